import { describe, expect, test } from 'vitest';
import { includeMarkdown } from './include-markdown.ts';
import { readNav } from './read-nav.ts';
import { readPage } from './read-page.ts';

describe('the frontmatter of a page', () => {
  test('that is not YAML is read line by line', () => {
    const text = '---\ntitle: "Sowing"\nauthors:\n- "@ann"\n  helpers:\n- "@bo"\n---\n\nText\n';
    const page = readPage('sowing.md', text);
    expect(page).toMatchObject({ frontmatter: { title: 'Sowing' }, body: '\nText\n' });
    expect(page.flaw).toBeTruthy();
  });

  test('may end with dots, but only on a line of their own', () => {
    const text = '---\ntitle: Read on...\nsummary: a ---\n...\nText\n';
    expect(readPage('a.md', text)).toEqual({
      frontmatter: { title: 'Read on...', summary: 'a ---' },
      body: 'Text\n',
    });
  });

  test('may be empty', () => {
    expect(readPage('a.md', '---\n---\nText\n')).toEqual({ frontmatter: {}, body: 'Text\n' });
  });

  test('may be lines without dashes', () => {
    expect(readPage('a.md', 'Title: Sowing\nAuthors: Ann\n         Bo\n\n# Text\n')).toEqual({
      frontmatter: { title: 'Sowing', authors: 'Ann' },
      body: '\n# Text\n',
    });
  });

  test('is not a paragraph that begins with a word and a colon', () => {
    const text = 'Note: sow in May.\n\nText\n';
    expect(readPage('a.md', text)).toEqual({ frontmatter: {}, body: text });
  });
});

describe('included Markdown', () => {
  const files: Record<string, string> = {
    'parts/soil.md': '---\ntitle: S\n---\n<!--start-->See [beds](../beds.md).<!--end-->\nNo.',
    'README.md': 'All of it.\n',
  };
  const reports: string[] = [];
  const include = (text: string, page = 'guide/sowing.md') =>
    includeMarkdown(text, page, {
      read: (path) => files[path],
      report: (item) => reports.push(item),
    });

  test('is the part between two marks, with links that lead to the same files', () => {
    const directive =
      '{%\n  include-markdown "../parts/soil.md"\n  start="<!--start-->"\n  end="<!--end-->"\n%}';
    expect(include(directive)).toBe('See [beds](../beds.md).');
    expect(include(directive.replace('../', ''), 'sowing.md')).toBe('See [beds](beds.md).');
  });

  test('keeps the indentation of its place', () => {
    expect(include('!!! note\n\n    {% include "README.md" %}\n')).toBe(
      '!!! note\n\n    All of it.\n',
    );
  });

  test('is reported if the file does not exist', () => {
    expect(include('a {% include-markdown "gone.md" %} b')).toBe('a  b');
    expect(include('{% include-markdown "gone.md" %}')).toBe('');
    expect(reports).toEqual(['include of "gone.md"', 'include of "gone.md"']);
  });
});

test('a title with HTML in the navigation becomes plain text', () => {
  const nav = [{ '<span class="x">Soil <img src="a.svg" alt=""></span>': 'soil.md' }];
  expect(readNav(nav, new Set(['soil.md'])).entries).toEqual([
    { kind: 'page', path: 'soil.md', title: 'Soil' },
  ]);
});
