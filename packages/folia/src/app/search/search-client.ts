import type { SearchAddresses, WorkerAnswer, WorkerRequest } from 'folia-search/format';
import { livePolicy } from '../live-policy.ts';
import { TIME_LIMIT, withinTimeLimit } from '../time-limit.ts';
import { fetchBytes } from './fetch-bytes.ts';
import type { SearchAnswer } from './search-answer.ts';
import workerUrl from './worker.ts?worker&url';

/** How long a worker that has given up a request may take to report that, in milliseconds. */
const SLACK = 2000;

/** A running worker. */
export type SearchClient = {
  /** Asks for the hits of a query, in place of the previous one. */
  search: (query: string) => void;
  close: () => void;
};

type ClientEvents = {
  onAnswer: (answer: SearchAnswer) => void;
  /** Everything is indexed, and what was typed meanwhile has its complete answer. */
  onReady: () => void;
  /** The client cannot be used afterwards. */
  onFail: (error: unknown) => void;
};

/**
 * Starts the worker and loads the index. The worker answers as soon as it has the titles.
 *
 * @param typed the query so far
 * @throws if the browser refuses a worker
 */
export function openSearchClient(
  findAddresses: () => Promise<SearchAddresses>,
  cache: RequestCache,
  { onAnswer, onReady, onFail }: ClientEvents,
  typed?: string,
): SearchClient {
  const { worker, hasTitles } = takeStartedWorker() ?? {
    worker: new Worker(livePolicy.createScriptURL(workerUrl), { type: 'module' }),
    hasTitles: undefined,
  };
  const started = Promise.withResolvers<void>();
  let isOpen = true;
  let isReady = false;
  let lastId = 0;
  let hasAnswered = false;
  /** A worker that the browser has terminated reports nothing. */
  let silence: ReturnType<typeof setTimeout> | undefined;

  const send = (request: WorkerRequest, bytes: ArrayBuffer[] = []) => {
    if (isOpen) worker.postMessage(request, bytes);
  };
  const close = () => {
    isOpen = false;
    clearTimeout(silence);
    worker.terminate();
  };
  const fail = (error: unknown) => {
    if (!isOpen) return;
    close();
    onFail(error);
  };
  worker.onerror = ({ message }) =>
    fail(new Error(message || 'The code of the search failed to load.'));
  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
    clearTimeout(silence);
    if (data.kind === 'started') started.resolve();
    else if (data.kind === 'ready') {
      isReady = true;
      onReady();
    } else if (data.kind === 'failed') fail(new Error(data.message));
    else if (data.id === lastId || !hasAnswered) {
      // Hits for what was typed before are better than none.
      hasAnswered = true;
      onAnswer(data);
    }
  };

  async function load(): Promise<void> {
    const { titles, index } = await findAddresses();
    if (!(await hasTitles)) {
      const first = await fetchBytes(titles, cache);
      send({ kind: 'titles', bytes: first, url: new URL(titles, location.href).href }, [first]);
    }
    // Requested only now, so that the first hits have the connection to themselves.
    const rest = await fetchBytes(index, cache);
    send({ kind: 'index', bytes: rest }, [rest]);
  }
  const search = (query: string) => {
    lastId += 1;
    send({ kind: 'query', id: lastId, query });
    clearTimeout(silence);
    // Before the worker is ready, it waits for the network; afterwards, only for some queries, within the limit.
    const giveUp = () => fail(new Error('The search is not responding.'));
    if (isReady) silence = setTimeout(giveUp, TIME_LIMIT + SLACK);
  };
  // First, so that the worker fetches what it needs before anything else.
  if (typed !== undefined) search(typed);
  // The worker may have started before anything listened to it.
  send({ kind: 'start' });
  withinTimeLimit(started.promise, 'The code of the search').catch(fail);
  load().catch(fail);

  return { search, close };
}

declare global {
  interface Window {
    /** The worker that the document has started; 0 if it failed or was taken. */
    searchWorker?: Worker | 0;
    /** Whether the document has passed the titles to that worker; false if it could not fetch them. */
    searchTitles?: Promise<boolean | 0>;
  }
}

type StartedWorker = { worker: Worker; hasTitles: Promise<boolean | 0> };

/**
 * Takes the worker that the document has started. Afterwards, the document starts none. If the titles take too long, they
 * count as not passed.
 */
function takeStartedWorker(): StartedWorker | undefined {
  const { searchWorker: worker, searchTitles = Promise.resolve(false) } = window;
  window.searchWorker = 0;
  if (!worker) return undefined;
  return { worker, hasTitles: withinTimeLimit(searchTitles, 'The titles').catch(() => false) };
}
