import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brotliSize } from '../../bench/brotli.ts';
import { openBuiltSearch } from '../../bench/built-search.ts';
import { measureOperations, readOperations } from '../../bench/search-operations.ts';
import { measureQuality, readQuestions } from '../../bench/search-quality.ts';
import { outputFolder } from '../sites.ts';

const BUILT = outputFolder('real');
const search = openBuiltSearch(BUILT);

/** Hundreds of queries take a while on a busy machine. */
const timeout = 90_000;

/** Below the measured values by about as much as rewording a page changes them. */
const FLOORS = {
  known: { meanReciprocalRank: 0.94, successAt1: 0.9, successAt3: 0.95, successAt5: 0.97 },
  tuning: { meanReciprocalRank: 0.94, successAt1: 0.9, successAt3: 0.95, successAt5: 0.97 },
  'held-out': { meanReciprocalRank: 0.9, successAt1: 0.84, successAt3: 0.95, successAt5: 0.96 },
};

for (const [set, floors] of Object.entries(FLOORS)) {
  test(`questions as readers type them are answered, with minimums: ${set}`, {
    timeout,
  }, async () => {
    const questions = readQuestions('bench/search-questions.json').filter(
      (question) => (question.set ?? 'known') === set,
    );
    expect(questions.length).toBeGreaterThanOrEqual(90);
    const quality = await measureQuality(search, questions);
    for (const measure of ['meanReciprocalRank', 'successAt1', 'successAt3', 'successAt5'] as const)
      expect(quality[measure], measure).toBeGreaterThanOrEqual(floors[measure]);
    if (set !== 'known') expect(quality.rightSection).toBeGreaterThanOrEqual(0.65);
  });
}

test('an operation is found first by its method and path, by its path and by its id', {
  timeout,
}, async () => {
  const operations = readOperations(BUILT);
  expect(operations.length).toBeGreaterThanOrEqual(150);
  const found = await measureOperations(search, operations);
  const allButThree = operations.length - 3;
  expect(found.byAddress, 'method and path').toBeGreaterThanOrEqual(allButThree);
  expect(found.byPath, 'path alone').toBeGreaterThanOrEqual(allButThree);
  expect(found.byId, 'id').toBeGreaterThanOrEqual(allButThree);
  expect(found.byKebabId, 'id in kebab case').toBeGreaterThanOrEqual(allButThree);
  expect(found.byWordsOfId, 'words of the id').toBeGreaterThanOrEqual(operations.length - 8);
});

test('a heading with all words ranks above the first heading with one of them', async () => {
  const [hit] = await search('restore database');
  expect(hit?.url).toBe('/docs/administration/backup-and-restore#restore');
});

test('code, titles and index of the search are at most 200 kB', async () => {
  const files = [
    ...readdirSync(BUILT).filter((name) => /^search-(?:titles|index)\.json$/.test(name)),
    ...readdirSync(join(BUILT, 'assets'))
      .filter((name) => /^(?:search-part|worker|highlight)-.*\.js$/.test(name))
      .map((name) => join('assets', name)),
  ];
  const sizes = await Promise.all(files.map((file) => brotliSize(readFileSync(join(BUILT, file)))));
  expect(sizes.length).toBeGreaterThanOrEqual(4);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200_000);
});
