import { describe, expect, test } from 'vitest';
import { escapeMdxHeadingIds } from './mdx-heading-ids.ts';

describe('escapeMdxHeadingIds: heading ids that MDX would read as an expression', () => {
  test('the id of a heading is escaped', () => {
    expect(escapeMdxHeadingIds('## Roses {#roses}')).toBe('## Roses \\{#roses}');
  });

  test('an expression in a heading or in prose is left alone', () => {
    for (const text of ['## Roses {count}', 'See {#roses}', '## {#roses} Roses']) {
      expect(escapeMdxHeadingIds(text)).toBe(text);
    }
  });

  test('code is left alone', () => {
    const text = '```md\n## Roses {#roses}\n```';
    expect(escapeMdxHeadingIds(text)).toBe(text);
  });
});
