import { type ChangeEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { SearchAddresses } from '../../contract/search.ts';
import type { Texts } from '../../contract/texts.ts';
import { useSite, useTexts } from '../site-context.ts';
import { FoundWords } from './FoundWords.tsx';
import { SearchFailed } from './SearchFailed.tsx';
import { makeSearchStore, type SearchState } from './search-store.ts';
import { answerSearchKeys } from './shortcut.ts';

/** The search box of the navigation bar; nothing where the site has no search. */
export function SearchBox() {
  const { search } = useSite().shell;
  return search ? <Box addresses={search} /> : null;
}

/**
 * Looks like a field, and opens the dialog. It cannot be written in until the index has come, which the first hover,
 * click or focus asks for; the shortcuts open the dialog from anywhere.
 */
function Box({ addresses }: { addresses: SearchAddresses }) {
  const texts = useTexts();
  const [store] = useState(() => makeSearchStore(addresses));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const [typed, setTyped] = useState<string>();
  const box = useRef<HTMLInputElement>(null);

  const open = (query = takeQuery(box.current)) => {
    store.load();
    setTyped(query);
  };
  useEffect(() => {
    // What the reader did before the shell was live: the pointer came near, or the box was tapped.
    if (addresses.loadOnMount || box.current?.matches(':hover')) store.load();
    if (document.activeElement === box.current) {
      store.load();
      setTyped(takeQuery(box.current));
    }
    return answerSearchKeys(() => {
      store.load();
      setTyped((now) => now ?? '');
    });
  }, [addresses, store]);

  // One that failed can be tried again.
  const isWaiting = state.status === 'idle' || state.status === 'loading';
  const Dialog = state.part?.SearchDialog;
  return (
    <div className="search-box" data-status={state.status}>
      <span className="icon icon-search" />
      <input
        ref={box}
        type="search"
        aria-label={texts.search}
        aria-haspopup="dialog"
        aria-disabled={isWaiting || undefined}
        readOnly={isWaiting}
        placeholder={placeholder(state.status, texts)}
        value=""
        onChange={(event: ChangeEvent<HTMLInputElement>) => open(event.target.value)}
        onClick={() => open()}
        onKeyDown={(event) => event.key === 'Enter' && open()}
        onPointerEnter={store.load}
        onFocus={store.load}
      />
      <span className="search-label" aria-hidden="true">
        {texts.search}
      </span>
      {typed !== undefined &&
        (Dialog || state.status === 'failed') &&
        createPortal(
          Dialog ? (
            <Dialog
              state={state}
              firstQuery={typed}
              onRetry={store.load}
              onFail={store.fail}
              onClose={() => setTyped(undefined)}
            />
          ) : (
            <SearchFailed isAlone onRetry={store.load} onClose={() => setTyped(undefined)} />
          ),
          document.body,
        )}
      <FoundWords />
    </div>
  );
}

/** What the not-found page wants to be searched for. */
function takeQuery(box: HTMLInputElement | null): string {
  const query = box?.dataset.query ?? '';
  box?.removeAttribute('data-query');
  return query;
}

function placeholder(status: SearchState['status'], texts: Texts): string {
  if (status === 'failed') return texts.search;
  return status === 'ready' ? `${texts.search} ${shortcutName()}` : texts.searchLoading;
}

function shortcutName(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘+K' : 'Ctrl+K';
}
