import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DESKTOP, ROOMY } from '../app/breakpoints.ts';

const STYLES = new URL('../app/styles/', import.meta.url);
const sheets = readdirSync(STYLES).map((name) => ({
  name,
  rules: readFileSync(new URL(name, STYLES), 'utf8'),
}));

/** The query that a name stands for in the style sheets. */
function query(name: string): string | undefined {
  const definitions = sheets.find((sheet) => sheet.name === 'breakpoints.css')?.rules ?? '';
  return new RegExp(`@custom-media ${name} (.+);`).exec(definitions)?.[1];
}

test('scripts and style sheets change at the same widths', () => {
  expect(DESKTOP).toBe(query('--desktop'));
  expect(ROOMY).toBe(query('--roomy'));
});

test('no style sheet asks for a width in pixels, which larger text would outgrow', () => {
  const queries = sheets.flatMap(({ name, rules }) =>
    [...rules.matchAll(/@(?:media|container|custom-media)[^{;]*\d(?:px|rem)/g)].map(
      ([text]) => `${name}: ${text}`,
    ),
  );
  expect(queries).toEqual([]);
});
