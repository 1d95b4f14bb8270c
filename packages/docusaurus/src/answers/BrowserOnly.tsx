import type { ReactNode } from 'react';
import { useIsBrowser } from './docusaurus.ts';

/** What only a browser can show: within an island it is shown there, elsewhere its fallback stands. */
export function BrowserOnly({
  fallback,
  children,
}: {
  fallback?: ReactNode;
  children?: () => ReactNode;
}) {
  return <>{useIsBrowser() && children ? children() : fallback}</>;
}
