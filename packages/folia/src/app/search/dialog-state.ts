import type { SearchHit } from 'folia-search/format';
import type { ShellTexts } from '../../contract/texts.ts';
import type { SearchAnswer } from './search-answer.ts';
import type { SearchStatus } from './search-store.ts';

/** What the dialog shows. */
export type DialogState = {
  status: SearchStatus;
  query: string;
  /** Number of the selected option. */
  active: number;
  /** Whether the reader has moved through the hits of this query. */
  hasMoved: boolean;
  /** The latest answer, which stays until the next one arrives. */
  answer?: SearchAnswer;
  /** The recent searches. */
  recent: string[];
  /** An Enter key that was pressed before the hits arrived. */
  pendingEnter?: { query: string; inNewTab: boolean };
  /** Absent until the file of the shell has loaded. */
  texts?: ShellTexts;
};

/** Whether nothing has been typed but white space, so that recent searches are shown. */
export function isEmpty({ query }: DialogState): boolean {
  return query.trim() === '';
}

/** The hits of the latest answer, which may be for an earlier query; none without a query. */
export function listHits(state: DialogState): SearchHit[] {
  return isEmpty(state) ? [] : (state.answer?.hits ?? []);
}

/** The number of options to select from. */
export function countOptions(state: DialogState): number {
  if (state.status === 'failed') return 0;
  return isEmpty(state) ? state.recent.length : listHits(state).length;
}
