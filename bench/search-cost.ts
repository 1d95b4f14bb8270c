/**
 * Measures the cost of a built site's search: bytes with Brotli's best quality, the time to open
 * it, and the time per keystroke of some queries in a warm process. For a sharded search, also what
 * each query fetches when it is typed letter by letter. `node bench/search-cost.ts --out DIR [QUERY
 * …]`
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliSize } from './brotli.ts';
import { openBuiltSearch } from './built-search.ts';

const QUERIES = ['docker compose', 'how to restore a backup', 'DB_HOSTNAME', 'enviroment'];
const RUNS = 5;

/** The part of the shell that is fetched with the index. */
const CODE = /^(?:search-part|worker|highlight)-.*\.js$/;

async function milliseconds(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

async function fastest(run: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let count = 0; count < RUNS; count += 1) best = Math.min(best, await milliseconds(run));
  return best;
}

async function sizeOf(files: Iterable<string>): Promise<number> {
  const sizes = [...files].map((file) => brotliSize(readFileSync(file)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function beginnings(query: string): string[] {
  return Array.from(query, (_, index) => query.slice(0, index + 1));
}

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'dist' } },
  allowPositionals: true,
});
const { out } = values;
const queries = positionals.length > 0 ? positionals : QUERIES;
const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder)
    .filter((entry) => name.test(entry))
    .map((entry) => join(folder, entry));

const files = [...filesIn(join(out, 'assets'), CODE), ...filesIn(out, /^search-.*\.json$/)];
for (const file of files) console.log(`${file}  ${await sizeOf([file])} bytes`);
const before = await sizeOf(files);
console.log(`Before the first query  ${before} bytes`);
console.log(`Opening  ${(await fastest(() => openBuiltSearch(out))).toFixed(0)} ms`);

for (const query of queries) {
  const read = new Set<string>();
  const search = openBuiltSearch(out, (file) => read.add(file));
  for (const typed of beginnings(query)) await search(typed);
  const shards = [...read].filter((file) => !files.includes(file));
  let slowest = 0;
  for (const typed of beginnings(query)) {
    slowest = Math.max(slowest, await fastest(() => search(typed)));
  }
  const bytes = before + (await sizeOf(shards));
  console.log(
    `“${query}”  ${slowest.toFixed(1)} ms per keystroke, ${bytes} bytes, ${shards.length} shards`,
  );
}
