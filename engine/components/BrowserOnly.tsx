import type { ReactNode } from 'react';

/** Content is never run in a browser: what would be shown there is left out for its fallback. */
export function BrowserOnly({ fallback }: { fallback?: ReactNode; children?: unknown }) {
  return <>{fallback}</>;
}
