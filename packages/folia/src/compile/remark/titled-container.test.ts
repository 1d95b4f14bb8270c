import { describe, expect, test } from 'vitest';
import { englishTexts } from '../../contract/texts.ts';
import { makeHighlighter } from '../code/highlighter.ts';
import { makeCompiler } from '../text-compiler.ts';

const compiler = makeCompiler(makeHighlighter());

async function htmlOf(body: string): Promise<string> {
  const resolveLink = async () => ({ kind: 'external' as const });
  const context = { path: 'docs/frost.md', texts: englishTexts, resolveLink };
  return (await compiler.markdown(body, context)).html;
}

/** The titles of all boxes. */
async function titlesOf(body: string): Promise<string[]> {
  const html = await htmlOf(body);
  return Array.from(
    html.matchAll(/<p class="admonition-title">(.*?)<\/p>/g),
    ([, title = '']) => title,
  );
}

describe('the title of an admonition', () => {
  test.each([
    ['after a space', ':::note Frost tonight\nCover them.\n:::', 'Frost tonight'],
    ['between white space', ':::note   Frost \t \nCover them.\n:::', 'Frost'],
    ['in brackets', ':::note[Frost]\nCover them.\n:::', 'Frost'],
    ['that is missing', ':::note  \nCover them.\n:::', 'Note'],
    ['with only attributes', ':::note{.cold}\nCover them.\n:::', 'Note'],
    [
      'with marks',
      ':::tip Water *early*, in `May`\n:::',
      'Water <em>early</em>, in <code>May</code>',
    ],
    ['with brackets that do not pair', ':::note Frost] at night\n:::', 'Frost] at night'],
    ['of a box with more colons', '   ::::tip Water early\nText.\n::::', 'Water early'],
    ['at the end of the text', ':::note Frost', 'Frost'],
    ['after a paragraph', 'Look:\n:::note Frost\nCover them.\n:::', 'Frost'],
    ['in a list', '- :::note Frost\n  Cover them.\n  :::', 'Frost'],
    ['in a quotation', '> :::note Frost\n> Cover them.\n> :::', 'Frost'],
  ])('%s', async (_, body, title) => {
    expect(await titlesOf(body)).toEqual([title]);
  });

  test('of nested admonitions', async () => {
    const body = '::::note Outer\nA\n\n:::tip Inner\nB\n:::\n\nC\n::::\n';
    expect(await titlesOf(body)).toEqual(['Outer', 'Inner']);
  });
});

describe('a line that only looks like the start of an admonition is not changed', () => {
  test.each([
    ['in indented code', 'A box:\n\n    :::note Frost\n    Cover them.\n    :::\n'],
    ['in indented code of a list', '- A box:\n\n      :::note Frost\n      :::\n'],
    ['in fenced code', '```md\n:::note Frost\n:::\n```\n'],
    ['in raw HTML', '<pre>\n:::note Frost\n:::\n</pre>\n'],
    ['in a box', ':::tip\n\n    :::note Frost\n    :::\n\n:::\n'],
  ])('%s', async (_, body) => {
    const html = (await htmlOf(body)).replace(/<span[^>]*>|<\/span>/g, '');
    expect(html).toContain(':::note Frost\n');
    expect(html).not.toContain('[Frost]');
    expect(html).not.toContain('admonition note');
  });

  test.each(['Say ::: note this.', '::note Frost', ':::note[Frost] tonight'])(
    '%s',
    async (body) => {
      expect(await titlesOf(body)).toEqual([]);
    },
  );
});

test('the first line of an unknown directive stays on the page, if the site allows broken pages', async () => {
  expect(await htmlOf(':::frost[Cold **nights**]\nLate.\n:::\n\n:::snow\nDeep.\n:::\n')).toBe(
    '<div><p>:::frost Cold <strong>nights</strong></p><p>Late.</p></div>\n<div><p>:::snow</p><p>Deep.</p></div>',
  );
});
