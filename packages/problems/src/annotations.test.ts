import { expect, test } from 'vitest';
import { formatAnnotations } from './annotations.ts';

const inSite = (file: string) => `site/${file}`;

test('a problem becomes an annotation of its line, with its hint', () => {
  const problem = {
    file: 'docs/rye.md',
    line: 3,
    column: 7,
    message: 'No oven.',
    hint: 'Heat one.',
  };
  expect(formatAnnotations([problem], inSite)).toBe(
    '::error file=site/docs/rye.md,line=3,col=7::No oven.%0AHeat one.',
  );
});

test('a warning without a place belongs to the whole run', () => {
  const problem = { severity: 'warning' as const, message: 'No oven.' };
  expect(formatAnnotations([problem], inSite)).toBe('::warning::No oven.');
});

test('names and texts of strangers cannot begin a command or a property', () => {
  const problem = { file: 'a,line=9:b%.md', line: 1, message: '100 %\r\n::stop-commands::x' };
  expect(formatAnnotations([problem], inSite)).toBe(
    '::error file=site/a%2Cline=9%3Ab%25.md,line=1::100 %25%0D%0A::stop-commands::x',
  );
});
