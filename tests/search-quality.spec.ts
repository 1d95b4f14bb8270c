import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { brotliSize } from '../bench/brotli.ts';
import { measureQuality, openBuiltSearch, readQuestions } from '../bench/search-quality.ts';
import { outputFolder } from './sites.ts';

const BUILT = outputFolder('real');

/** Lower than measured by what a reworded page may cost. */
const FLOORS = { meanReciprocalRank: 0.82, successAt1: 0.76, successAt3: 0.85, successAt5: 0.9 };

test('questions as readers type them are answered, by floors', async () => {
  const questions = readQuestions('bench/search-questions.json');
  expect(questions.length).toBeGreaterThanOrEqual(120);
  const quality = await measureQuality(openBuiltSearch(BUILT), questions);
  expect(quality.meanReciprocalRank).toBeGreaterThanOrEqual(FLOORS.meanReciprocalRank);
  expect(quality.successAt1).toBeGreaterThanOrEqual(FLOORS.successAt1);
  expect(quality.successAt3).toBeGreaterThanOrEqual(FLOORS.successAt3);
  expect(quality.successAt5).toBeGreaterThanOrEqual(FLOORS.successAt5);
});

test('code, documents and index of the search have 200 kB at most', async () => {
  const files = [
    ...readdirSync(BUILT).filter((name) => /^search-(?:doc|index)-/.test(name)),
    ...readdirSync(join(BUILT, 'assets'))
      .filter((name) => /^(?:search-part|worker|highlight)-.*\.js$/.test(name))
      .map((name) => join('assets', name)),
  ];
  const sizes = await Promise.all(files.map((file) => brotliSize(readFileSync(join(BUILT, file)))));
  expect(sizes.length).toBeGreaterThanOrEqual(4);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200_000);
});
