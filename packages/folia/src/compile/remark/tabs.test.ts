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
    ['a container without tabs', '::::tabs\n::::\n', 'The tabs are empty.'],
    ['a tab without a label', '::::tabs\n:::tab\nRoses.\n:::\n::::\n', 'A tab needs a label.'],
    ['a tab outside of tabs', ':::tab[Roses]\nPrune.\n:::\n', 'A ":::tab" must be in ":::tabs".'],
  ])('%s is reported', async (_case, body, message) => {
    const { problems } = await compile(body);
    expect(problems.map((problem) => problem.message)).toContain(message);
  });
});

describe('tabs of the same name', () => {
  const jsx = (props: string) =>
    `<Tabs${props}>\n<TabItem value="Roses">Prune.</TabItem>\n<TabItem label="Roses">Water.</TabItem>\n</Tabs>\n`;
  const container = (attributes: string) =>
    `::::tabs${attributes}\n:::tab[Roses]\nPrune.\n:::\n:::tab[Roses]\nWater.\n:::\n::::\n`;

  test.each([
    ['.mdx', jsx(' groupId="bed"'), 3, undefined, 'only the last can be shown'],
    ['.mdx', jsx(''), 3, 'warning', 'cannot tell them apart'],
    ['.mdx', container('{group=bed}'), 5, undefined, 'only the last can be shown'],
    ['.md', container('{group=bed}'), 5, undefined, 'only the last can be shown'],
    ['.md', container(''), 5, 'warning', 'cannot tell them apart'],
  ])(
    'are reported once, with their line (%s): %j',
    async (ending, body, line, severity, message) => {
      const compile = ending === '.md' ? compiler.markdown : compiler.mdx;
      const { problems } = await compile(body, { ...context, path: `docs/beds${ending}` });
      expect(problems).toMatchObject([{ line, message: expect.stringContaining(message) }]);
      expect(problems[0]?.severity).toBe(severity);
    },
  );

  test('may be in tabs within tabs, or have values of their own', async () => {
    const inner = '<Tabs><TabItem value="Roses">Red.</TabItem></Tabs>';
    const body = `<Tabs>\n<TabItem value="Roses">\n${inner}\n</TabItem>\n<TabItem value="b" label="Roses">B</TabItem>\n</Tabs>\n`;
    const { problems } = await compiler.mdx(body, { ...context, path: 'docs/beds.mdx' });
    expect(problems).toEqual([]);
  });
});

describe('<Tabs> without a tab', () => {
  const messagesOf = async (body: string) => {
    const { problems } = await compiler.mdx(body, { ...context, path: 'docs/beds.mdx' });
    return problems.map(({ message }) => message);
  };
  const MESSAGE = '<Tabs> has no <TabItem>, so it shows nothing.';

  test.each(['<Tabs />', '<Tabs groupId="bed">\n\n</Tabs>', '<Tabs>{/* later */}</Tabs>'])(
    '%j is reported',
    async (body) => expect(await messagesOf(`${body}\n`)).toContain(MESSAGE),
  );

  test.each([
    '<Tabs><TabItem value="Roses">Prune.</TabItem></Tabs>',
    '<Tabs>{["Roses"].map((name) => <TabItem value={name} key={name} />)}</Tabs>',
    '<Tabs {...props} />',
    '<Tabs children={props.tabs} />',
    'export const Tabs = () => null\n\n<Tabs />',
  ])('%j may have tabs', async (body) => {
    expect(await messagesOf(`${body}\n`)).not.toContain(MESSAGE);
  });

  test('empty containers are reported once', async () => {
    expect(await messagesOf('::::tabs\n::::\n')).toEqual(['The tabs are empty.']);
  });
});

test('in MDX, tabs are the component, with their group', async () => {
  const body = '::::tabs{group="bed"}\n:::tab[Roses]\nPrune.\n:::\n::::\n';
  const { code } = await compiler.mdx(body, { ...context, path: 'docs/beds.mdx' });
  expect(code).toContain('groupId: "bed"');
  expect(code).toContain('value: "Roses"');
});
