import type { ReactNode } from 'react';
import { useIsBrowser } from './docusaurus.ts';

/**
 * Renders its children only in the browser: in an island, once it is live. Elsewhere it renders the
 * fallback.
 */
export function BrowserOnly({
  fallback,
  children,
}: {
  fallback?: ReactNode;
  children?: () => ReactNode;
}) {
  return <>{useIsBrowser() && children ? children() : fallback}</>;
}
