import type { ComponentProps } from 'react';

type Props = ComponentProps<'h1'> & { as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' };

/** A heading of the level in `as`. */
export function Heading({ as: Tag = 'h1', ...attributes }: Props) {
  return <Tag {...attributes} />;
}
