import { expect, test } from 'vitest';
import { allCheckers, quickCheckers } from './checkers.ts';
import { checkLanguages } from './language.ts';
import { summarize } from './summary.ts';
import { sample } from './test-sample.ts';

const checkers = allCheckers({ variables: new Set(), settings: new Set() });

test('the summary counts samples by checker, and those that were not checked', () => {
  const samples = [
    sample('json', '{}'),
    sample('yaml', 'services: {}'),
    sample('yaml', 'leaves: 2'),
    sample('text', 'Tea is ready.'),
  ];
  const excepted = [sample('json', '{', { unchecked: 'a part of a file' })];
  expect(summarize(samples, excepted, checkers)).toMatchInlineSnapshot(`
    "3 samples checked:
        2 yaml       parsed, Compose Specification (1), services known (1), volumes declared (1)
        1 json       parsed
    1 not checked: text 1 (text).
    Left out: docs/tea.md:11, a part of a file."
  `);
});

test('a fence without a language is reported, and one with an unknown language', () => {
  const samples = [sample('', 'tea'), sample('cobol', 'STOP RUN.'), sample('text', 'tea')];
  expect(checkLanguages(samples, checkers)).toMatchObject([
    { line: 11, message: 'This code block names no language.' },
    { line: 11, message: 'Nothing checks the language "cobol".' },
  ]);
});

test('the quick checkers start no program but bash', () => {
  const programs = quickCheckers(checkers).flatMap((checker) => checker.programs);
  expect([...new Set(programs.map(({ name }) => name))]).toEqual(['bash']);
});
