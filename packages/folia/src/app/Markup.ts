import { createElement, type HTMLAttributes, type ReactElement, useMemo } from 'react';
import { livePolicy } from './live-policy.ts';

type Props = HTMLAttributes<HTMLElement> & {
  /** Name of the element. */
  as?: 'div' | 'footer' | 'li' | 'span';
  /** Written by the build. React leaves the content of the element alone while it stays the same. */
  html: string;
};

/** An element with HTML. The live shell puts HTML into the document only through it. */
export function Markup({ as = 'div', html, ...attributes }: Props): ReactElement {
  // React compares trusted values by identity, and would write the same content again.
  const __html = useMemo(() => livePolicy.createHTML(html), [html]);
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html } });
}
