import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type LiveParts, LiveSite } from '../LiveSite.tsx';
import { SearchDialog } from './SearchDialog.tsx';

/** Makes the dialog of the document live. It may be open, and its field be written in, all the while. */
export function hydrateSearch(container: HTMLElement, live: LiveParts): void {
  startTransition(() => {
    hydrateRoot(
      container,
      <LiveSite {...live} firstSidebars={new Map()}>
        <SearchDialog />
      </LiveSite>,
    );
  });
}
