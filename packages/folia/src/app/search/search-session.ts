import type { SearchAddresses } from 'folia-search/format';
import { makeStore } from '../store.ts';
import type { SearchAnswer } from './search-answer.ts';
import { openSearchClient, type SearchClient } from './search-client.ts';
import type { SearchStatus, SearchStore } from './search-store.ts';

export type SearchSession = SearchStore & {
  /** Asks for the hits of a query, now or as soon as there is anything to search. */
  search: (query: string) => void;
};

/** The least time that readers see a retry under way, in milliseconds. Offline, it fails at once. */
const VISIBLE_DURATION = 500;

/**
 * Loads the search. After a first failure, it fetches the files again from the server, since a
 * cache may have files of different builds, or shards may have been replaced by a deployment.
 *
 * @param findAddresses the addresses of the files; asked again after a failure
 */
export function makeSearchSession(
  findAddresses: () => Promise<SearchAddresses>,
  onAnswer: (answer: SearchAnswer) => void,
): SearchSession {
  const { getState, setState, subscribe } = makeStore<SearchStatus>('idle');
  let client: SearchClient | undefined;
  let query: string | undefined;
  let hasFailed = false;
  let visibleUntil = 0;

  function open(cache: RequestCache): void {
    setState('loading');
    const onReady = () => setState('ready');
    try {
      client = openSearchClient(findAddresses, cache, { onAnswer, onReady, onFail }, query);
    } catch (error) {
      onFail(error);
    }
  }
  function onFail(error: unknown): void {
    client = undefined;
    if (!hasFailed) {
      hasFailed = true;
      open('reload');
      return;
    }
    console.error('The search failed to load.', error);
    setTimeout(() => {
      if (!client) setState('failed');
    }, visibleUntil - performance.now());
  }

  function load(): void {
    if (client) return;
    if (hasFailed) visibleUntil = performance.now() + VISIBLE_DURATION;
    open(hasFailed ? 'reload' : 'default');
  }
  // It failed because the network was gone, most likely.
  addEventListener('online', () => {
    if (getState() === 'failed') load();
  });

  return {
    getState,
    subscribe,
    load,
    search(text) {
      query = text;
      client?.search(text);
    },
  };
}
