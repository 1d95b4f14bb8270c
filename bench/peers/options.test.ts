import { expect, test } from 'vitest';
import { PARTS } from './figures.ts';
import { parseOptions } from './options.ts';
import { PEERS } from './peers.ts';

test('without options, everything is measured at both sizes', () => {
  expect(parseOptions([])).toMatchObject({
    peers: PEERS,
    parts: PARTS,
    sizes: [300, 3000],
    rounds: 5,
    isWritten: false,
  });
});

test('our own engine is always measured, since ratios refer to it', () => {
  expect(parseOptions(['--peers', 'vitepress'])).toMatchObject({
    peers: [{ name: 'folia' }, { name: 'vitepress' }],
  });
});

test('unknown names and numbers are rejected with what is allowed', () => {
  expect(() => parseOptions(['--peers', 'hugo'])).toThrow(
    '--peers: found "hugo". Allowed: folia, docusaurus, vitepress, starlight, rspress.',
  );
  expect(() => parseOptions(['--parts', 'paint'])).toThrow('Allowed: build, development, reading');
  expect(() => parseOptions(['--rounds', '0'])).toThrow('a positive whole number');
});
