/**
 * The search worker. It keeps documents and index off the page's thread, so that neither loading
 * nor searching blocks the page. Indexing pauses every few milliseconds, so that no query waits for
 * it: until all is indexed, titles and headings answer. If several queries arrive while one is being
 * answered, only the last is answered next.
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
import { openSearchInSteps } from './open-search.ts';
import { joinSearch } from './search-parts.ts';
import { openShardedSearch } from './sharded/open-sharded-search.ts';
import { finishInSlices, nextTask } from './slices.ts';

type Query = Extract<WorkerRequest, { kind: 'query' }>;
type IndexRequest = Extract<WorkerRequest, { kind: 'index' }>;
type Opened = {
  options: SearchOptions;
  search: (query: string, isStale: () => boolean) => SearchHit[] | Promise<SearchHit[]>;
};

/** The search in titles and headings, and the one in everything. */
let early: Opened | undefined;
let complete: Opened | undefined;
const titles = Promise.withResolvers<TitlesFile>();
/** The latest query, until its complete answer begins. */
let pending: Query | undefined;
let lastId = 0;
let lastEarlyId = 0;

function answer(message: WorkerAnswer): void {
  postMessage(message);
}

function fail(error: unknown): void {
  answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}

function parse<T>(bytes: ArrayBuffer): T {
  return JSON.parse(new TextDecoder().decode(bytes));
}

async function openTitles(bytes: ArrayBuffer): Promise<void> {
  const file = parse<TitlesFile>(bytes);
  const search = await finishInSlices(openSearchInSteps(joinSearch(file, { texts: [] })));
  early = { options: file.options, search };
  titles.resolve(file);
  await answerLatest();
}

async function openIndex({ bytes, url }: IndexRequest): Promise<void> {
  const file = await titles.promise;
  const index = parse<TextsFile | ShardedIndexFile>(bytes);
  if (file.stamp !== index.stamp) throw new Error('The search files are of different builds.');
  const isSharded = 'folder' in index;
  complete = isSharded ? openShards(index, url) : await openTexts(file, index);
  // Shards take time to fetch, so titles answer first.
  if (!isSharded) early = undefined;
  answer({ kind: 'ready' });
  await answerLatest();
}

async function openTexts(file: TitlesFile, texts: TextsFile): Promise<Opened> {
  const search = await finishInSlices(openSearchInSteps(joinSearch(file, texts)));
  return { options: file.options, search };
}

function openShards(file: ShardedIndexFile, url: string): Opened {
  const folder = new URL(file.folder, url).href;
  const search = openShardedSearch(file, (name) => readJson(`${folder}${name}.json`));
  return { options: file.options, search };
}

/** In milliseconds. Shards are small. */
const TIME_LIMIT = 10_000;

async function readJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`.trim());
  return response.json();
}

async function answerLatest(): Promise<void> {
  if (!pending) return;
  const query = pending;
  if (!complete) return answerEarly(query);
  pending = undefined;
  const { search, options } = complete;
  const isStale = () => query.id !== lastId;
  const searching = Promise.resolve(search(query.query, isStale));
  const waits = await Promise.race([searching.then(() => false), nextTask().then(() => true)]);
  if (waits && !isStale()) await answerEarly(query);
  answer({ kind: 'hits', id: query.id, isEarly: false, hits: await searching, options });
}

async function answerEarly({ id, query }: Query): Promise<void> {
  if (!early || id === lastEarlyId) return;
  lastEarlyId = id;
  const { search, options } = early;
  answer({ kind: 'hits', id, isEarly: true, hits: await search(query, () => false), options });
}

async function receive(request: WorkerRequest): Promise<void> {
  if (request.kind === 'titles') return openTitles(request.bytes);
  if (request.kind === 'index') return openIndex(request);
  pending = request;
  lastId = request.id;
  // Messages that are already queued replace the query.
  await nextTask();
  return answerLatest();
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  receive(data).catch(fail);
});

answer({ kind: 'started' });
