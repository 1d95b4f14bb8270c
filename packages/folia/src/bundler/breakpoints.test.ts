import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { DESKTOP, ROOMY } from '../app/breakpoints.ts';
import { engineStyles } from './styles.ts';

const sheets = engineStyles().map((path) => ({
  name: basename(path),
  rules: readFileSync(path, 'utf8'),
}));

/** Returns the media query of a custom media name in the style sheets. */
function query(name: string): string | undefined {
  const definitions = sheets.find((sheet) => sheet.name === 'breakpoints.css')?.rules ?? '';
  return new RegExp(`@custom-media ${name} (.+);`).exec(definitions)?.[1];
}

test('scripts and style sheets have the same breakpoints', () => {
  expect(DESKTOP).toBe(query('--desktop'));
  expect(ROOMY).toBe(query('--roomy'));
});

test('no media query has a width in pixels, which would ignore the font size', () => {
  const queries = sheets.flatMap(({ name, rules }) =>
    [...rules.matchAll(/@(?:media|container|custom-media)[^{;]*\d(?:px|rem)/g)].map(
      ([text]) => `${name}: ${text}`,
    ),
  );
  expect(queries).toEqual([]);
});
