/**
 * Measures how well a built site's search answers questions, and how many operations of its API
 * reference it ranks first: `node bench/search-quality.ts --out DIR --questions FILE`. The file is
 * a list of `{ "question": "…", "pages": ["/docs/…"], "sections": ["/docs/…#…"], "set": "held-out"
 * }`; any of the pages is correct. Questions in the set `tuning` may be looked at while tuning the
 * ranking, those in the set `held-out` may not.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { splitSuffix } from 'folia/address';
import { z } from 'zod';
import { type BuiltSearch, openBuiltSearch } from './built-search.ts';
import { measureOperations, type OperationsFound, readOperations } from './search-operations.ts';

const questionsSchema = z.array(
  z.strictObject({
    question: z.string().min(1),
    pages: z.array(z.string().startsWith('/')).min(1),
    /** The correct sections, if only some sections of the pages answer the question. */
    sections: z.array(z.string().includes('#')).min(1).optional(),
    set: z.enum(['tuning', 'held-out']).optional(),
  }),
);

export type Question = z.output<typeof questionsSchema>[number];

export type Quality = {
  /** https://en.wikipedia.org/wiki/Mean_reciprocal_rank */
  meanReciprocalRank: number;
  /** Share of the questions with a correct page among this number of hits. */
  successAt1: number;
  successAt3: number;
  successAt5: number;
  /**
   * Share of the questions with sections for which the first hit on the page is one of the
   * sections.
   */
  rightSection: number;
  /** The questions without a correct page among three hits, with the pages found. */
  missed: { question: string; found: string[] }[];
};

/** Searches for all questions. A page counts once, at its first hit. */
export async function measureQuality(search: BuiltSearch, questions: Question[]): Promise<Quality> {
  const answers = await Promise.all(
    questions.map(async ({ question, pages, sections }) => {
      const hits = await search(question);
      const found = [...new Set(hits.map(({ url }) => splitSuffix(url).pathname))];
      const place = found.findIndex((page) => pages.includes(page));
      const rank = place === -1 ? Number.POSITIVE_INFINITY : place + 1;
      const hit = hits.find(({ url }) => pages.includes(splitSuffix(url).pathname));
      const wanted =
        sections?.filter(
          (url) => hit && splitSuffix(url).pathname === splitSuffix(hit.url).pathname,
        ) ?? [];
      const isRightSection = hit && wanted.length > 0 ? wanted.includes(hit.url) : undefined;
      return { question, found, rank, isRightSection };
    }),
  );
  const inPage = answers.filter(({ isRightSection }) => isRightSection !== undefined);
  const share = (most: number) =>
    answers.filter(({ rank }) => rank <= most).length / answers.length;
  return {
    meanReciprocalRank: answers.reduce((sum, { rank }) => sum + 1 / rank, 0) / answers.length,
    successAt1: share(1),
    successAt3: share(3),
    successAt5: share(5),
    rightSection:
      inPage.filter(({ isRightSection }) => isRightSection).length / (inPage.length || 1),
    missed: answers
      .filter(({ rank }) => rank > 3)
      .map(({ question, found }) => ({ question, found })),
  };
}

/** Reads the questions in a file. @throws ZodError if its content is invalid */
export function readQuestions(file: string): Question[] {
  return questionsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;

function printQuality(name: string, questions: number, quality: Quality): void {
  const { meanReciprocalRank, successAt1, successAt3, successAt5, rightSection } = quality;
  console.log(
    [
      `${name.padEnd(10)} ${questions} questions`,
      `mean reciprocal rank ${meanReciprocalRank.toFixed(3)}`,
      `correct at 1, 3, 5: ${[successAt1, successAt3, successAt5].map(percent).join(', ')}`,
      `correct section: ${percent(rightSection)}`,
    ].join('; '),
  );
}

function printOperations({ missed, operations, ...counts }: OperationsFound): void {
  console.log(`Of ${operations} operations, found`);
  console.log(`  first by method and path, in any notation  ${counts.byAddress}`);
  console.log(`  first by path alone                        ${counts.byPath}`);
  console.log(`  first by id                                ${counts.byId}`);
  console.log(`  first by id in kebab case                  ${counts.byKebabId}`);
  console.log(`  among the first three by words of the id   ${counts.byWordsOfId}`);
  for (const question of missed) console.log(`  missed: ${question}`);
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
  const search = openBuiltSearch(values.out);
  const quality = await measureQuality(search, questions);
  printQuality('all', questions.length, quality);
  for (const [set, asked] of questionSets(questions)) {
    printQuality(set, asked.length, await measureQuality(search, asked));
  }
  for (const { question, found } of quality.missed) {
    console.log(`  missed: ${question} -> ${found.slice(0, 3).join(', ') || 'nothing'}`);
  }
  printOperations(await measureOperations(search, readOperations(values.out)));
  if (quality.meanReciprocalRank < Number(values.floor)) {
    console.error(`The mean reciprocal rank is below its floor of ${values.floor}.`);
    process.exitCode = 1;
  }
}

/** Groups the questions by set; those without one are `known`. */
function questionSets(questions: Question[]): Map<string, Question[]> {
  const sets = new Map<string, Question[]>();
  for (const question of questions) {
    const set = question.set ?? 'known';
    sets.set(set, [...(sets.get(set) ?? []), question]);
  }
  return sets;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
