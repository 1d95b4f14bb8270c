/**
 * Builds the reference of a generated API with 1,000 operations and 3,000 schemas, and reports
 * time, memory, and the largest page in bytes and elements. Run it with `node bench/api-scale.ts`.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliSize } from './brotli.ts';
import { runBuild } from './engine-command.ts';
import { generateApiSite } from './generate-description.ts';

const OPERATIONS = 1000;
const SCHEMAS = 3000;
/**
 * Compression takes longer than the build, so only this number of the largest pages is compressed.
 */
const COMPRESSED = 20;

const folder = mkdtempSync(join(tmpdir(), 'api-scale-'));
try {
  const site = join(folder, 'site');
  const out = join(folder, 'out');
  generateApiSite(site, OPERATIONS, SCHEMAS);
  const run = await runBuild(site, out, join(folder, 'usage'));
  console.log(`${OPERATIONS} operations, ${SCHEMAS} schemas`);
  console.log(`  wall time       ${(run.milliseconds / 1000).toFixed(1)} s`);
  console.log(`  processor time  ${(run.processorMilliseconds / 1000).toFixed(1)} s`);
  console.log(`  peak memory     ${Math.round(run.peakMemory / 2 ** 20)} MiB`);
  await reportPages(out);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function reportPages(out: string): Promise<void> {
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => readFileSync(join(out, path), 'utf8'))
    .toSorted((a, b) => b.length - a.length);
  const elements = pages.map((html) => html.match(/<[a-z]/g)?.length ?? 0);
  const sizes = await Promise.all(pages.slice(0, COMPRESSED).map(brotliSize));
  console.log(`  pages           ${pages.length}`);
  console.log(`  most elements   ${Math.max(...elements)}`);
  console.log(`  largest page    ${(Math.max(...sizes) / 1000).toFixed(1)} kB brotli`);
}
