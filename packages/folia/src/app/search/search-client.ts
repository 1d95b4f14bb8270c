import type {
  SearchAddresses,
  SearchHit,
  SearchOptions,
  WorkerAnswer,
  WorkerRequest,
} from 'folia-search/format';
import type { ShellData } from '../../contract/shell-data.ts';
import { TIME_LIMIT, withinTimeLimit } from '../time-limit.ts';
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
 * Starts the worker and loads the index.
 *
 * @param isRetry whether it has failed before, so that cached files may be from an older build
 * @throws if the index cannot be loaded, not even from the URLs of a newer build
 */
export async function openSearchClient(
  addresses: SearchAddresses,
  isRetry: boolean,
): Promise<SearchClient> {
  if (isRetry) return startWorker((await fetchCurrentAddresses()) ?? addresses, 'reload');
  try {
    return await startWorker(addresses, 'default');
  } catch (error) {
    // A deployment may have replaced the files, whose names change with their content.
    const current = await fetchCurrentAddresses();
    if (
      !current ||
      (current.index === addresses.index && current.documents === addresses.documents)
    )
      throw error;
    return startWorker(current, 'default');
  }
}

type PendingQuery = {
  answer: (hits: SearchHit[] | undefined) => void;
  fail: (error: Error) => void;
};

/** Starts the worker and passes it the files, which the page fetches at the same time. */
async function startWorker(
  { documents, index }: SearchAddresses,
  cache: RequestCache,
): Promise<SearchClient> {
  const files = Promise.all([
    documents === undefined ? undefined : fetchBytes(documents, cache),
    fetchBytes(index, cache),
  ]);
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
    const [[documentBytes, indexBytes]] = await Promise.all([
      files,
      withinTimeLimit(started.promise, 'The code of the search'),
    ]);
    // Made absolute here, because a worker resolves URLs against that of its own code.
    const indexUrl = toAbsoluteUrl(index);
    send({ kind: 'load', documents: documentBytes, index: indexBytes, indexUrl });
    return { options: await ready.promise, search };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

function toAbsoluteUrl(path: string): string {
  return new URL(path, location.href).href;
}

/** The URLs in the document that the host serves now. */
async function fetchCurrentAddresses(): Promise<SearchAddresses | undefined> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const document = await (await fetch(location.href, { signal })).text();
    const [, shellUrl] = /data-shell="([^"]+)"/.exec(document) ?? [];
    if (shellUrl === undefined) return undefined;
    const shell: ShellData = await (await fetch(shellUrl, { signal })).json();
    return shell.search;
  } catch {
    return undefined;
  }
}
