import type {
  SearchAddresses,
  SearchHit,
  SearchOptions,
  WorkerAnswer,
  WorkerRequest,
} from 'folia-search/format';
import type { ShellData } from '../../contract/shell-data.ts';
import { fetchBytes, TIME_LIMIT, withinTimeLimit } from '../time-limit.ts';

/** Asks the worker. */
export type SearchClient = {
  options: SearchOptions;
  /**
   * The hits of a query; undefined where a later query has taken its place.
   * @throws where what it needs of a large index cannot be had; the client is of no more use then
   */
  search: (query: string) => Promise<SearchHit[] | undefined>;
};

/**
 * Starts the worker and has it load the index.
 * @param isRetry whether it has failed before: files that the browser holds may then be those of an older build
 * @throws where the index cannot be had, also not at the addresses of a newer build
 */
export async function openSearchClient(
  addresses: SearchAddresses,
  isRetry: boolean,
): Promise<SearchClient> {
  if (isRetry) return startWorker((await currentAddresses()) ?? addresses, 'reload');
  try {
    return await startWorker(addresses, 'default');
  } catch (error) {
    // A deployment in the meantime has replaced the files, whose names change with their content.
    const current = await currentAddresses();
    if (
      !current ||
      (current.index === addresses.index && current.documents === addresses.documents)
    )
      throw error;
    return startWorker(current, 'default');
  }
}

type Waiting = {
  answer: (hits: SearchHit[] | undefined) => void;
  fail: (error: Error) => void;
};

/** Starts the worker and gives it the files, which the page fetches at the same time. */
async function startWorker(
  { documents, index }: SearchAddresses,
  cache: RequestCache,
): Promise<SearchClient> {
  const files = Promise.all([
    documents === undefined ? undefined : fetchBytes(documents, cache),
    fetchBytes(index, cache),
  ]);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const tell = (request: WorkerRequest) => worker.postMessage(request);
  let lastId = 0;
  let waiting: Waiting | undefined;

  function search(query: string): Promise<SearchHit[] | undefined> {
    lastId += 1;
    waiting?.answer(undefined);
    tell({ kind: 'query', id: lastId, query });
    return new Promise((answer, fail) => {
      waiting = { answer, fail };
    });
  }

  const fail = (error: Error) => {
    worker.terminate();
    waiting?.fail(error);
    return error;
  };
  const started = Promise.withResolvers<void>();
  const ready = Promise.withResolvers<SearchOptions>();
  worker.onerror = ({ message }) => {
    const error = fail(new Error(message || 'The code of the search did not load.'));
    started.reject(error);
    ready.reject(error);
  };
  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
    if (data.kind === 'started') started.resolve();
    else if (data.kind === 'ready') ready.resolve(data.options);
    else if (data.kind === 'failed') ready.reject(fail(new Error(data.message)));
    else if (data.id === lastId) waiting?.answer(data.hits);
  };
  // Where the other fails first.
  ready.promise.catch(() => {});
  try {
    const [[documentBytes, indexBytes]] = await Promise.all([
      files,
      withinTimeLimit(started.promise, 'The code of the search'),
    ]);
    // Made absolute here: a worker resolves addresses from where its own code is.
    const indexUrl = absolute(index);
    tell({ kind: 'load', documents: documentBytes, index: indexBytes, indexUrl });
    return { options: await ready.promise, search };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

function absolute(path: string): string {
  return new URL(path, location.href).href;
}

/** The addresses that the document names as it stands on the host now. */
async function currentAddresses(): Promise<SearchAddresses | undefined> {
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
