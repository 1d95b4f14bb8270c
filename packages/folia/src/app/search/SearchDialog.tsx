import type { KeyboardEvent } from 'react';
import type { ShellTexts } from '../../contract/texts.ts';
import { useSite, useTexts } from '../site-context.ts';
import { HitList } from './HitList.tsx';
import { NothingFound } from './NothingFound.tsx';
import { RecentList } from './RecentList.tsx';
import { SearchFailed } from './SearchFailed.tsx';
import { SearchKeys } from './SearchKeys.tsx';
import { useSearchDialog } from './use-search-dialog.ts';

type Search = ReturnType<typeof useSearchDialog>;

/**
 * The search dialog: a combobox over a list of hits
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The field keeps the focus; the arrow keys
 * move through the list. It is a popover in each document, which the boot script opens. React does
 * not control the field, so that text typed before this code has loaded is kept.
 */
export function SearchDialog() {
  const texts = useTexts();
  const search = useSearchDialog();
  const { status, dialog, query, isEmpty, answer, hits, actions } = search;
  const close = () => dialog.current?.hidePopover();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes every popover.
    <dialog
      ref={dialog}
      id="search-dialog"
      className="search-dialog"
      popover="auto"
      aria-modal="true"
      aria-label={texts.search}
      onBeforeToggle={({ newState }) => {
        if (newState === 'open') actions.showRecent();
      }}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <SearchField search={search} />
      <output className="sr-only" aria-live="polite">
        {!isEmpty &&
          answer?.query === query &&
          status !== 'failed' &&
          spokenCount(hits.length, query, texts)}
      </output>
      <div className="search-answers">
        <Answers search={search} close={close} />
      </div>
      {status !== 'idle' && <SearchKeys />}
    </dialog>
  );
}

function SearchField({ search }: { search: Search }) {
  const texts = useTexts();
  const { status, field, isEmpty, hits, recent, active, setActive, actions } = search;
  const count = status === 'failed' ? 0 : isEmpty ? recent.length : hits.length;
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) setActive((active + step + count) % count);
    else if (event.key === 'Enter') actions.chooseActive(event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  }
  return (
    <div className="search-field">
      <span className="icon icon-search" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={texts.search}
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls="search-list"
        aria-activedescendant={count > 0 ? `search-option-${active}` : undefined}
        placeholder={status === 'ready' ? texts.search : texts.searchLoading}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        onInput={(event) => actions.updateQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className="search-close"
        aria-label={texts.closeSearch}
        popoverTarget="search-dialog"
        popoverTargetAction="hide"
      >
        <span className="icon icon-close" />
      </button>
    </div>
  );
}

/** What is below the field: recent searches, hits, or a message. */
function Answers({ search, close }: { search: Search; close: () => void }) {
  const texts = useTexts();
  const store = useSite().search;
  const { status, isEmpty, answer, hits, recent, active, setActive, actions } = search;
  if (status === 'idle') return <SearchLoading />;
  if (status === 'failed') return <SearchFailed onRetry={store?.load} onClose={close} />;
  if (isEmpty) {
    return (
      <RecentList
        queries={recent}
        active={active}
        onChoose={actions.searchAgain}
        onForget={actions.forgetRecent}
      />
    );
  }
  if (hits.length > 0) {
    return (
      <HitList
        hits={hits}
        active={active}
        onHover={setActive}
        onChoose={(hit) => actions.choose(hit, false)}
      />
    );
  }
  if (answer) return <NothingFound query={answer.query} onChoose={close} />;
  return <p className="search-hint">{texts.searchLoading}</p>;
}

/** The style sheet shows one of these: the error if the scripts fail to load. */
function SearchLoading() {
  const texts = useTexts();
  return (
    <>
      <p className="search-hint">{texts.searchLoading}</p>
      <div className="load-failed">
        <SearchFailed />
      </div>
    </>
  );
}

/** The announcement for screen readers, phrased without a plural. */
function spokenCount(count: number, query: string, texts: ShellTexts): string {
  return count > 0 ? `${texts.searchHits}: ${count}` : `${texts.searchNothing} “${query.trim()}”`;
}
