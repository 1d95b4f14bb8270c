/**
 * What a built site's search costs: bytes in Brotli's best quality, the time to make the index, and the time of each
 * keystroke of some queries in a process that is warm. `node bench/search-cost.ts --out DIR [QUERY …]`
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliSize } from './brotli.ts';
import { openBuiltSearch } from './search-quality.ts';

const QUERIES = ['docker compose', 'how to restore a backup', 'DB_HOSTNAME', 'enviroment'];
const RUNS = 5;

/** The part of the shell that is fetched with the index. */
const CODE = /^(?:search-part|worker|highlight)-.*\.js$/;

function milliseconds(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'dist' } },
  allowPositionals: true,
});
const assets = join(values.out, 'assets');
const files = [
  ...readdirSync(assets)
    .filter((name) => CODE.test(name))
    .map((name) => join(assets, name)),
  ...readdirSync(values.out)
    .filter((name) => /^search-(?:doc|index)-/.test(name))
    .map((name) => join(values.out, name)),
];
const sizes = await Promise.all(files.map(async (file) => brotliSize(readFileSync(file))));
for (const [index, file] of files.entries()) console.log(`${file}  ${sizes[index]} bytes`);
console.log(`All of it  ${sizes.reduce((sum, size) => sum + size, 0)} bytes`);

const opening = Array.from({ length: RUNS }, () => milliseconds(() => openBuiltSearch(values.out)));
console.log(`Making the index  ${Math.min(...opening).toFixed(0)} ms`);

const search = openBuiltSearch(values.out);
for (const query of positionals.length > 0 ? positionals : QUERIES) {
  const keystrokes = Array.from({ length: query.length }, (_, index) => {
    const typed = query.slice(0, index + 1);
    return Math.min(...Array.from({ length: RUNS }, () => milliseconds(() => search(typed))));
  });
  console.log(`Slowest keystroke of “${query}”  ${Math.max(...keystrokes).toFixed(1)} ms`);
}
