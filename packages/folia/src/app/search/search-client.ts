import type {
  SearchAddresses,
  SearchHit,
  SearchOptions,
  WorkerAnswer,
  WorkerRequest,
} from 'folia-search/format';
import { withinTimeLimit } from '../time-limit.ts';
import { fetchBytes } from './fetch-bytes.ts';

/** Sends queries to the worker. */
export type SearchClient = {
  options: SearchOptions;
  /**
   * The hits of a query; undefined if a later query has replaced it.
   *
   * @throws if a part of a large index fails to load. The client cannot be used afterwards.
   */
  search: (query: string) => Promise<SearchHit[] | undefined>;
};

/**
 * Starts the worker and loads the index. If a file cannot be loaded or a cache has files of
 * different builds, it fetches them again from the server.
 *
 * @param isRetry whether it has failed before
 * @throws if the index cannot be loaded
 */
export async function openSearchClient(
  addresses: SearchAddresses,
  isRetry: boolean,
): Promise<SearchClient> {
  if (isRetry) return startWorker(addresses, 'reload');
  try {
    return await startWorker(addresses, 'default');
  } catch {
    return startWorker(addresses, 'reload');
  }
}

type PendingQuery = {
  answer: (hits: SearchHit[] | undefined) => void;
  fail: (error: Error) => void;
};

/** Starts the worker and passes it the files, which the page fetches at the same time. */
async function startWorker(
  { titles, index }: SearchAddresses,
  cache: RequestCache,
): Promise<SearchClient> {
  const files = Promise.all([fetchBytes(titles, cache), fetchBytes(index, cache)]);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const send = (request: WorkerRequest) => worker.postMessage(request);
  let lastId = 0;
  let pending: PendingQuery | undefined;

  function search(query: string): Promise<SearchHit[] | undefined> {
    lastId += 1;
    pending?.answer(undefined);
    send({ kind: 'query', id: lastId, query });
    return new Promise((answer, fail) => {
      pending = { answer, fail };
    });
  }

  const fail = (error: Error) => {
    worker.terminate();
    pending?.fail(error);
    return error;
  };
  const started = Promise.withResolvers<void>();
  const ready = Promise.withResolvers<SearchOptions>();
  worker.onerror = ({ message }) => {
    const error = fail(new Error(message || 'The code of the search failed to load.'));
    started.reject(error);
    ready.reject(error);
  };
  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
    if (data.kind === 'started') started.resolve();
    else if (data.kind === 'ready') ready.resolve(data.options);
    else if (data.kind === 'failed') ready.reject(fail(new Error(data.message)));
    else if (data.id === lastId) pending?.answer(data.hits);
  };
  // Avoids an unhandled rejection if the other promise fails first.
  ready.promise.catch(() => {});
  try {
    const [[titleBytes, indexBytes]] = await Promise.all([
      files,
      withinTimeLimit(started.promise, 'The code of the search'),
    ]);
    // Made absolute here, because a worker resolves URLs against that of its own code.
    const indexUrl = toAbsoluteUrl(index);
    send({ kind: 'load', titles: titleBytes, index: indexBytes, indexUrl });
    return { options: await ready.promise, search };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

function toAbsoluteUrl(path: string): string {
  return new URL(path, location.href).href;
}
