/**
 * How well a built site's search answers questions: `node bench/search-quality.ts --out DIR --questions FILE`.
 * The file is a list of `{ "question": "…", "pages": ["/docs/…"] }`; any of the pages is right.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { splitSuffix } from '../engine/contract/address.ts';
import type { SearchHit, ShardedIndexFile } from '../engine/contract/search.ts';
import { openSearch } from '../engine/search/open-search.ts';
import { openShardedSearch } from '../engine/search/sharded/open-sharded-search.ts';

const questionsSchema = z.array(
  z.strictObject({
    question: z.string().min(1),
    pages: z.array(z.string().startsWith('/')).min(1),
  }),
);

export type Question = z.output<typeof questionsSchema>[number];

/** The search of a built site, whole or sharded. */
export type BuiltSearch = (query: string) => SearchHit[] | Promise<SearchHit[]>;

export type Quality = {
  /** https://en.wikipedia.org/wiki/Mean_reciprocal_rank */
  meanReciprocalRank: number;
  /** Part of the questions that a right page answers within so many hits. */
  successAt1: number;
  successAt3: number;
  successAt5: number;
  /** The questions without a right page within three hits, with the pages found. */
  missed: { question: string; found: string[] }[];
};

/** Asks all questions. A page counts once, at its first hit. */
export async function measureQuality(search: BuiltSearch, questions: Question[]): Promise<Quality> {
  const answers = await Promise.all(
    questions.map(async ({ question, pages }) => {
      const hits = await search(question);
      const found = [...new Set(hits.map(({ url }) => splitSuffix(url).pathname))];
      const place = found.findIndex((page) => pages.includes(page));
      return { question, found, rank: place === -1 ? Number.POSITIVE_INFINITY : place + 1 };
    }),
  );
  const share = (most: number) =>
    answers.filter(({ rank }) => rank <= most).length / answers.length;
  return {
    meanReciprocalRank: answers.reduce((sum, { rank }) => sum + 1 / rank, 0) / answers.length,
    successAt1: share(1),
    successAt3: share(3),
    successAt5: share(5),
    missed: answers
      .filter(({ rank }) => rank > 3)
      .map(({ question, found }) => ({ question, found })),
  };
}

/** Opens the search of a built site, as its worker does. @throws where the site has none */
export function openBuiltSearch(
  outDir: string,
  onRead: (path: string) => void = () => {},
): BuiltSearch {
  const find = (name: RegExp) => readdirSync(outDir).find((entry) => name.test(entry));
  const read = (path: string) => {
    onRead(join(outDir, path));
    return JSON.parse(readFileSync(join(outDir, path), 'utf8'));
  };
  const documents = find(/^search-doc-.*\.json$/);
  const index = find(/^search-index-.*\.json$/);
  if (index === undefined) throw new Error(`No search index stands in ${outDir}.`);
  if (documents !== undefined) return openSearch(read(documents), read(index));
  const file: ShardedIndexFile = read(index);
  return openShardedSearch(file, async (name) => read(`${file.folder}${name}.json`));
}

/** The questions of a file. @throws ZodError where it holds something else */
export function readQuestions(file: string): Question[] {
  return questionsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'dist' },
      questions: { type: 'string', default: 'bench/search-questions.json' },
      floor: { type: 'string', default: '0' },
    },
  });
  const questions = readQuestions(values.questions);
  const quality = await measureQuality(openBuiltSearch(values.out), questions);
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  console.log(`Questions             ${questions.length}`);
  console.log(`Mean reciprocal rank  ${quality.meanReciprocalRank.toFixed(3)}`);
  console.log(
    `Right at 1, 3, 5      ${[quality.successAt1, quality.successAt3, quality.successAt5].map(percent).join(', ')}`,
  );
  for (const { question, found } of quality.missed) {
    console.log(`  missed: ${question} -> ${found.slice(0, 3).join(', ') || 'nothing'}`);
  }
  if (quality.meanReciprocalRank < Number(values.floor)) {
    console.error(`The mean reciprocal rank is below its floor of ${values.floor}.`);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
