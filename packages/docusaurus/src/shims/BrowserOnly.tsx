import type { ReactNode } from 'react';
import { useIsBrowser } from './docusaurus.ts';

type BrowserOnlyProps = { fallback?: ReactNode; children?: () => ReactNode };

/**
 * Renders its children only in the browser: in an island, once it is live. Elsewhere it renders the
 * fallback.
 */
export function BrowserOnly(props: BrowserOnlyProps) {
  return <>{browserContent(useIsBrowser(), props)}</>;
}

/** What is rendered, in a browser or elsewhere. */
export function browserContent(
  isBrowser: boolean,
  { fallback, children }: BrowserOnlyProps,
): ReactNode {
  return isBrowser && children ? <InBrowser render={children} /> : fallback;
}

/** Calls a function in a component of its own, since it may call hooks, which have to run from a component's first render. */
function InBrowser({ render }: { render: () => ReactNode }) {
  return <>{render()}</>;
}
