import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../build.ts';
import { silentProgress } from '../cli/progress.ts';
import type { PageFile } from '../contract/page-data.ts';

const TIMEOUT_MS = 60_000;
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" class="own" viewBox="0 0 8 6" width="8" height="6"><path d="M0 0"/></svg>';

const CONFIG = `import { defineConfig } from 'folia';
export default defineConfig({
  title: 'Bakery', tagline: 'Fresh', url: 'https://bakery.example', baseUrl: '/base/', trailingSlash: true,
  customFields: { oven: 'wood', organizationName: 'millers' }, islands: ['pages/play.tsx', 'src/Dial.tsx'],
});`;

const FILES: Record<string, string> = {
  'site.config.ts': CONFIG,
  'docs/intro.md': '# Intro\n',
  'static/img/crumb.svg': DRAWING,
  'pages/index.tsx': `import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Crumb from '@site/static/img/crumb.svg';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import loaf from './loaf.png';
import styles from './index.module.css';

const Again = require('../static/img/crumb.svg').default;
const list = require('./list.json'); // not require('./missing.json')
const text = require('raw-loader!./list.json').default;
const shown = "require('./missing.png')";

export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title="Home of bread" description="All loaves.">
      <main className={clsx('hero hero--primary', styles.oven, { [styles.cold]: false })}>
        <Heading as="h1" className="hero__title">{siteConfig.title}: {siteConfig.tagline}</Heading>
        <Link className="button button--lg" to="/docs/intro?x=1#top">{siteConfig.customFields.oven}</Link>
        <i>{siteConfig.organizationName}</i>
        <a href={useBaseUrl('/docs/intro')}>again</a>
        <Crumb role="img" title="A crumb" /><img src={Crumb} alt="c" /><Again className="small" />
        <img src={loaf} alt="l" /><img src={require('./loaf.png').default} alt="r" />
        {list.join('+')} {text} {shown} {/* require('./missing.jpg') */}
      </main>
    </Layout>
  );
}`,
  'pages/index.module.css':
    '.oven { color: red; background: url(./loaf.png) } .cold { color: blue }\n',
  'pages/list.json': '["rye", "spelt"]',
  'pages/recipe.tsx': `import CodeBlock from '@theme/CodeBlock';
export default () => <main><CodeBlock language="js" title="bake.js">{'const heat = 220;'}</CodeBlock></main>;`,
  'pages/old.tsx': `import { Redirect } from '@docusaurus/router';
export default () => <Redirect to="/docs/intro" />;`,
  'src/Card.tsx': `import Link from '@docusaurus/Link';
import styles from './card.module.css';
import loaf from '../pages/loaf.png';
export default function Card({ to }) {
  return <p className={styles.card}><Link to={to}>on</Link><img src={loaf} alt="" /></p>;
}`,
  'src/card.module.css': '.card { border: 0 }',
  'src/clock.island.tsx': `import Link from '@docusaurus/Link';
import styles from './card.module.css';
export default function Clock() { return <Link className={styles.card} to="/docs/intro">noon</Link>; }`,
  'src/plain.island.tsx': 'export default function Plain() { return <i>still</i>; }',
  'pages/play.tsx': `import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import { useState } from 'react';
export default function Play() {
  const [loaves, setLoaves] = useState(0);
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title="Play">
      <Head><title>{siteConfig.title} | Play with loaves</title></Head>
      <button type="button" onClick={() => setLoaves(loaves + 1)}>{loaves}</button>
      <BrowserOnly fallback={<i>soon</i>}>{() => <i>here</i>}</BrowserOnly>
    </Layout>
  );
}`,
  'src/Dial.tsx': 'export default ({ children }) => <b onClick={() => 1}>{children}</b>;',
  'docs/dial.mdx': `import Dial from '@site/src/Dial';

<Dial>plain</Dial>

<Dial>with *elements*</Dial>
`,
  'docs/card.mdx': `import Card from '@site/src/Card';
import Clock from '@site/src/clock.island.tsx';
import Plain from '@site/src/plain.island.tsx';
import Crumb from '../static/img/crumb.svg';
import Head from '@docusaurus/Head';
import { useColorMode } from '@docusaurus/theme-common';

<Head><title>Cards of bread</title><meta name="description" content="What they say." /></Head>

<Card to="/docs/intro" />

<Clock />

<Plain />

<Crumb className="big" />

{useColorMode().colorMode}
`,
};

function siteFolder(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'react-pages-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return dir;
}

describe('pages written for Docusaurus in React', { timeout: TIMEOUT_MS }, () => {
  let outDir: string;

  beforeAll(async () => {
    const siteDir = siteFolder(FILES);
    const create = { width: 30, height: 20, channels: 3, background: '#fff' } as const;
    await sharp({ create }).png().toFile(join(siteDir, 'pages/loaf.png'));
    outDir = join(mkdtempSync(join(tmpdir(), 'out-')), 'dist');
    await buildSite({ siteDir, outDir, progress: silentProgress });
  }, TIMEOUT_MS);

  const page = (route: string): PageFile =>
    JSON.parse(readFileSync(join(outDir, route, 'index.page.json'), 'utf8'));

  test('set the title and description of their document with Layout', () => {
    expect(page('')).toMatchObject({
      documentTitle: 'Home of bread | Bakery',
      description: 'All loaves.',
    });
    expect(page('').html).not.toContain('<main');
  });

  test('read the config of the site, including custom fields', () => {
    expect(page('').html).toContain('<h1 class="hero__title">Bakery: Fresh</h1>');
    expect(page('').html).toMatch(/>wood<\/a>\s*<i>millers<\/i>/);
    expect(page('').html).toMatch(/rye\+spelt \["rye", "spelt"\] require\('\.\/missing\.png'\)/);
  });

  test('have links with the base path and trailing slash of the site', () => {
    expect(page('').html).toContain('href="/base/docs/intro/?x=1#top"');
    expect(page('').html).toContain('<a href="/base/docs/intro/">again</a>');
    expect(page('old').html).toContain('content="0; url=/base/docs/intro/"');
  });

  test('use SVGs as components and as URLs', () => {
    const { html } = page('');
    expect(html).toContain('<svg class="own" viewBox="0 0 8 6" width="8" height="6" role="img">');
    expect(html).toContain('<title>A crumb</title><path');
    expect(html).toMatch(
      /<img src="\/base\/assets\/files\/crumb-\w+\.svg" alt="c" width="8" height="6">/,
    );
    expect(html).toContain('class="small"');
  });

  test('show pictures that they import or require, with their dimensions', () => {
    const { html } = page('');
    expect(
      html.match(
        /<img src="\/base\/assets\/files\/loaf-\w+\.png" alt="." width="30" height="20">/g,
      ),
    ).toHaveLength(2);
    expect(readdirSync(join(outDir, 'assets/files'))).toContainEqual(
      expect.stringMatching(/^loaf-\w+\.png$/),
    );
  });

  test('highlight and frame the code that they show', () => {
    const { html } = page('recipe');
    expect(html).toContain('bake.js');
    expect(html).toMatch(/<figure class="code/);
    expect(html).toMatch(/<span class="[^"]+">220<\/span>/);
    expect(html).not.toContain('data-code-block');
  });

  test('have the rules of their CSS modules, with unique class names', () => {
    const { html, styles = '' } = page('');
    const name = /class="hero hero--primary (oven_[\w-]+)"/.exec(html)?.[1] ?? 'none';
    expect(styles).toContain(`.${name}{`);
    expect(styles).toMatch(/url\(\/base\/assets\/files\/loaf-\w+\.png\)/);
    expect(page('old').styles).toBeUndefined();
  });

  test('a title in <Head> is the whole title of the document, without that of the site', () => {
    expect(page('play').documentTitle).toBe('Bakery | Play with loaves');
    expect(page('docs/card').documentTitle).toBe('Cards of bread');
    expect(page('docs/intro').documentTitle).toBe('Intro | Bakery');
  });

  test('components in text can do the same', () => {
    const { html, styles = '', documentTitle, description } = page('docs/card');
    expect(html).toMatch(
      /<p class="card_[\w-]+"><a href="\/base\/docs\/intro\/">on<\/a><img width="30" height="20" src="/,
    );
    expect(html).toMatch(/<svg class="big"/);
    expect(html).toContain('light');
    expect(styles).toContain('.card_');
    expect(documentTitle).toBe('Cards of bread');
    expect(description).toBe('What they say.');
  });

  test('that the config lists are islands as a whole, including their title', () => {
    const { html, documentTitle } = page('play');
    expect(documentTitle).toBe('Bakery | Play with loaves');
    expect(html).toMatch(/^<docs-island data-source="pages\/play\.tsx"[^>]*><button/);
    expect(html).toContain('<i>soon</i>');
  });

  test('a component that the config lists is an island, also around elements', () => {
    const { html } = page('docs/dial');
    expect(html).toMatch(
      /<docs-island data-source="src\/Dial\.tsx"[^>]*><b>plain<\/b><\/docs-island>/,
    );
    expect(html).toContain(
      '<b><docs-content data-content="0">with <em>elements</em></docs-content></b></docs-island>',
    );
  });

  test('links in an island are the same as elsewhere, also in the browser', () => {
    const { html } = page('docs/card');
    expect(html).toMatch(
      /<docs-island data-source="src\/clock\.island\.tsx"[^>]*data-site="[^"]*\/base\/[^"]*"[^>]*><a href="\/base\/docs\/intro\/"/,
    );
    expect(html).toMatch(/<docs-island data-source="src\/plain\.island\.tsx"(?![^>]*data-site)/);
    const chunk = readdirSync(join(outDir, 'assets')).find((name) =>
      name.startsWith('clock.island'),
    );
    const name = /class="(card_[\w-]+)"/.exec(html)?.[1] ?? 'none';
    expect(readFileSync(join(outDir, 'assets', chunk ?? ''), 'utf8')).toContain(name);
  });
});

describe("errors in a site's code", { timeout: TIMEOUT_MS }, () => {
  test('are reported with file and line, wherever they are', () => {
    const siteDir = siteFolder({
      'site.config.ts': CONFIG,
      'pages/a.tsx': "import x from 'no-such-springs';\nexport default () => <p>{x}</p>;\n",
      'pages/b.tsx': "\nimport './gone.css';\nexport default () => <p>b</p>;\n",
      'pages/c.tsx': "import C from '../src/C';\nexport default () => <C />;\n",
      'pages/h.tsx': "import C from '../src/C';\nexport default () => <C />;\n",
      'docs/i.mdx': "import C from '@site/src/C';\n\n# I\n\n<C />\n",
      'src/C.tsx':
        '\nexport default function C() {\n  const data = undefined;\n  return data.a;\n}\n',
      'pages/d.tsx': 'export default () => (\n  <p>{</p>\n);\n',
      'pages/e.tsx':
        'import Link from "@docusaurus/Link";\nexport default () => (\n  <Link to="/gone">x</Link>\n);\n',
      'docs/f.mdx': '# F\n\nText.\n\n{undefined.x}\n',
      'docs/g.mdx':
        'import Link from "@docusaurus/Link";\n\nexport const to = "/lost";\n\n<Link to={to}>x</Link>\n',
    });
    // In a separate process, since the test runner changes stack traces.
    const { stderr } = spawnSync(
      process.execPath,
      ['packages/folia/src/cli.ts', 'check', '--site', siteDir],
      {
        encoding: 'utf8',
      },
    );
    expect(stderr.replace(/ --prefix \S+/, '')).toMatchInlineSnapshot(`
      "
      docs/f.mdx
        5:12  Rendering the page failed: Cannot read properties of undefined (reading 'x').

      docs/g.mdx
        3:1  The link "/lost/" does not lead to a page.
             Links to pages should be relative paths to their files.

      pages/a.tsx
        1:1  Rendering the page failed: The imported package "no-such-springs" is not installed.
             Run "npm install no-such-springs".

      pages/b.tsx
        2:1  Rendering the page failed: The imported file "./gone.css" does not exist.

      pages/d.tsx
        2:8  Rendering the page failed: Unexpected token.

      pages/e.tsx
        3:1  The link "/gone" does not lead to a page.
             Links to pages should be relative paths to their files.

      site.config.ts
        4:1  Warning: islands[0]: the file "pages/play.tsx" does not exist.
             Create it, correct its path, which is relative to the folder of the site, or remove it from the config.
        4:1  Warning: islands[1]: the file "src/Dial.tsx" does not exist.
             Create it, correct its path, which is relative to the folder of the site, or remove it from the config.

      src/C.tsx
        4:15  Rendering the page failed: Cannot read properties of undefined (reading 'a'). This is part of docs/i.mdx and 2 other pages.

      7 errors, 2 warnings. Nothing was written.
      "
    `);
  });
});
