import { afterAll, expect, test } from 'vitest';
import { openTestSite } from '../test-site.ts';

const site = openTestSite({
  'site.config.ts':
    "export default { title: 'Bakery', url: 'https://bakery.example', blog: {}, onBrokenPages: 'warn' };",
  'docs/index.md': '# Bakery\n\nBread.\n',
  'docs/rye.md': '---\ntitle: Rye\n---\n',
  'docs/spelt.md': '# Spelt\n\n<!-- Later -->\n',
  'docs/oat.mdx': '# Oat\n\n{/* Later */}\n',
  'docs/rice.mdx': "import Rice from '@site/src/Rice.tsx';\n\n# Rice\n\n<Rice />\n",
  'docs/clock.mdx': "import Clock from '@site/src/Clock.island.tsx';\n\n# Clock\n\n<Clock />\n",
  'docs/picture.md': '# Picture\n\n<img src="https://bakery.example/a.png" alt="A loaf" />\n',
  'docs/broken.mdx': '# Broken\n\n<Unknown />\n',
  'docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
  'blog/2025-01-02-salt.md': '---\ntitle: Salt\n---\n',
  'pages/oven.tsx': 'export default () => null;',
  'pages/old.tsx':
    'import { Redirect } from \'@docusaurus/router\';\nexport default () => <Redirect to="/docs/" />;',
  'src/Rice.tsx': 'export default () => null;',
  'src/Clock.island.tsx': 'export default () => null;',
});

afterAll(() => site.remove());

test('a page without content is a warning that says what to do, unless it is a draft, leads elsewhere or is broken', async () => {
  const { warnings } = await site.check();
  const empty = warnings.filter(({ kind }) => kind === 'pages without content');
  const unwritten = expect.stringContaining('Write its text');
  const rendered = expect.stringContaining('render nothing');
  const byFile = empty.toSorted((a, b) => ((a.file ?? '') < (b.file ?? '') ? -1 : 1));
  expect(byFile.map(({ file, hint }) => [file, hint])).toEqual([
    ['blog/2025-01-02-salt.md', unwritten],
    ['docs/oat.mdx', rendered],
    ['docs/rice.mdx', rendered],
    ['docs/rye.md', unwritten],
    ['docs/spelt.md', unwritten],
    ['pages/oven.tsx', rendered],
  ]);
});
