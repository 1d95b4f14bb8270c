import { SiteError } from 'folia-problems';
import { expect, test } from 'vitest';
import { openTestSite } from './test-site.ts';

async function mistakesWith(files: Record<string, string>): Promise<object[]> {
  const site = openTestSite({
    'site.config.ts':
      "import redirects from './data/redirects.json';\nexport default { title: 'Mill', url: 'https://mill.example', redirects };\n",
    'data/redirects.json': '[]',
    'pages/index.md': '# Mill\n\nIt grinds.\n',
    ...files,
  });
  try {
    return (await site.check()).warnings;
  } catch (error) {
    if (error instanceof SiteError) return error.problems;
    throw error;
  } finally {
    site.remove();
  }
}

const page = (file: string) => `import data from '@site/data/${file}';\n\n# Grain\n\n{data.rye}\n`;

test('a mistake in JSON or YAML that a page imports has the file and line of the data', async () => {
  const found = await mistakesWith({
    'docs/rye.mdx': page('rye.json'),
    'data/rye.json': '{\n  "rye": 1,\n}\n',
    'docs/oats.mdx': page('oats.json'),
    'data/oats.json': '{\n  "oats": 1',
    'docs/wheat.mdx': page('wheat.yml'),
    'data/wheat.yml': 'wheat: 1\nrye: [1\n',
    'docs/spelt.mdx': page('spelt.json'),
    'data/spelt.json': '\uFEFF{ "rye": "with a byte order mark" }',
  });
  expect(found).toMatchObject([
    { file: 'data/oats.json', line: 2, message: expect.stringContaining('not valid JSON') },
    {
      file: 'data/rye.json',
      line: 3,
      column: 1,
      message: expect.stringContaining('not valid JSON'),
    },
    { file: 'data/wheat.yml', line: 3, message: expect.stringContaining('not valid YAML') },
  ]);
});

test('a mistake in JSON that the config imports has the file and line of the data', async () => {
  const found = await mistakesWith({ 'data/redirects.json': '[\n  { "from": }\n]\n' });
  expect(found).toMatchObject([
    {
      file: 'data/redirects.json',
      line: 2,
      message: expect.stringMatching(
        /^The file is not valid JSON: .* site\.config\.ts imports it\.$/,
      ),
    },
  ]);
});

test('imports that begin with a slash lead to static files or start at the folder of the site, as in Docusaurus', async () => {
  const picture = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${fill}" d="M0 0h1v1H0z"/></svg>`;
  const site = openTestSite({
    'site.config.ts': "export default { title: 'Kiln', url: 'https://kiln.example' };",
    'static/clays.json': '["stoneware"]',
    'static/img/fire.svg': picture('red'),
    'src/glazes.ts': "export const glazes = ['celadon'];",
    'src/cone/index.jsx': 'export default () => <i>cone 10</i>;',
    'docs/_part.mdx': 'Part of the porcelain.',
    'pages/index.tsx': `import clays from '/clays.json';
import { glazes } from '/src/glazes';
import Cone from '/src/cone';
const Fire = require('/static/img/fire.svg').default;
export const frontmatter = { title: 'Kiln' };
export default () => <p>{[...clays, ...glazes].join(' ')}<Fire /><Cone /></p>;`,
    'docs/clay.mdx': `import clays from '/clays.json';
import { glazes } from '/src/glazes';
import Cone from '/src/cone';
import Part from '/docs/_part.mdx';
import Fire from '/img/fire.svg';

# Clay

{[...clays, ...glazes].join(' ')} <Fire /> <Cone />

<Part />
`,
  });
  expect((await site.build()).warnings).toEqual([]);
  const home = site.read('index.html');
  expect(home).toMatch(/<p>stoneware celadon<svg[^>]*><path fill="red"/);
  expect(home).toContain('<i>cone 10</i>');
  const page = site.read('docs/clay/index.html');
  expect(page).toMatch(/stoneware celadon\s<svg[^>]*><path fill="red"/);
  expect(page).toContain('Part of the porcelain.');
  expect(page).toContain('<i>cone 10</i>');
  site.remove();
});
