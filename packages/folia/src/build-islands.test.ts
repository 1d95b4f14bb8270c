import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './test-site.ts';

const TIMEOUT_MS = 60_000;
let site: TestSite;

beforeEach(() => {
  site = openTestSite({
    'site.config.ts': "export default { title: 'Hive', url: 'https://hive.example' };",
    'docs/bees.md': '---\ntitle: Bees\n---\n\nThey fly.\n',
    'components/frames.island.tsx':
      'export default function Frames({ count }) { return <p>There are {count} frames.</p>; }',
  });
});

afterEach(() => site.remove());

describe('a page with an island', { timeout: TIMEOUT_MS }, () => {
  test('in React has it in its document, with the script that hydrates it; other pages have neither', async () => {
    site.write(
      'pages/frames.tsx',
      `import Frames from '../components/frames.island.tsx';
      export default function Page() { return <section><Frames count={8} /></section>; }`,
    );
    await site.build();
    const frames = site.read('frames/index.html');
    expect(frames).toMatch(
      /<docs-island data-source="components\/frames\.island\.tsx" data-id="[^"]+" data-props="[^"]+"><p>There are <!-- -->8<!-- --> frames\.<\/p><\/docs-island>/,
    );
    expect(frames).toContain('IntersectionObserver');
    expect(site.read('docs/bees/index.html')).not.toMatch(/docs-island|IntersectionObserver/);
    const chunks = site.outputPaths().filter((path) => path.startsWith('assets/frames.island-'));
    expect(chunks).toHaveLength(1);
  });

  test('around Markdown leads its links and pictures to the published files', async () => {
    site.write(
      'site.config.ts',
      "export default { title: 'Hive', url: 'https://hive.example', baseUrl: '/farm/' };",
    );
    site.write('static/comb.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>');
    site.write(
      'components/lid.island.tsx',
      `import { useState } from 'react';
      export default function Lid({ children }) {
        const [isOpen, setOpen] = useState(true);
        return <div><a href="/docs/bees">Bees</a>{isOpen && children}</div>;
      }`,
    );
    site.write(
      'docs/hive.mdx',
      `---\ntitle: Hive\n---\n\nimport Lid from '@site/components/lid.island.tsx';\n\n<Lid>\n\n## Combs\n\nThey are [full of *propolis*](bees.md).\n\n<p><img src="/comb.svg" alt="A comb" /></p>\n\n</Lid>\n`,
    );
    await site.build();
    const hive = site.read('docs/hive/index.html');
    expect(hive).toMatch(
      /<docs-content data-content="0"><h2 id="combs">.*<a href="\/farm\/docs\/bees">full of <em>propolis<\/em><\/a>.*<img[^>]* src="\/farm\/comb\.svg"[^>]*>.*<\/docs-content><\/div><\/docs-island>/s,
    );
    expect(hive).toContain('docs-content{display:contents}');
    expect(site.read('docs/bees/index.html')).not.toContain('docs-content');
  });

  test('whose component reads its content is reported, or rendered without going live', async () => {
    const titles = `import { Children, useState } from 'react';
      export default function Titles({ children }) {
        useState(0);
        return <ul>{Children.map(children, (child) => <li>{child.props?.title}</li>)}</ul>;
      }`;
    const page = (file: string) =>
      `---\ntitle: Combs\n---\n\nimport Titles from '@site/components/${file}';\n\n<Titles>\n  <p title="Wax" />\n  <p title="Honey" />\n</Titles>\n`;
    site.write('components/titles.island.tsx', titles);
    site.write('docs/combs.mdx', page('titles.island.tsx'));
    await expect(site.check()).rejects.toThrow(
      /docs\/combs\.mdx\n.*<Titles> \(components\/titles\.island\.tsx\) cannot go live/,
    );
    site.write(
      'site.config.ts',
      `export default { title: 'Hive', url: 'https://hive.example', islands: ['components/Titles.tsx'] };`,
    );
    site.write('components/Titles.tsx', titles);
    site.write('docs/combs.mdx', page('Titles.tsx'));
    const { warnings } = await site.build();
    expect(site.read('docs/combs/index.html')).toContain('<ul><li>Wax</li><li>Honey</li></ul>');
    expect(warnings).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('<Titles> is rendered only at') }),
    );
  });

  test('that the config lists by the name of an export has it alone, beside other exports of the module', async () => {
    site.write(
      'site.config.ts',
      `export default { title: 'Hive', url: 'https://hive.example', islands: ['components/Hive.tsx#Entrance', 'components/Hive.tsx#Roof'] };`,
    );
    site.write(
      'components/Hive.tsx',
      `export const Entrance = ({ size }) => <p>{size} cm</p>;
      export function Roof() { return <p>Tin</p>; }
      export const Floor = () => <p>{weight} kg</p>;
      export const weight = 3;
      export default function Hive() { return <p>Wood</p>; }`,
    );
    site.write(
      'docs/hive.mdx',
      `---\ntitle: Hive\n---\n\nimport Hive, { Entrance, Floor } from '@site/components/Hive.tsx';\n\n<Entrance size={8} />\n<Floor />\n<Hive />\n`,
    );
    await site.build();
    const hive = site.read('docs/hive/index.html');
    expect(hive.match(/<docs-island/g)).toHaveLength(1);
    expect(hive).toMatch(
      /<docs-island data-source="components\/Hive\.tsx#Entrance"[^>]*><p>8<!-- --> cm<\/p><\/docs-island>/,
    );
    expect(hive).toMatch(/<p>3 kg<\/p>\s*<p>Wood<\/p>/);
    const texts = site
      .outputPaths()
      .filter((path) => path.endsWith('.js'))
      .map((path) => site.read(path));
    expect(texts.join('')).toMatch(/components\/Hive\.tsx#Entrance/);
    expect(texts.join('')).not.toContain('Hive.tsx#Roof');
  });

  test('that the config lists by a name that its module does not export is reported with both', async () => {
    site.write(
      'site.config.ts',
      `export default { title: 'Hive', url: 'https://hive.example', islands: ['components/Hive.tsx#Rof'] };`,
    );
    site.write('components/Hive.tsx', 'export function Roof() { return <p>Tin</p>; }');
    site.write(
      'docs/hive.mdx',
      `---\ntitle: Hive\n---\n\nimport { Roof } from '@site/components/Hive.tsx';\n\n<Roof />\n`,
    );
    await expect(site.check()).rejects.toThrow(/components\/Hive\.tsx has no export "Rof"/);
  });

  test('that passes it a prop that JSON cannot represent is reported with component and prop', async () => {
    site.write(
      'docs/count.mdx',
      `---\ntitle: Count\n---\n\nimport Frames from '@site/components/frames.island.tsx';\n\n<Frames count={{ of: () => 8 }} />\n`,
    );
    await expect(site.check()).rejects.toThrow(
      /docs\/count\.mdx\n.*<Frames> .* cannot go live: its prop "count\.of"/,
    );
  });

  test('that imports a module of Node is reported by a check, too, before anything is built', async () => {
    site.write(
      'components/frames.island.tsx',
      "import { cpus } from 'node:os';\nexport default () => <p>{typeof cpus}</p>;",
    );
    site.write(
      'docs/frames.mdx',
      `---\ntitle: Frames\n---\n\nimport Frames from '@site/components/frames.island.tsx';\n\n<Frames />\n`,
    );
    await expect(site.check()).rejects.toThrow(
      /components\/frames\.island\.tsx\n +1:\d+ +"node:os" is a module of Node/,
    );
  });

  test('that loads what does not exist, itself or by a package, is reported with each import', async () => {
    site.write(
      'components/frames.island.tsx',
      `import wax from 'wax';
      export default () => <p onClick={() => import('./smoker')}>{wax}</p>;`,
    );
    site.write('node_modules/wax/package.json', '{ "name": "wax", "main": "wax.js" }');
    site.write(
      'node_modules/wax/wax.js',
      "module.exports = 'wax';\nmodule.exports.melt = () => import('@generated/heat');\n",
    );
    site.write(
      'docs/frames.mdx',
      `---\ntitle: Frames\n---\n\nimport Frames from '@site/components/frames.island.tsx';\n\n<Frames />\n`,
    );
    const built = site.build();
    await expect(built).rejects.toThrow(
      /components\/frames\.island\.tsx\n +2:\d+ +The import "\.\/smoker" cannot be resolved.*\n +Correct the path, or remove the import\./,
    );
    await expect(built).rejects.toThrow(
      /wax\.js\n +2:\d+ +The import "@generated\/heat" cannot be resolved.*\n +The package "wax" is written for Docusaurus/,
    );
  });

  test('whose module exports no component is reported with the module', async () => {
    site.write('components/bare.island.tsx', 'export const count = 8;');
    site.write(
      'docs/bare.mdx',
      `---\ntitle: Bare\n---\n\nimport Bare from '@site/components/bare.island.tsx';\n\n<Bare />\n`,
    );
    await expect(site.check()).rejects.toThrow(
      /docs\/bare\.mdx\n.*components\/bare\.island\.tsx has no default export/,
    );
  });

  test('that imports Markdown, directly or not, is reported with the module that does', async () => {
    site.write('components/note.md', 'They sleep.');
    site.write(
      'components/Note.tsx',
      "import Text from './note.md';\nexport const Note = () => <Text />;",
    );
    site.write(
      'components/frames.island.tsx',
      "import { Note } from './Note';\nexport default function Frames() { return <Note />; }",
    );
    site.write(
      'pages/frames.tsx',
      `import Frames from '../components/frames.island.tsx';
      import { Note } from '../components/Note';
      export default function Page() { return <section><Note /><Frames /></section>; }`,
    );
    await expect(site.check()).rejects.toThrow(
      /components\/Note\.tsx\n +1:1 +Islands cannot import Markdown, such as "components\/note\.md"/,
    );
    site.write(
      'site.config.ts',
      "export default { title: 'Hive', url: 'https://hive.example', onBrokenPages: 'warn' };",
    );
    site.write(
      'docs/frames.mdx',
      `# Frames\n\nimport Frames from '@site/components/frames.island.tsx';\n\nWax.\n\n<Frames />\n`,
    );
    const { warnings } = await site.build();
    expect(warnings).toContainEqual(
      expect.objectContaining({
        file: 'components/Note.tsx',
        hint: expect.stringContaining('The page is built without its components'),
      }),
    );
    expect(site.read('docs/frames/index.html')).toContain('Wax.');
  });

  test('that imports Markdown does not hide the lines of other mistakes of its page', async () => {
    site.write('components/note.md', 'They sleep.');
    site.write(
      'components/frames.island.tsx',
      "import Note from './note.md';\nexport default () => <Note />;",
    );
    site.write(
      'pages/frames.tsx',
      `import Frames from '../components/frames.island.tsx';
export default () => <section><Frames />
  <img src="/gone.png" alt="A hive" /></section>;`,
    );
    await expect(site.check()).rejects.toThrow(/pages\/frames\.tsx\n +3:1 +.*"\/gone\.png"/);
  });

  test('finds static files at the base path of the site, and pages at that of its locale', async () => {
    site.write(
      'site.config.ts',
      "export default { title: 'Hive', url: 'https://hive.example', i18n: { locales: ['en', 'de'] } };",
    );
    site.write('static/img/bee.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>');
    site.write(
      'components/frames.island.tsx',
      `import useBaseUrl from '@docusaurus/useBaseUrl';
      export default () => <a href={useBaseUrl('/docs/bees')}><img alt="" src={useBaseUrl('img/bee.svg')} /></a>;`,
    );
    site.write(
      'pages/frames.tsx',
      "import Frames from '../components/frames.island.tsx'; export default () => <Frames />;",
    );
    await site.build();
    const german = site.read('de/frames/index.html');
    expect(german).toMatch(/<a href="\/de\/docs\/bees"><img alt="" src="\/img\/bee\.svg"><\/a>/);
    // The props from which the browser renders.
    expect(german).toMatch(/<docs-island [^>]*&#x22;siteBaseUrl&#x22;:&#x22;\/&#x22;/);
  });
});
