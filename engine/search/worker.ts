/**
 * The search, apart from the page: it holds documents and index, so that neither reading nor finding them ever keeps
 * the page waiting. Of queries that came while one was worked on, only the last is answered.
 */
import type {
  SearchDocumentFile,
  SearchIndexFile,
  WorkerAnswer,
  WorkerRequest,
} from '../contract/search.ts';
import { openSearch, type Search } from './open-search.ts';

type Query = Extract<WorkerRequest, { kind: 'query' }>;

let search: Search | undefined;
let pending: Query | undefined;

function answer(message: WorkerAnswer): void {
  postMessage(message);
}

async function load(documents: string, index: string): Promise<void> {
  try {
    const [documentFile, indexFile] = await Promise.all([
      readJson<SearchDocumentFile>(documents),
      readJson<SearchIndexFile>(index),
    ]);
    search = openSearch(documentFile, indexFile);
    answer({ kind: 'ready', options: documentFile.options });
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

async function readJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`.trim());
  return response.json();
}

function answerLast(): void {
  if (!pending || !search) return;
  const { id, query } = pending;
  pending = undefined;
  answer({ kind: 'hits', id, hits: search(query) });
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === 'load') {
    void load(data.documents, data.index).then(answerLast);
    return;
  }
  pending = data;
  // Messages that wait already come before this task, and replace the query.
  setTimeout(answerLast);
});
