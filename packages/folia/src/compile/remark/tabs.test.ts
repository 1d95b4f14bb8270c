import { describe, expect, test } from 'vitest';
import { englishTexts } from '../../contract/texts.ts';
import { makeHighlighter } from '../code/highlighter.ts';
import type { PageContext } from '../page-context.ts';
import { makeCompiler } from '../text-compiler.ts';

const compiler = makeCompiler(makeHighlighter());
const context: PageContext = {
  path: 'docs/beds.md',
  texts: englishTexts,
  resolveLink: async () => ({ kind: 'external' }),
};

const FORMATS = [
  ['.md', (body: string) => compiler.markdown(body, context)],
  ['.mdx', (body: string) => compiler.mdx(body, { ...context, path: 'docs/beds.mdx' })],
] as const;

describe.each(FORMATS)('tabs as containers (%s)', (_, compile) => {
  test('tabs within tabs have no problems', async () => {
    const inner = '::::tabs\n:::tab[Red]\nPrune.\n:::\n::::';
    const { problems } = await compile(`::::::tabs\n:::::tab[Roses]\n${inner}\n:::::\n::::::\n`);
    expect(problems).toEqual([]);
  });

  test.each([
    [
      'text outside of a tab',
      '::::tabs\nRoses.\n::::\n',
      'Only ":::tab[Label]" can be directly in ":::tabs".',
    ],
    ['a tab without a label', '::::tabs\n:::tab\nRoses.\n:::\n::::\n', 'A tab needs a label.'],
    ['a tab outside of tabs', ':::tab[Roses]\nPrune.\n:::\n', 'A ":::tab" must be in ":::tabs".'],
  ])('%s is reported', async (_case, body, message) => {
    const { problems } = await compile(body);
    expect(problems.map((problem) => problem.message)).toContain(message);
  });
});

test('in MDX, tabs are the component, with their group', async () => {
  const body = '::::tabs{group="bed"}\n:::tab[Roses]\nPrune.\n:::\n::::\n';
  const { code } = await compiler.mdx(body, { ...context, path: 'docs/beds.mdx' });
  expect(code).toContain('groupId: "bed"');
  expect(code).toContain('value: "Roses"');
});
