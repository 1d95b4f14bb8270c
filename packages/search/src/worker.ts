/**
 * The search worker. It keeps documents and index off the page's thread, so that neither loading
 * nor searching blocks the page. If several queries arrive while one is being answered, only the
 * last is answered next.
 */
import type {
  SearchHit,
  SearchOptions,
  ShardedIndexFile,
  TextsFile,
  TitlesFile,
  WorkerAnswer,
  WorkerRequest,
} from './format.ts';
import { openSearch } from './open-search.ts';
import { joinSearch } from './search-parts.ts';
import { openShardedSearch } from './sharded/open-sharded-search.ts';

type Query = Extract<WorkerRequest, { kind: 'query' }>;
type Load = Extract<WorkerRequest, { kind: 'load' }>;
type Opened = {
  options: SearchOptions;
  search: (query: string, isStale: () => boolean) => SearchHit[] | Promise<SearchHit[]>;
};

let opened: Opened | undefined;
let pending: Query | undefined;
let lastId = 0;

function answer(message: WorkerAnswer): void {
  postMessage(message);
}

function fail(error: unknown): void {
  answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}

function load({ titles: titleBytes, index: indexBytes, indexUrl }: Load): void {
  try {
    const titles = parse<TitlesFile>(titleBytes);
    const index = parse<TextsFile | ShardedIndexFile>(indexBytes);
    if (titles.stamp !== index.stamp) throw new Error('The search files are of different builds.');
    opened = 'folder' in index ? openShards(index, indexUrl) : openFiles(titles, index);
    answer({ kind: 'ready', options: opened.options });
  } catch (error) {
    fail(error);
  }
}

function parse<T>(bytes: ArrayBuffer): T {
  return JSON.parse(new TextDecoder().decode(bytes));
}

function openFiles(titles: TitlesFile, texts: TextsFile): Opened {
  const { documents, index } = joinSearch(titles, texts);
  return { options: titles.options, search: openSearch(documents, index) };
}

function openShards(file: ShardedIndexFile, indexUrl: string): Opened {
  const folder = new URL(file.folder, indexUrl).href;
  const search = openShardedSearch(file, (name) => readJson(`${folder}${name}.json`));
  return { options: file.options, search };
}

/** In milliseconds. Shards are about 10 kB each. */
const TIME_LIMIT = 10_000;

async function readJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`.trim());
  return response.json();
}

async function answerLatest(): Promise<void> {
  if (!pending || !opened) return;
  const { id, query } = pending;
  pending = undefined;
  try {
    answer({ kind: 'hits', id, hits: await opened.search(query, () => id !== lastId) });
  } catch (error) {
    fail(error);
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === 'load') {
    load(data);
    void answerLatest();
    return;
  }
  pending = data;
  lastId = data.id;
  // Messages that are already queued run before this task, and replace the query.
  setTimeout(answerLatest);
});

answer({ kind: 'started' });
