import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type LiveContext, LiveSite } from '../LiveSite.tsx';
import { SearchDialog } from './SearchDialog.tsx';

/** Hydrates the document's dialog, which may already be open and in use. */
export function hydrateSearch(container: HTMLElement, live: LiveContext): void {
  startTransition(() => {
    hydrateRoot(
      container,
      <LiveSite {...live} firstSidebars={new Map()}>
        <SearchDialog />
      </LiveSite>,
    );
  });
}
