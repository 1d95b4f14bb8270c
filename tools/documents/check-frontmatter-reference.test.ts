import { formatProblems } from 'folia-problems';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkFrontmatterReference } from './check-frontmatter-reference.ts';

const schema = z.strictObject({ title: z.string(), heat: z.number(), tags: z.array(z.string()) });

function problemsWith(rows: string[]): string {
  const text = ['| Key | Purpose |', '| --- | --- |', ...rows].join('\n');
  return formatProblems(checkFrontmatterReference({ path: 'pages.md', text }, schema));
}

test('tables with all keys have no problems', () => {
  expect(problemsWith(['| `title`, `heat` | |', '| `tags` | |'])).toBe('');
});

test('a key without a row, and a row without a key, are reported', () => {
  expect(problemsWith(['| `title`, `heats` | |', '| `tags` | |'])).toMatchInlineSnapshot(`
    "pages.md
      No table has the key heat of frontmatter.
      3:1  Frontmatter has no key heats.
           Did you mean "heat"?"
  `);
});
