import { expect, test } from 'vitest';
import type { TocEntry } from '../../contract/page-data.ts';
import { englishTexts } from '../../contract/texts.ts';
import { makeHighlighter } from '../code/highlighter.ts';
import { makeCompiler } from '../compile.ts';

const compiler = makeCompiler(makeHighlighter());

const originalHeadings: TocEntry[] = [
  { id: 'high-water', title: 'High water', level: 2 },
  { id: 'bar', title: 'The bar', level: 3 },
];

/** The ids of a translation's headings. */
async function idsOf(body: string): Promise<string[]> {
  const path = 'i18n/de/docs/tides.md';
  const resolveLink = async () => ({ kind: 'external' as const });
  const context = { path, texts: englishTexts, resolveLink, originalHeadings };
  return (await compiler.markdown(body, context)).toc.map(({ id }) => id);
}

test('a translation with the headings of its original takes over their ids', async () => {
  expect(await idsOf('## Hochwasser\n\n### Die Barre\n')).toEqual(['high-water', 'bar']);
});

test('an id of its own wins', async () => {
  expect(await idsOf('## Hochwasser {#hoch}\n\n### Die Barre\n')).toEqual(['hoch', 'bar']);
});

test.each([
  ['fewer headings', '## Hochwasser\n', ['hochwasser']],
  ['headings of other levels', '## Hochwasser\n\n## Die Barre\n', ['hochwasser', 'die-barre']],
])('with %s, which cannot be told apart, they are made from its own text', async (_, body, ids) => {
  expect(await idsOf(body)).toEqual(ids);
});
