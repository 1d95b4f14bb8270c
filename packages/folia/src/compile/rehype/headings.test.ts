import { expect, test } from 'vitest';
import type { TocEntry } from '../../contract/page-data.ts';
import { englishTexts } from '../../contract/texts.ts';
import { makeHighlighter } from '../code/highlighter.ts';
import { makeCompiler } from '../text-compiler.ts';

const compiler = makeCompiler(makeHighlighter());

const originalHeadings: TocEntry[] = [
  { id: 'high-water', title: 'High water', level: 2 },
  { id: 'bar', title: 'The bar', level: 3 },
];

/** The ids of the headings of a translation, or of a page that is not a translation. */
async function idsOf(body: string, originals?: TocEntry[]): Promise<string[]> {
  const path = 'i18n/de/docs/tides.md';
  const resolveLink = async () => ({ kind: 'external' as const });
  const context = { path, texts: englishTexts, resolveLink, originalHeadings: originals };
  return (await compiler.markdown(body, context)).toc.map(({ id }) => id);
}

test('a translation with the same headings as its original uses their ids', async () => {
  expect(await idsOf('## Hochwasser\n\n### Die Barre\n', originalHeadings)).toEqual([
    'high-water',
    'bar',
  ]);
});

test('an explicit id takes precedence', async () => {
  expect(await idsOf('## Hochwasser {#hoch}\n\n### Die Barre\n', originalHeadings)).toEqual([
    'hoch',
    'bar',
  ]);
});

test.each([
  ['fewer headings', '## Hochwasser\n', ['hochwasser']],
  ['headings of other levels', '## Hochwasser\n\n## Die Barre\n', ['hochwasser', 'die-barre']],
])('with %s, which cannot be told apart, they are made from its own text', async (_, body, ids) => {
  expect(await idsOf(body, originalHeadings)).toEqual(ids);
});

test.each([
  ['an emoji alone is named by it', '## 🎉\n\n## :rocket:\n\n## ❤\n', ['tada', 'rocket', 'heart']],
  ['several emoji by all of them', '## 🎉 ⚠️\n', ['tada-warning']],
  ['the same emoji twice gets two ids', '## 🎉\n\n## 🎉\n', ['tada', 'tada-1']],
  [
    'a heading with only punctuation gets the id "section"',
    '## ???\n\n## Section\n\n## -\n',
    ['section', 'section-1', 'section-2'],
  ],
  ['words beside an emoji are enough', '## 🎉 Party\n', ['-party']],
])('the id of a heading: %s', async (_, body, ids) => {
  expect(await idsOf(body)).toEqual(ids);
});

test('the id of a heading can be in a comment at its end', async () => {
  const body =
    '## Spring <!-- #high -->\n\n## `Neap`<!--#low tide-->\n\n## Ebb <!-- later -->\n\n## Flow <!-- #a --> on\n\n## Surge {/* #b */}\n';
  expect(await idsOf(body)).toEqual(['high', 'low', 'ebb', 'flow--on', 'b']);
});

test('in MDX, the comment can be an expression', async () => {
  const context = {
    path: 'docs/tides.mdx',
    texts: englishTexts,
    resolveLink: async () => ({ kind: 'external' as const }),
  };
  const body =
    '# Tides {/* #all */}\n\n## Spring {/* #high */}\n\n## `Neap` {/*#low tide*/}\n\n## Ebb <!-- #out -->\n\n## Flow {/* later */}\n';
  const { heading, toc } = await compiler.mdx(body, context);
  expect(heading).toBe('Tides');
  expect(toc.map(({ id, title }) => [id, title])).toEqual([
    ['high', 'Spring'],
    ['low', 'Neap'],
    ['out', 'Ebb'],
    ['flow', 'Flow'],
  ]);
});

test('a heading whose slug is a reserved id gets a different id', async () => {
  expect(await idsOf('## Side menu\n\n## Search\n')).toEqual(['side-menu-1', 'search']);
});

test('words that headings often are can be ids', async () => {
  expect(await idsOf('## Main\n\n## Body\n\n## Shell\n\n## Path {#base-path}\n')).toEqual([
    'main',
    'body',
    'shell',
    'base-path',
  ]);
});

test('a reserved id is reported with its line', async () => {
  const context = {
    path: 'docs/tides.md',
    texts: englishTexts,
    resolveLink: async () => ({ kind: 'external' as const }),
  };
  const { problems } = await compiler.markdown('Tides.\n\n## Menu {#side-menu}\n', context);
  expect(problems).toMatchObject([
    { line: 3, message: 'The id "side-menu" is reserved: every page uses it.' },
  ]);
});
