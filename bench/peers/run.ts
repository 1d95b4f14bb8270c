/**
 * Builds the same Markdown with this engine and others and measures all of them in turn: `npm run bench:peers`. README.md
 * of the folder above explains what is measured and how.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../browser.ts';
import { currentLoad, loadWarning } from '../report.ts';
import { type Corpus, corpusBytes } from './corpus.ts';
import { generateCorpus } from './generate-corpus.ts';
import { installPeer } from './install.ts';
import { measureDevelopment } from './measure-development.ts';
import { measureSites } from './measure-sites.ts';
import { HELP, type Options, parseOptions } from './options.ts';
import { choosePlaces } from './places.ts';
import { buildMissing, measureBuilds, prepareSites } from './prepare-sites.ts';
import { readMarkdownFolder } from './read-markdown.ts';
import { writeReport } from './readme.ts';
import { formatJson, formatReport, type RunConditions, readConditions } from './report.ts';
import type { SizeResults } from './results.ts';

const README = fileURLToPath(new URL('../README.md', import.meta.url));
const MANY_PAGES = 1000;
const BUILDS_OF_SMALL_SITES = 3;

type NamedCorpus = { name: string; corpus: Corpus };

async function run(options: Options): Promise<void> {
  const warning = loadWarning(currentLoad());
  if (warning !== undefined) console.warn(warning);
  // Before anything is built.
  if (options.parts.some((part) => part !== 'build')) findChromium();
  mkdirSync(options.peersDir, { recursive: true });
  for (const peer of options.peers) installPeer(options.peersDir, peer);
  const sizes: SizeResults[] = [];
  const buildRounds: number[] = [];
  let chromium = '';
  for (const named of readCorpora(options)) {
    const rounds = buildRoundsOf(options, named.corpus);
    // A run takes long, and may not come to its end.
    const keep = (size: SizeResults) =>
      writeJson(options, readConditions(options, chromium, [...buildRounds, rounds]), [
        ...sizes,
        size,
      ]);
    const measured = await measureSize(options, named, rounds, keep);
    sizes.push(measured.size);
    buildRounds.push(rounds);
    chromium ||= measured.chromium;
    const conditions = readConditions(options, chromium, buildRounds);
    const report = formatReport(conditions, sizes, options.parts);
    console.log(`\n${report}\n`);
    writeJson(options, conditions, sizes);
    if (options.isWritten) writeReport(README, report);
  }
}

function writeJson({ jsonFile }: Options, conditions: RunConditions, sizes: SizeResults[]): void {
  if (jsonFile !== undefined) writeFileSync(jsonFile, formatJson(conditions, sizes));
}

function readCorpora({ markdownDir, sizes }: Options): NamedCorpus[] {
  if (markdownDir === undefined) {
    return sizes.map((pages) => ({ name: String(pages), corpus: generateCorpus(pages) }));
  }
  const { corpus, skipped } = readMarkdownFolder(markdownDir);
  console.log(`${corpus.pages.length} pages; ${skipped} files skipped for all generators.`);
  return [{ name: 'markdown', corpus }];
}

async function measureSize(
  { peers, peersDir, parts, rounds }: Options,
  { name, corpus }: NamedCorpus,
  buildRounds: number,
  keep: (size: SizeResults) => void,
): Promise<{ size: SizeResults; chromium: string }> {
  console.log(`${corpus.pages.length} pages`);
  const sites = prepareSites(peers, peersDir, corpus, name);
  const isVisited = parts.some((part) => part !== 'build' && part !== 'development');
  if (parts.includes('build')) await measureBuilds(sites, buildRounds);
  else if (isVisited) await buildMissing(sites);
  let chromium = '';
  if (parts.includes('development'))
    chromium = await measureDevelopment(sites, choosePlaces(corpus), buildRounds);
  const size = {
    pages: corpus.pages.length,
    bytes: corpusBytes(corpus),
    results: sites.map(({ results }) => results),
  };
  const onRound = () => keep(size);
  if (isVisited) {
    chromium = await measureSites(sites, choosePlaces(corpus), { parts, rounds, onRound });
  }
  return { size, chromium };
}

function buildRoundsOf({ parts, buildRounds }: Options, { pages }: Corpus): number {
  if (!parts.includes('build') && !parts.includes('development')) return 1;
  return buildRounds ?? (pages.length >= MANY_PAGES ? 1 : BUILDS_OF_SMALL_SITES);
}

try {
  const options = parseOptions(process.argv.slice(2));
  if (options === 'help') console.log(HELP);
  else await run(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
