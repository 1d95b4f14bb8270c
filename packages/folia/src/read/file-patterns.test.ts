import { describe, expect, test } from 'vitest';
import { isIncluded } from './file-patterns.ts';

describe('isIncluded', () => {
  const patterns = {
    include: ['**/*.{md,mdx}'],
    exclude: ['**/_*/**', '**/_*.{js,jsx,ts,tsx,md,mdx}', '**/*.test.md', 'drafts/**'],
  };

  test.each(['soup.md', 'soups/lentil.mdx', 'soups/[cold] (new).md', 'a drafts/b.md'])(
    '%s is included',
    (path) => expect(isIncluded(path, patterns)).toBe(true),
  );

  test.each(['soup.txt', '_soup.md', 'soups/_parts/salt.md', 'soup.test.md', 'drafts/a/b.md'])(
    '%s is not included',
    (path) => expect(isIncluded(path, patterns)).toBe(false),
  );

  test('without patterns to exclude, everything that matches a pattern to include is included', () => {
    expect(isIncluded('_soup.md', { ...patterns, exclude: [] })).toBe(true);
  });
});
