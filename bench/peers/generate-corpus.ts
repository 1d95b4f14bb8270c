import { codeBlocks } from '../generated-code.ts';
import { makeRandom, type Random } from '../random.ts';
import type { Corpus, CorpusPage } from './corpus.ts';
import { wordPhrase, wordSentence } from './generated-words.ts';

const MAX_FOLDERS = 30;
const PAGES_PER_FOLDER = 10;
const LINKS_PER_PAGE = 4;
const SMALLEST_PAGE = 1000;
const LONGEST_PAGE = 60_000;
const MEDIAN_PAGE = 4900;
/** Spread of the sizes, as the standard deviation of their logarithm. */
const SPREAD = 0.9;
/** One page in this many is as long as a page of settings, with long tables and code. */
const LONG_PAGE_EVERY = 100;
const FIRST_LONG_PAGE = 7;

/**
 * Generates a corpus like real documentation: pages of 8.3 kB on average, from 1 to 60 kB, in up to
 * 30 folders. The same number of pages results in the same texts.
 */
export function generateCorpus(count: number): Corpus {
  const shape = { pages: count - 1, folders: folderCount(count) };
  const folders = Array.from({ length: shape.folders }, (_, index) => ({
    name: folderName(index),
    label: `Region ${index + 1}`,
  }));
  const pages = Array.from({ length: shape.pages }, (_, index) => generatePage(index, shape));
  const links = folders.map(
    (folder, index) => `- [${folder.label}](./${pagePath(index, shape)}.md)`,
  );
  const index = { path: 'index', title: 'A book of maps', markdown: `${links.join('\n')}\n` };
  return { title: 'Book of maps', pages: [index, ...pages], folders, hasUnknownLinks: false };
}

/** Numbers of pages, without the one at the root, and of folders. */
type Shape = { pages: number; folders: number };

function folderCount(pages: number): number {
  return Math.min(MAX_FOLDERS, Math.ceil(pages / PAGES_PER_FOLDER));
}

function generatePage(index: number, shape: Shape): CorpusPage {
  const random = makeRandom(index + 1);
  const isLong = index % LONG_PAGE_EVERY === FIRST_LONG_PAGE;
  const size = isLong ? LONGEST_PAGE : pageSize(random);
  const blocks = [paragraph(random)];
  let length = 0;
  while (length < size) {
    const added = section(random, isLong);
    blocks.push(...added);
    length += Buffer.byteLength(added.join('\n\n')) + 2;
    if (random.below(3) === 0) blocks.push(`### ${wordPhrase(random)}`);
    // The last section of a short page has only text.
    if (size - length < SMALLEST_PAGE) break;
  }
  blocks.push('## See also', seeAlso(random, shape));
  const { folder, sheet } = placeOf(index, shape);
  return {
    path: pagePath(index, shape),
    title: `Sheet ${sheet + 1} of region ${folder + 1}`,
    markdown: `${blocks.join('\n\n')}\n`,
  };
}

function pageSize(random: Random): number {
  // The sum of twelve uniform numbers is close to a normal distribution.
  const sum = Array.from({ length: 12 }, () => random.below(10_000) / 10_000).reduce(
    (total, value) => total + value,
  );
  const size = MEDIAN_PAGE * Math.exp(SPREAD * (sum - 6));
  return Math.min(LONGEST_PAGE, Math.max(SMALLEST_PAGE, size));
}

function section(random: Random, isLong: boolean): string[] {
  const heading = `## ${wordPhrase(random)}`;
  switch (random.below(5)) {
    case 0:
      return [heading, paragraph(random), ...codeBlocks(random, isLong ? 4 : 1, false)];
    case 1:
      return [heading, paragraph(random), table(random, isLong ? 60 : 4 + random.below(6))];
    case 2:
      return [heading, paragraph(random), list(random)];
    default:
      return [heading, paragraph(random), paragraph(random)];
  }
}

function paragraph(random: Random): string {
  return Array.from({ length: 2 + random.below(3) }, () => wordSentence(random)).join(' ');
}

function list(random: Random): string {
  return Array.from({ length: 3 + random.below(5) }, () => `- ${wordSentence(random)}`).join('\n');
}

function table(random: Random, rows: number): string {
  const cells = Array.from(
    { length: rows },
    () => `| \`${wordPhrase(random)}\` | ${random.below(9000)} | ${wordSentence(random)} |`,
  );
  return ['| Setting | Meters | Meaning |', '| --- | ---: | --- |', ...cells].join('\n');
}

function seeAlso(random: Random, shape: Shape): string {
  return Array.from(
    { length: LINKS_PER_PAGE },
    () => `- [${wordPhrase(random)}](../${pagePath(random.below(shape.pages), shape)}.md)`,
  ).join('\n');
}

function placeOf(index: number, { folders }: Shape): { folder: number; sheet: number } {
  return { folder: index % folders, sheet: Math.floor(index / folders) };
}

function pagePath(index: number, shape: Shape): string {
  const { folder, sheet } = placeOf(index, shape);
  return `${folderName(folder)}/sheet-${String(sheet + 1).padStart(3, '0')}`;
}

function folderName(folder: number): string {
  return `region-${String(folder + 1).padStart(2, '0')}`;
}
