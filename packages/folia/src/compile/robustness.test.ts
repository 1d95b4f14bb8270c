import fc from 'fast-check';
import { SiteError } from 'folia-problems';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { englishTexts } from '../contract/texts.ts';
import { makeHighlighter } from './code/highlighter.ts';
import type { PageContext } from './page-context.ts';
import { makeCompiler } from './text-compiler.ts';

const compiler = makeCompiler(makeHighlighter());
const context: PageContext = {
  path: 'docs/any.md',
  texts: englishTexts,
  resolveLink: async () => ({ kind: 'external' }),
};

/** Random combinations of syntax: almost valid pages find more bugs than random characters. */
const PIECES = [
  '\n',
  '\n\n',
  ' ',
  '    ',
  '\t',
  '\r\n',
  '# ',
  '## T {#id}',
  '- ',
  '1. ',
  '> ',
  '> [!NOTE]\n',
  '*',
  '**',
  '_',
  '~~',
  '`',
  '```',
  '```js {1}\n',
  '~~~\n',
  ':::note',
  ':::',
  '::::',
  '[a](b)',
  '![',
  ']',
  '(',
  ')',
  '[^1]',
  '[^1]: x',
  '|',
  '| a | b |\n| - | - |\n',
  '---',
  '***',
  '$',
  '$$',
  '$x$',
  '\\',
  '&amp;',
  '&#0;',
  '<',
  '>',
  '<b>',
  '</b>',
  '<details>',
  '<!--',
  '-->',
  '{',
  '}',
  '{#id}',
  ':tada:',
  ':',
  'host:1:x',
  '\0',
  '\uFEFF',
  '\uD800',
  '\uDC00',
  'é',
  '漢',
  '🎉',
  'word',
  '// [!code ++]',
  '[!code word:a]',
  '$ ls',
];
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4 })), { maxLength: 40 })
    .map((parts) => parts.join('')),
);

describe('any text is a valid page', { timeout: 60_000 }, () => {
  test('.md: it compiles, and an HTML parser reads the output unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { html } = await compiler.markdown(text, context);
        expect(reparsed(reparsed(html))).toBe(reparsed(html));
        expect(html.isWellFormed()).toBe(true);
      }),
      { numRuns: 250, seed: 7 },
    );
  });

  test('.md: without HTML, the output has no scripts and an HTML parser reads it unchanged', async () => {
    const prose = texts.map((text) => text.replaceAll('<', '('));
    await fc.assert(
      fc.asyncProperty(prose, async (text) => {
        const { html } = await compiler.markdown(text, context);
        expect(fromHtml(html, { fragment: true }).children.filter(holdsScript)).toEqual([]);
        expect(shape(reparsed(html))).toBe(shape(html));
      }),
      { numRuns: 250, seed: 11 },
    );
  });

  test.each([
    ['.mdx', 'docs/any.mdx'],
    ['.md that is included', 'docs/_any.md'],
  ])('%s: it compiles, or its problems are reported', async (_, path) => {
    const placed = { ...context, path };
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const result = await compiler.mdx(text, placed).catch((error: unknown) => error);
        if (result instanceof Error) expect(result).toBeInstanceOf(SiteError);
      }),
      { numRuns: 150, seed: 13 },
    );
  });
});

describe('adversarial pages', { timeout: 60_000 }, () => {
  const deep = 150;
  test.each([
    ['quotations in quotations', `${'> '.repeat(deep)}x`],
    ['lists in lists', Array.from({ length: 60 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n')],
    ['open brackets', '['.repeat(5000)],
    ['pictures in pictures', `${'!['.repeat(2000)}x${'](y)'.repeat(50)}`],
    ['stars', '*a **b '.repeat(1500)],
    ['underscores', '_'.repeat(5000)],
    [
      'directives in directives',
      Array.from({ length: 60 }, (_, i) => `${':'.repeat(63 - i)}note`).join('\n'),
    ],
    ['open code', '`'.repeat(3000) + 'a`'.repeat(1000)],
    ['open formulas', '$a '.repeat(3000)],
    ['a long line', 'word '.repeat(40_000)],
    ['a long word', 'w'.repeat(200_000)],
    ['a long table', `| a |\n| - |\n${'| b |\n'.repeat(2000)}`],
    ['open elements', '<b>'.repeat(300)],
    ['open comments', '<!-- '.repeat(3000)],
    ['numbers of lines without end', '```js {1-999999999999} showLineNumbers=999999999999\nx\n```'],
    ['footnotes of footnotes', '[^1]\n\n[^1]: [^2]\n\n[^2]: [^1]'],
    ['NUL, BOM and lone surrogates', '\uFEFF# A\0B\n\n\uD800 and \uDC00\r\r\n'],
    ['colons', ':'.repeat(20_000)],
    ['an open fence', '```js\n// [!code focus:99999999]\nx'],
  ])('%s', async (_, text) => {
    const { html } = await compiler.markdown(text, context);
    expect(html.isWellFormed()).toBe(true);
    expect(html).not.toContain('\0');
  });

  test('excessive nesting is reported instead of crashing', async () => {
    for (const text of ['> '.repeat(20_000), '- '.repeat(300), `a\n\n${'<i>'.repeat(50_000)}`]) {
      await expect(compiler.markdown(text, context)).rejects.toThrow('nested too deeply');
      const placed = { ...context, path: 'docs/any.mdx' };
      await expect(compiler.mdx(text, placed)).rejects.toBeInstanceOf(SiteError);
    }
  });
});

function reparsed(html: string): string {
  return toHtml(fromHtml(html, { fragment: true }));
}

/** Serializers differ in optional syntax, but not in elements and text. */
function shape(html: string): string {
  return html.replace(/&#x[\dA-F]+;/g, '&').replace(/<(\/?\w+)[^>]*>/g, '<$1>');
}

function holdsScript(node: Nodes): boolean {
  if (node.type === 'element') {
    const { tagName, properties } = node;
    if (tagName === 'script' || Object.keys(properties).some((name) => /^on/i.test(name)))
      return true;
  }
  return 'children' in node && node.children.some(holdsScript);
}
