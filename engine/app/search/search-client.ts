import type {
  SearchAddresses,
  SearchHit,
  SearchOptions,
  WorkerAnswer,
  WorkerRequest,
} from '../../contract/search.ts';
import type { ShellData } from '../../contract/shell-data.ts';

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
  if (isRetry) return startWorker((await currentAddresses()) ?? addresses);
  try {
    return await startWorker(addresses);
  } catch (error) {
    // A deployment in the meantime has replaced the files, whose names change with their content.
    const current = await currentAddresses();
    if (
      !current ||
      (current.index === addresses.index && current.documents === addresses.documents)
    )
      throw error;
    return startWorker(current);
  }
}

type Waiting = {
  answer: (hits: SearchHit[] | undefined) => void;
  fail: (error: Error) => void;
};

function startWorker({ documents, index }: SearchAddresses): Promise<SearchClient> {
  const worker = new Worker(new URL('../../search/worker.ts', import.meta.url), { type: 'module' });
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

  return new Promise((resolve, reject) => {
    const fail = (message: string) => {
      worker.terminate();
      const error = new Error(message);
      reject(error);
      waiting?.fail(error);
    };
    worker.onerror = (event) => fail(event.message || 'The code of the search did not load.');
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'ready') resolve({ options: data.options, search });
      else if (data.kind === 'failed') fail(data.message);
      else if (data.id === lastId) waiting?.answer(data.hits);
    };
    // Made absolute here: a worker resolves addresses from where its own code stands.
    tell({ kind: 'load', documents: documents && absolute(documents), index: absolute(index) });
  });
}

function absolute(path: string): string {
  return new URL(path, location.href).href;
}

/** The addresses that the document names as it stands on the host now. */
async function currentAddresses(): Promise<SearchAddresses | undefined> {
  try {
    const document = await (await fetch(location.href)).text();
    const [, shellUrl] = /data-shell="([^"]+)"/.exec(document) ?? [];
    if (shellUrl === undefined) return undefined;
    const shell: ShellData = await (await fetch(shellUrl)).json();
    return shell.search;
  } catch {
    return undefined;
  }
}
