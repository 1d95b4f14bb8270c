import type { ComponentProps } from 'react';
import { useBaseUrl } from './base-url.ts';

type Props = ComponentProps<'a'> & { to?: string };

/** A link. Where its target is plain text, the compiler has resolved it already. */
export function Link({ to, href, children, ...attributes }: Props) {
  return (
    <a href={useBaseUrl(to ?? href)} {...attributes}>
      {children}
    </a>
  );
}
