import type { SearchHit } from 'folia-search/format';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSite } from '../site-context.ts';
import { chooseHit } from './choose-hit.ts';
import { closeOnBack } from './close-on-back.ts';
import { keepFocusWithin } from './keep-focus-within.ts';
import { keepPageStill } from './keep-page-still.ts';
import { clearRecentSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';
import { type Answer, useAnswer } from './use-answer.ts';
import { useSearchState } from './use-search-state.ts';

/** The query and mode of an Enter key that was pressed before the results arrived. */
type PendingEnter = { query: string; inNewTab: boolean };

/** The state of the search dialog, and what its controls do. */
export function useSearchDialog() {
  const { search } = useSite();
  const state = useSearchState();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const { recent, loadRecent, forgetRecent } = useRecentSearches();
  const pendingEnter = useRef<PendingEnter>(undefined);
  const answer = useAnswer(state.client, query, (error) => search?.fail(error));

  const choosePending = useEffectEvent((answered: Answer) => {
    const hit = answered.hits[active] ?? answered.hits[0];
    const pending = pendingEnter.current;
    if (hit && pending?.query === answered.query) choose(hit, pending.inNewTab);
  });
  // Runs once the answer is shown, so that no Enter is lost between its arrival and its display.
  useEffect(() => {
    if (answer) choosePending(answer);
  }, [answer]);

  useTakeOver(dialog, field, (typed) => {
    updateQuery(typed);
    loadRecent();
    const entered = document.documentElement.dataset.search;
    if (entered) pendingEnter.current = { query: entered, inNewTab: false };
  });

  const isEmpty = query.trim() === '';
  const hits = isEmpty ? [] : (answer?.hits ?? []);

  function updateQuery(text: string): void {
    pendingEnter.current = undefined;
    setQuery(text);
    setActive(0);
  }
  function searchAgain(text: string): void {
    if (field.current) field.current.value = text;
    updateQuery(text);
  }
  function choose(hit: SearchHit, inNewTab: boolean): void {
    pendingEnter.current = undefined;
    rememberSearch(query);
    if (inNewTab) {
      open(hit.url, '_blank', 'noopener');
      return;
    }
    chooseHit(hit, state.client?.options.highlightResult ?? false);
    dialog.current?.hidePopover();
  }
  function chooseActive(inNewTab: boolean): void {
    const hit = hits[active];
    const recentQuery = recent[active];
    if (isEmpty) {
      if (recentQuery !== undefined) searchAgain(recentQuery);
    } else if (answer?.query === query) {
      if (hit) choose(hit, inNewTab);
      // Hits for the previous text must not be chosen for the current one.
    } else pendingEnter.current = { query, inNewTab };
  }
  function showRecent(): void {
    loadRecent();
    setActive(0);
  }
  const actions = { updateQuery, searchAgain, choose, chooseActive, showRecent, forgetRecent };
  return {
    status: state.status,
    dialog,
    field,
    query,
    isEmpty,
    answer,
    hits,
    recent,
    active,
    setActive,
    actions,
  };
}

/** The recent searches; empty until they are loaded. */
function useRecentSearches() {
  const [recent, setRecent] = useState<string[]>([]);
  const loadRecent = () => setRecent(readRecentSearches());
  const forgetRecent = () => {
    clearRecentSearches();
    setRecent([]);
  };
  return { recent, loadRecent, forgetRecent };
}

/**
 * Takes over the document's dialog from the boot script, once.
 * @param onStart receives the text that was typed before this code had loaded
 */
function useTakeOver(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLInputElement | null>,
  onStart: (typed: string) => void,
): void {
  const takeOver = useEffectEvent((element: HTMLDialogElement, input: HTMLInputElement) => {
    onStart(input.value);
    const cleanups = [
      closeOnBack(element),
      keepFocusWithin(element, input),
      keepPageStill(element, '.search-answers'),
    ];
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  });
  useEffect(() => {
    if (dialog.current && field.current) return takeOver(dialog.current, field.current);
  }, [dialog, field]);
}
