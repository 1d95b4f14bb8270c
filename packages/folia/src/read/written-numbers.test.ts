import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseFrontmatter } from './frontmatter.ts';
import { text } from './page-frontmatter.ts';
import { parseDataFile } from './parse-data-file.ts';

const schema = z.strictObject({
  title: text.optional(),
  tags: z.array(text).optional(),
  position: z.number().optional(),
});

describe('numbers in a place for text', () => {
  test('stay as they are written, such as versions', () => {
    const file = {
      path: 'docs/release.md',
      text: '---\ntitle: 1.10\ntags: [2.0, 0x1F, 7]\nposition: 2.0\n---\n',
    };
    expect(parseFrontmatter(file, schema)).toMatchObject({
      data: { title: '1.10', tags: ['2.0', '0x1F', '7'], position: 2 },
      problems: [],
    });
  });

  test('stay so in files of data, and beside mistakes', () => {
    const file = { path: 'docs/_category_.yml', text: 'title: 3.0\nposition: last\n' };
    const { data, problems } = parseDataFile(file, schema);
    expect(data).toEqual({ title: '3.0' });
    expect(problems).toMatchObject([{ line: 2 }]);
  });
});
