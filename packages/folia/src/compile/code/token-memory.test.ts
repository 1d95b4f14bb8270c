import { expect, test } from 'vitest';
import { makeTokenMemory } from './token-memory.ts';

const lines = [
  [
    { text: 'let', className: 'k' },
    { text: ' loaf = ', className: '' },
    { text: '12', className: 'n' },
  ],
  [],
  [{ text: '// rye', className: 'c' }],
  [],
];
const code = 'let loaf = 12\n\n// rye\n';

test('returns the same tokens for the same code in the same language', () => {
  const memory = makeTokenMemory(10);
  memory.add('ts', code, lines);
  expect(memory.read('ts', code)).toEqual(lines);
  expect(memory.read('js', code)).toBeUndefined();
  expect(memory.read('ts', 'let loaf = 13')).toBeUndefined();
});

test('ignores tokens that are not all of the code, and those beyond the limit', () => {
  const memory = makeTokenMemory(1);
  memory.add('ts', `${code} `, lines);
  expect(memory.read('ts', `${code} `)).toBeUndefined();
  memory.add('ts', code, lines);
  memory.add('js', code, lines);
  expect(memory.read('ts', code)).toEqual(lines);
  expect(memory.read('js', code)).toBeUndefined();
});
