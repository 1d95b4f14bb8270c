import type { SearchHit } from 'folia-search/format';
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Texts } from '../../contract/texts.ts';
import { useSite, useTexts } from '../site-context.ts';
import { chooseHit } from './choose-hit.ts';
import { closeOnBack } from './close-on-back.ts';
import { HitList } from './HitList.tsx';
import { keepFocusWithin } from './keep-focus-within.ts';
import { keepPageStill } from './keep-page-still.ts';
import { NothingFound } from './NothingFound.tsx';
import { RecentList } from './RecentList.tsx';
import { clearRecentSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';
import { SearchFailed } from './SearchFailed.tsx';
import { SearchKeys } from './SearchKeys.tsx';
import { type Answer, useAnswer } from './use-answer.ts';
import { useSearchState } from './use-search-state.ts';

/** The query and mode of an Enter key that was pressed before the results arrived. */
type PendingEnter = { query: string; inNewTab: boolean };

/**
 * The search dialog: a combobox over a list of hits
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The field keeps the focus; the arrow keys
 * move through the list. It is a popover in each document, which the boot script opens. React does
 * not control the field, so that text typed before this code has loaded is kept.
 */
export function SearchDialog() {
  const texts = useTexts();
  const { search } = useSite();
  const state = useSearchState();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [recent, setRecent] = useState<string[]>([]);
  const pendingEnter = useRef<PendingEnter>(undefined);
  const answer = useAnswer(state.client, query, (error) => search?.fail(error));

  const choosePending = useEffectEvent((answered: Answer) => {
    const hit = answered.hits[active] ?? answered.hits[0];
    if (hit && pendingEnter.current?.query === answered.query)
      choose(hit, pendingEnter.current.inNewTab);
  });
  // Runs once the answer is shown, so that no Enter is lost between its arrival and its display.
  useEffect(() => {
    if (answer) choosePending(answer);
  }, [answer]);

  const initialize = useEffectEvent((element: HTMLDialogElement, input: HTMLInputElement) => {
    updateQuery(input.value);
    setRecent(readRecentSearches());
    const entered = document.documentElement.dataset.search;
    if (entered) pendingEnter.current = { query: entered, inNewTab: false };
    const cleanups = [
      closeOnBack(element),
      keepFocusWithin(element, input),
      keepPageStill(element, '.search-answers'),
    ];
    return () => {
      for (const end of cleanups) end();
    };
  });
  useEffect(() => {
    if (dialog.current && field.current) return initialize(dialog.current, field.current);
  }, []);

  const isEmpty = query.trim() === '';
  const hasFailed = state.status === 'failed';
  const hits = isEmpty ? [] : (answer?.hits ?? []);
  const count = hasFailed ? 0 : isEmpty ? recent.length : hits.length;
  const close = () => dialog.current?.hidePopover();

  function updateQuery(text: string): void {
    pendingEnter.current = undefined;
    setQuery(text);
    setActive(0);
  }
  function searchAgain(text: string): void {
    if (field.current) field.current.value = text;
    updateQuery(text);
  }
  function choose(hit: SearchHit, isBeside: boolean): void {
    pendingEnter.current = undefined;
    rememberSearch(query);
    if (isBeside) {
      open(hit.url, '_blank', 'noopener');
      return;
    }
    chooseHit(hit, state.client?.options.highlightResult ?? false);
    close();
  }
  function chooseActive(inNewTab: boolean): void {
    const hit = hits[active];
    const recentQuery = recent[active];
    if (isEmpty) {
      if (recentQuery !== undefined) searchAgain(recentQuery);
    } else if (answer?.query === query) {
      if (hit) choose(hit, inNewTab);
    } else {
      // Hits for the previous text must not be chosen for the current one.
      pendingEnter.current = { query, inNewTab };
    }
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) setActive((active + step + count) % count);
    else if (event.key === 'Enter') chooseActive(event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  }
  const closeOnBackdrop = ({ target }: MouseEvent) => target === dialog.current && close();

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
        if (newState !== 'open') return;
        setRecent(readRecentSearches());
        setActive(0);
      }}
      onClick={closeOnBackdrop}
    >
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
          placeholder={state.status === 'ready' ? texts.search : texts.searchLoading}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onInput={(event) => updateQuery(event.currentTarget.value)}
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
      <output className="sr-only" aria-live="polite">
        {!isEmpty &&
          answer?.query === query &&
          !hasFailed &&
          spokenCount(hits.length, query, texts)}
      </output>
      <div className="search-answers">
        {state.status === 'idle' ? (
          <SearchLoading />
        ) : hasFailed ? (
          <SearchFailed onRetry={search?.load} onClose={close} />
        ) : isEmpty ? (
          <RecentList
            queries={recent}
            active={active}
            onChoose={searchAgain}
            onForget={() => {
              clearRecentSearches();
              setRecent([]);
            }}
          />
        ) : hits.length > 0 ? (
          <HitList
            hits={hits}
            active={active}
            onHover={setActive}
            onChoose={(hit) => choose(hit, false)}
          />
        ) : answer ? (
          <NothingFound query={answer.query} onChoose={close} />
        ) : (
          <p className="search-hint">{texts.searchLoading}</p>
        )}
      </div>
      {state.status !== 'idle' && <SearchKeys />}
    </dialog>
  );
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
function spokenCount(count: number, query: string, texts: Texts): string {
  return count > 0 ? `${texts.searchHits}: ${count}` : `${texts.searchNothing} “${query.trim()}”`;
}
