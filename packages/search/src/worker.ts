/**
 * The search worker. It keeps documents and index off the page's thread, so that neither loading
 * nor searching blocks the page. Indexing pauses every few milliseconds, so that no query waits for
 * it: until a complete answer is there, what is in memory answers. If several queries arrive while
 * one is being answered, only the last is answered next.
 */
import type {
  SearchHit,
  SearchOptions,
  ShardedTitlesFile,
  TextsFile,
  TitlesFile,
  WorkerAnswer,
  WorkerRequest,
} from './format.ts';
import { openSearchInSteps, type Search } from './open-search.ts';
import { joinSearch } from './search-parts.ts';
import { openShardedSearch, type SearchProgress } from './sharded/open-sharded-search.ts';
import { finishInSlices, nextTask } from './slices.ts';

type Query = Extract<WorkerRequest, { kind: 'query' }>;
type CompleteSearch = (
  query: string,
  progress: SearchProgress,
) => SearchHit[] | Promise<SearchHit[]>;

/** The search in what is in memory, and the one in everything. */
let early: Search | undefined;
let complete: CompleteSearch | undefined;
let options: SearchOptions = { maxHits: 0, highlightResult: false };
const titles = Promise.withResolvers<TitlesFile | ShardedTitlesFile>();
let hasTitles = false;
/** The latest query, until it has its complete answer. */
let pending: Query | undefined;
let lastId = 0;
/** The query whose complete answer has begun. */
let begunId = 0;
/** The early answer that is about to be given. */
let earlyTimer: ReturnType<typeof setTimeout> | undefined;
let isReady = false;
/** Whether the page listens. Until then, nothing is fetched that its first query may not need. */
let isStarted = false;
/** Why the search failed before the page listened. */
let failure: WorkerAnswer | undefined;
/** Fetches what later answers need, before the page fetches anything else that readers may need next. */
let beforeReady: () => Promise<void> = async () => {};

/**
 * How long the search must have waited again before another early answer is worth its time, in
 * milliseconds. Whatever arrives meanwhile makes a better one, or the complete answer.
 */
const EARLY_DELAY = 5;

function answer(message: WorkerAnswer): void {
  postMessage(message);
}

function fail(error: unknown): void {
  failure = { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  answer(failure);
}

function parse<T>(bytes: ArrayBuffer): T {
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The page may pass the titles twice: it does not wait for a document that is slow to do so. */
async function openTitles(bytes: ArrayBuffer, url: string): Promise<void> {
  if (hasTitles) return;
  hasTitles = true;
  const file = parse<TitlesFile | ShardedTitlesFile>(bytes);
  options = file.options;
  if ('shards' in file) {
    titles.resolve(file);
    return openShards(file, url);
  }
  early = await finishInSlices(openSearchInSteps(joinSearch(file, { texts: [] })));
  if (pending) answerEarly(pending);
  // Not before, so that indexing the texts does not delay the first hits.
  titles.resolve(file);
}

/** The first shards are requested before the titles are indexed. */
async function openShards(file: ShardedTitlesFile, url: string): Promise<void> {
  const folder = new URL(file.shards.folder, url).href;
  const { search, openEarly, prefetch } = openShardedSearch(
    file,
    (name) => readJson(`${folder}${name}.json`),
    (path) => readJson(new URL(path, url).href),
  );
  complete = search;
  beforeReady = prefetch;
  const answering = answerLatest();
  early = await finishInSlices(openEarly());
  if (pending) answerEarly(pending);
  await answering;
}

async function openTexts(bytes: ArrayBuffer): Promise<void> {
  const file = await titles.promise;
  if ('shards' in file) return;
  const texts = parse<TextsFile>(bytes);
  if (file.stamp !== texts.stamp) throw new Error('The search files are from different builds.');
  complete = await finishInSlices(openSearchInSteps(joinSearch(file, texts)));
  early = undefined;
  await answerLatest();
}

/** In milliseconds. Shards are small. */
const TIME_LIMIT = 10_000;

async function readJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`.trim());
  return response.json();
}

async function answerLatest(): Promise<void> {
  const query = pending;
  if (!complete) {
    if (query) answerEarly(query);
    return;
  }
  if (!query) return announceReady();
  if (query.id === begunId) return;
  begunId = query.id;
  const isStale = () => query.id !== lastId;
  let hasWaited = false;
  const onWait: SearchProgress['onWait'] = (listKnown) => {
    if (isStale()) return;
    clearTimeout(earlyTimer);
    const answerNow = () => answerEarly(query, listKnown?.());
    // At once, since nothing has been requested yet: each request takes a worker a millisecond or two.
    if (hasWaited) earlyTimer = setTimeout(answerNow, EARLY_DELAY);
    else answerNow();
    hasWaited = true;
  };
  const hits = await complete(query.query, { isStale, onWait });
  if (isStale()) return;
  clearTimeout(earlyTimer);
  pending = undefined;
  answer({ ...query, kind: 'hits', isEarly: false, hits, options });
  await announceReady();
}

/** Finding nothing early proves nothing: the rest may have it. */
function answerEarly({ id, query }: Query, hits = early?.(query) ?? []): void {
  if (hits.length > 0) answer({ kind: 'hits', id, query, isEarly: true, hits, options });
}

/** The page takes this as the sign that it may fetch what readers need next. */
async function announceReady(): Promise<void> {
  if (isReady || !isStarted) return;
  isReady = true;
  await beforeReady();
  // A query that has come meanwhile is answered first.
  if (pending) isReady = false;
  else answer({ kind: 'ready' });
}

/** The page listens from now on. Titles and a query may have arrived before. */
async function start(): Promise<void> {
  answer(failure ?? { kind: 'started' });
  isStarted = true;
  return answerLatest();
}

async function receive(request: WorkerRequest | ArrayBuffer): Promise<void> {
  if (request instanceof ArrayBuffer) {
    return openTitles(request, new URL(self.name, location.href).href);
  }
  if (request.kind === 'start') return start();
  if (request.kind === 'titles') return openTitles(request.bytes, request.url);
  if (request.kind === 'index') return openTexts(request.bytes);
  pending = request;
  lastId = request.id;
  clearTimeout(earlyTimer);
  // Messages that are already queued replace the query.
  await nextTask();
  return answerLatest();
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest | ArrayBuffer>) => {
  receive(data).catch(fail);
});
