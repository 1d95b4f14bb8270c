import { expect, test } from 'vitest';
import { faults, lacksPrograms, sample } from '../test-sample.ts';
import { javascript } from './javascript.ts';
import { python } from './python.ts';

test('JavaScript and TypeScript are parsed', async () => {
  expect(await faults(javascript, sample('js', 'await boil();\nexport {};'))).toEqual([]);
  expect(await faults(javascript, sample('ts', 'const cups: number = 2;'))).toEqual([]);
  const [fault] = await faults(javascript, sample('js', 'boil();\nconst = 2;'));
  expect(fault).toMatch(/^12 /);
});

test('an entry of an object is JavaScript that readers insert', async () => {
  expect(await faults(javascript, sample('js', "'tea': boil('water'),"))).toEqual([]);
});

test.skipIf(lacksPrograms(python))('Python is compiled', async () => {
  const good = sample('python', 'def boil(cups: int) -> None:\n    print(cups)');
  const bad = sample('python', 'import os\nprint "tea"');
  const [fault, ...others] = await faults(python, good, bad);
  expect(fault).toMatch(/^12 Python: Missing parentheses/);
  expect(others).toEqual([]);
});
