import { expect, test } from 'vitest';
import { unneededVariables, withoutExceptions } from './exceptions.ts';
import { sample } from './test-sample.ts';

const cup = sample('json', '{\n  cup', { file: 'docs/cup.md' });

test('a listed sample is left out', () => {
  const exceptions = [{ file: 'docs/cup.md', starts: '{', reason: 'A part' }];
  const result = withoutExceptions([cup, sample('json', '{}')], exceptions);
  expect(result.samples).toHaveLength(1);
  expect(result.excepted).toEqual([cup]);
  expect(result.problems).toEqual([]);
});

test('a sample with a reason in its fence is left out, and one with an empty reason is not', () => {
  const reasoned = { ...cup, unchecked: 'A part' };
  const result = withoutExceptions([reasoned, { ...cup, unchecked: ' ' }], []);
  expect(result.excepted).toEqual([reasoned]);
  expect(result.samples).toHaveLength(1);
});

test('an exception without its sample is reported', () => {
  const exceptions = [{ file: 'docs/cup.md', starts: '[', reason: 'A part' }];
  expect(withoutExceptions([cup], exceptions).problems).toMatchObject([
    { message: 'No code block in docs/cup.md starts with "[".' },
  ]);
});

test('an exception for a variable must be needed', () => {
  const names = ['TEA', 'CUPS', 'LEAVES'].map((name) => ({ name, reason: 'Of the kettle' }));
  const samples = [sample('env', 'TEA=green\nCUPS=2')];
  expect(unneededVariables(samples, names, new Set(['CUPS']))).toMatchObject([
    { message: 'The environment reference has CUPS.' },
    { message: 'No sample sets LEAVES.' },
  ]);
});
