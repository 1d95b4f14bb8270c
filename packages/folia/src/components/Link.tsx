import type { ComponentProps } from 'react';
import { pageHref } from './base-url.ts';
import { useSiteValues } from './site-values.ts';

type Props = ComponentProps<'a'> & {
  to?: string | { pathname?: string; search?: string; hash?: string };
  /**
   * This and the following props are accepted but ignored: what Docusaurus's router does with them,
   * the browser does natively.
   */
  autoAddBaseUrl?: boolean;
  isNavLink?: boolean;
  activeClassName?: string;
  exact?: boolean;
  'data-noBrokenLinkCheck'?: boolean;
};

/** A link. If its target is a string literal, the compiler has already resolved it. */
export function Link({
  to,
  href,
  children,
  autoAddBaseUrl: _,
  isNavLink: __,
  activeClassName: ___,
  exact: ____,
  'data-noBrokenLinkCheck': _____,
  ...attributes
}: Props) {
  const site = useSiteValues();
  return (
    <a href={pageHref(toUrl(to ?? href), site)} {...attributes}>
      {children}
    </a>
  );
}

function toUrl(to: Props['to']): string {
  if (to === undefined || typeof to === 'string') return to ?? '';
  return `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}
