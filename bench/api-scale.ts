/**
 * Builds the reference of a generated API with 1,000 operations and 3,000 schemas, or of a
 * description of your own, and reports time, memory, files, and the largest page in bytes and
 * elements. Run it with `node bench/api-scale.ts [FILE]`.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliSize } from './brotli.ts';
import { runBuild } from './engine-command.ts';
import { generateApiSite, writeApiSite } from './generate-description.ts';

const OPERATIONS = 1000;
const SCHEMAS = 3000;
/** How many of the largest pages are compressed: compressing all would take longer than the build. */
const COMPRESSED = 20;

const folder = mkdtempSync(join(tmpdir(), 'api-scale-'));
try {
  const site = join(folder, 'site');
  const out = join(folder, 'out');
  const [file] = process.argv.slice(2);
  if (file === undefined) generateApiSite(site, OPERATIONS, SCHEMAS);
  else writeApiSite(site, readFileSync(file, 'utf8'));
  const run = await runBuild(site, out, join(folder, 'usage'));
  console.log(file ?? `${OPERATIONS} operations, ${SCHEMAS} schemas`);
  console.log(`  wall time       ${(run.milliseconds / 1000).toFixed(1)} s`);
  console.log(`  processor time  ${(run.processorMilliseconds / 1000).toFixed(1)} s`);
  console.log(`  peak memory     ${Math.round(run.peakMemory / 2 ** 20)} MiB`);
  await reportPages(out);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function reportPages(out: string): Promise<void> {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0);
  const pages = files
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({ path, bytes: statSync(path).size }))
    .toSorted((a, b) => b.bytes - a.bytes);
  let mostElements = 0;
  for (const { path } of pages) {
    const elements = readFileSync(path, 'utf8').match(/<[a-z]/g)?.length ?? 0;
    mostElements = Math.max(mostElements, elements);
  }
  const largest = pages.slice(0, COMPRESSED).map(({ path }) => readFileSync(path, 'utf8'));
  const sizes = await Promise.all(largest.map(brotliSize));
  console.log(`  pages           ${pages.length}`);
  console.log(`  files           ${files.length}, ${Math.round(bytes / 1e6)} MB`);
  console.log(`  most elements   ${mostElements}`);
  console.log(`  largest page    ${(Math.max(...sizes) / 1000).toFixed(1)} kB brotli`);
}
