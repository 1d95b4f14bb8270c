import { describe, expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';
import { headingSlug } from './convert-chapters.ts';
import { convertCode } from './convert-code.ts';
import { convertMarkup } from './convert-markup.ts';
import { resolveIncludes } from './includes.ts';
import { parseSummary } from './parse-summary.ts';
import { convertPreprocessorHelpers } from './preprocessor-helpers.ts';

const options = { hidelines: { python: '~' }, knowsLanguage: (name: string) => name !== 'xyz' };

describe('code of a book', () => {
  test.each([
    ['```rust,no_run,edition2021\n# a\nb\n```', '```rust\nb\n```'],
    ['```rust\n#![x]\n#[y]\n##z\n#\n```', '```rust\n#![x]\n#[y]\n#z\n```'],
    ['```python\n~a\nb\n```', '```python\nb\n```'],
    ['```js,hidelines=!!\n!!a\nb\n```', '```js\nb\n```'],
    ['```xyz\na\n```', '```text\na\n```'],
    ['- ```rust\n  # a\n  b\n  ```', '- ```rust\n  b\n  ```'],
    ['> ```rust\n> # a\n>\n> #[b]\n> ```', '> ```rust\n>\n> #[b]\n> ```'],
    ['a\n\n    ```rust\n    # a\n    ```', 'a\n\n    ```rust\n    # a\n    ```'],
    ['- a\n\n      ```rust\n      # a\n      ```', '- a\n\n      ```rust\n      # a\n      ```'],
    ['- a\n\n  ```rust\n  # a\n  b\n  ```', '- a\n\n  ```rust\n  b\n  ```'],
    ['```admonish bug\ntext\n```', ':::danger Bug\ntext\n:::'],
    ['```admonish note "A title"\ntext\n```', ':::note A title\ntext\n:::'],
  ])('%j', (text, expected) => {
    expect(convertCode(text, options).text).toBe(expected);
  });
});

describe('included files', () => {
  const files: Record<string, string> = {
    '/src/a.rs': 'one\n// ANCHOR: x\ntwo\n// ANCHOR_END: x\nfour\n',
    '/src/parts.rs': '// ANCHOR: x\na\n// ANCHOR_END: x\nb\n// ANCHOR: x\nc\n// ANCHOR_END: x\n',
    '/src/deep.md': '{{#include a.rs:x}}',
  };
  const resolve = (text: string) =>
    resolveIncludes(text, { file: '/src/chapter.md', read: (path) => files[path] });

  test.each([
    ['{{#include a.rs}}', 'one\ntwo\nfour'],
    ['{{#include a.rs:x}}', 'two'],
    ['{{#include parts.rs:x}}', 'a'],
    ['{{#rustdoc_include parts.rs:x}}', 'a\nc'],
    ['{{#include a.rs:1}}', 'one'],
    ['{{#include a.rs:5:}}', 'four'],
    ['{{#include a.rs::1}}', 'one'],
    ['{{#include deep.md}}', 'two'],
    ['\\{{#include a.rs}}', '{{#include a.rs}}'],
    ['{{#playpen a.rs:x}}', '```rust\ntwo\n```'],
  ])('%s', (text, expected) => {
    expect(resolve(text).text).toBe(expected);
  });

  test('a missing part is named with its line', () => {
    expect(resolve('a\n{{#include a.rs:y}}').missing).toEqual([
      { written: '{{#include a.rs:y}}', line: 2 },
    ]);
  });
});

describe('helpers of preprocessors', () => {
  test('tabs become tabs', () => {
    const text =
      '{{#tabs global="os" }}\n{{#tab name="Linux" }}\nA\n{{#endtab }}\n{{#tab name="Windows" }}\nB\n{{#endtab }}\n{{#endtabs }}\n';
    expect(convertPreprocessorHelpers(text).text).toBe(
      '::::tabs{group="os"}\n:::tab Linux\n\nA\n\n:::\n:::tab Windows\n\nB\n\n:::\n::::\n',
    );
  });

  test('others are removed and listed, except in code; those of mdBook stay', () => {
    const text = 'a\n{{%outline}}\n{{#quiz a.toml}}\n{{#include b.rs}}\n\n```\n{{%outline}}\n```\n';
    expect(convertPreprocessorHelpers(text)).toEqual({
      text: 'a\n\n\n{{#include b.rs}}\n\n```\n{{%outline}}\n```\n',
      unknown: [
        { written: '{{%outline}}', line: 2 },
        { written: '{{#quiz a.toml}}', line: 3 },
      ],
    });
  });
});

describe('the summary', () => {
  test('numbers continue across parts, and drafts have one', () => {
    const parts = parseSummary(
      '# Summary\n[A](a.md)\n# One\n- [B](./b.md)\n    - [C]()\n# Two\n* [D `d`](d.md)\n---\n[E](e%20e.md)',
    );
    expect(parts).toEqual([
      { kind: 'chapter', title: 'A', path: 'a.md', line: 2, children: [] },
      { kind: 'part', title: 'One' },
      {
        kind: 'chapter',
        title: 'B',
        path: 'b.md',
        number: '1',
        line: 4,
        children: [{ kind: 'chapter', title: 'C', number: '1.1', line: 5, children: [] }],
      },
      { kind: 'part', title: 'Two' },
      { kind: 'chapter', title: 'D d', path: 'd.md', number: '2', line: 7, children: [] },
      { kind: 'separator' },
      { kind: 'chapter', title: 'E', path: 'e e.md', line: 9, children: [] },
    ]);
  });

  test('comments are left out, and chapters keep their lines and plain paths', () => {
    const parts = parseSummary(
      '<!-- a\nb -->\n- [A](./x/../a.md)\n<!--\n- [B](b.md)\n-->\n[C](../c.md)',
    );
    expect(parts).toMatchObject([
      { title: 'A', path: 'a.md', line: 3 },
      { title: 'C', path: '../c.md', line: 7 },
    ]);
  });
});

describe('HTML of a book', () => {
  test.each([
    ['a Vec<T> b', 'a Vec\\<T> b'],
    ['<kbd>a</kbd> <BR>', '<kbd>a</kbd> <BR>'],
    ['`Vec<T>`', '`Vec<T>`'],
    ['<svg><path d="M0"/></svg>', '<svg><path d="M0"/></svg>'],
    ['<Note>\n\ntext\n\n</Note>', '\n\ntext\n\n'],
    ['<i class="fa fa-eye"></i>', ''],
  ])('%j', (text, expected) => {
    expect(convertMarkup(text, { mathjax: false }).text).toBe(expected);
  });

  test('names of footnotes have no spaces', () => {
    const text = 'a[^long name] b[^c d]\n\n[^long  name]: x\n\n[^long name]: y';
    expect(convertMarkup(text, { mathjax: false }).text).toBe(
      'a[^long-name] b[^c d]\n\n[^long-name]: x\n\n[^long-name]: y',
    );
  });

  test('formulas of MathJax, if the book has them', () => {
    expect(convertMarkup('\\\\( a \\\\)', { mathjax: true }).text).toBe('$a$');
    expect(convertMarkup('\\\\( a \\\\)', { mathjax: false }).text).toBe('\\\\( a \\\\)');
  });
});

test('the page for missing addresses is a part of the theme', async () => {
  const site = await migrateFiles({
    'book.toml': '',
    'src/SUMMARY.md': '- [Saws](saws.md)',
    'src/saws.md': '# Saws',
    'src/404.md': '# Gone',
  });
  site.remove();
  const note = site.notes.find(({ key }) => key === 'src/404.md');
  expect(note?.text).toContain('theme/not-found.tsx');
});

describe('ids of headings in mdBook', () => {
  test.each([
    ['Über --all: A & B', 'Über---all-a--b'],
    [' snake_case  (new)', 'snake_case--new'],
    ['ÉTUDES 2½', 'Études-2½'],
    ['हिंदी', 'हिंदी'],
    ['日本語 ガイド', '日本語-ガイド'],
  ])('%s has the id %s: only letters of ASCII are in lower case', (title, id) => {
    expect(headingSlug(title)).toBe(id);
  });
});
