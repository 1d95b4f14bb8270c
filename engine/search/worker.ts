/**
 * The search, apart from the page: it holds documents and index, so that neither reading nor finding them ever keeps
 * the page waiting. Of queries that came while one was worked on, only the last is answered.
 */
import type {
  SearchDocumentFile,
  SearchHit,
  SearchIndexFile,
  SearchOptions,
  ShardedIndexFile,
  WorkerAnswer,
  WorkerRequest,
} from '../contract/search.ts';
import { openSearch } from './open-search.ts';
import { openShardedSearch } from './sharded/open-sharded-search.ts';

type Query = Extract<WorkerRequest, { kind: 'query' }>;
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

async function load(documents: string | undefined, index: string): Promise<void> {
  try {
    opened = documents === undefined ? await openShards(index) : await openFiles(documents, index);
    answer({ kind: 'ready', options: opened.options });
  } catch (error) {
    fail(error);
  }
}

async function openFiles(documents: string, index: string): Promise<Opened> {
  const [documentFile, indexFile] = await Promise.all([
    readJson<SearchDocumentFile>(documents),
    readJson<SearchIndexFile>(index),
  ]);
  return { options: documentFile.options, search: openSearch(documentFile, indexFile) };
}

async function openShards(index: string): Promise<Opened> {
  const file = await readJson<ShardedIndexFile>(index);
  const folder = new URL(file.folder, index).href;
  const search = openShardedSearch(file, (name) => readJson(`${folder}${name}.json`));
  return { options: file.options, search };
}

async function readJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`.trim());
  return response.json();
}

async function answerLast(): Promise<void> {
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
    void load(data.documents, data.index).then(answerLast);
    return;
  }
  pending = data;
  lastId = data.id;
  // Messages that wait already come before this task, and replace the query.
  setTimeout(answerLast);
});
