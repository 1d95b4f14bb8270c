import type { SearchHit } from 'folia-search/format';
import { improveAnswer } from './better-answer.ts';
import { chooseHit } from './choose-hit.ts';
import type { DialogParts } from './dialog-parts.ts';
import { countOptions, type DialogState, isEmpty, listHits } from './dialog-state.ts';
import { findOptions, markActive } from './dialog-view.ts';
import { clearRecentSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';
import type { SearchAnswer } from './search-answer.ts';

/** What readers do in the dialog. */
export type DialogActions = ReturnType<typeof makeDialogActions>;

/** @param draw shows the state @param search asks for the hits of a query */
export function makeDialogActions(
  parts: DialogParts,
  state: DialogState,
  draw: () => void,
  search: (query: string) => void,
) {
  const { dialog, field } = parts;

  function accept(next: SearchAnswer): void {
    state.answer = improveAnswer(state.answer, next, state.hasMoved);
    draw();
    const { pendingEnter } = state;
    const shown = listHits(state);
    const hit = shown[state.active] ?? shown[0];
    if (hit && !next.isEarly && pendingEnter?.query === next.query)
      choose(hit, pendingEnter.inNewTab);
  }
  function updateQuery(query: string): void {
    Object.assign(state, { query, active: 0, hasMoved: false, pendingEnter: undefined });
    if (!isEmpty(state)) search(query);
    draw();
  }
  function searchAgain(query: string): void {
    field.value = query;
    updateQuery(query);
  }
  function choose(hit: SearchHit, inNewTab: boolean): void {
    state.pendingEnter = undefined;
    rememberSearch(state.query);
    if (inNewTab) {
      open(hit.url, '_blank', 'noopener');
      return;
    }
    chooseHit(hit, state.answer?.options.highlightResult ?? false);
    dialog.hidePopover();
  }
  function chooseActive(inNewTab: boolean): void {
    const { query, active, recent, answer } = state;
    if (isEmpty(state)) {
      const recentQuery = recent[active];
      if (recentQuery !== undefined) searchAgain(recentQuery);
      return;
    }
    const hit = listHits(state)[active];
    // Hits for the previous text must not be chosen for the current one.
    if (answer?.query !== query) state.pendingEnter = { query, inNewTab };
    else if (hit) choose(hit, inNewTab);
  }
  function select(index: number): void {
    Object.assign(state, { active: index, hasMoved: true });
    markActive(parts, state);
    findOptions(parts.answers)[index]?.scrollIntoView({ block: 'nearest' });
  }
  function move(step: number): void {
    const count = countOptions(state);
    if (count > 0) select((state.active + step + count) % count);
  }
  function showRecent(): void {
    Object.assign(state, { recent: readRecentSearches(), active: 0, hasMoved: false });
    draw();
  }
  function forgetRecent(): void {
    clearRecentSearches();
    showRecent();
  }
  /** Readers who have closed the dialog do not expect to be led anywhere. */
  function forgetEnter(): void {
    state.pendingEnter = undefined;
  }
  const close = () => dialog.hidePopover();
  return {
    ...{ accept, updateQuery, searchAgain, choose, chooseActive },
    ...{ select, move, showRecent, forgetRecent, forgetEnter, close },
  };
}
