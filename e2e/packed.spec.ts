import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import semver from 'semver';
import { openLive } from './live-page.ts';
import {
  folia,
  installedLibraries,
  installTarballs,
  npm,
  run,
  serveFolia,
} from './packed-folder.ts';
import { isNotice, watchConsole } from './watch.ts';

const SUPPORTED_NODES = ['22.18.0', '24.0.0', '24.21.0'];
const BIRD_CLUB = 'packages/migrate/src/fixtures/bird-club';

/** The folder that the packages are installed in, and the site within it. */
let folder: string;
let siteDir: string;
let installOutput: string;
let installedFiles: string[];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // Ten seconds where nothing else runs, more where npm has to fetch the libraries.
  test.setTimeout(180_000);
  const installed = await installTarballs();
  folder = installed.folder;
  siteDir = join(folder, 'my-docs');
  installOutput = installed.output.stdout + installed.output.stderr;
  installedFiles = filesIn(join(folder, 'node_modules'));
});

test.afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

function filesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
}

/** Reads, operates and searches the new site, whether it is built or in development. */
async function readSite(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await expect(page.locator('h1')).toHaveText('Repair it yourself, in good company');
  await page.getByRole('link', { name: 'Getting started' }).first().click();
  await expect(page.locator('h1')).toHaveText('Getting started');
  await openLive(page, `${origin}/docs/repairs/choose-your-gears`);
  const calculator = page.locator('docs-island');
  await expect(calculator).toHaveAttribute('data-live', '');
  await expect(calculator.locator('output')).toHaveText('One turn takes you 5.2 m');
  await calculator.getByText('28', { exact: true }).click();
  await expect(calculator.locator('output')).toHaveText('One turn takes you 3.2 m');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('oil the chain');
  await page.locator('#search-dialog').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/docs\/repairs\/clean-a-chain/);
  await expect(page.locator('h1')).toHaveText('Clean a chain');
  await page.goto(`${origin}/docs/api/reserve-tool`);
  await expect(page.locator('h1')).toHaveText('Reserve a tool');
}

test('npm installs the tarballs without a warning, on each supported Node', () => {
  // A warning may be about a setting of the machine's npm rather than a package.
  expect(installOutput).not.toMatch(/npm warn (?!Unknown \w+ config)/i);
  const libraries = installedLibraries(folder);
  expect(libraries.map(({ name }) => name)).toContain('folia-search');
  for (const version of SUPPORTED_NODES) {
    const unsupported = libraries.filter(({ node = '*' }) => !semver.satisfies(version, node));
    expect(unsupported, `on Node ${version}`).toEqual([]);
  }
  expect(libraries.filter(({ deprecated }) => deprecated !== undefined)).toEqual([]);
});

test('"folia new" writes a site and says what to run next', async () => {
  const { stdout } = await npm(folder, 'exec', '--no', 'folia', '--', 'new', 'my-docs');
  expect(stdout).toContain('  cd my-docs\n  npm install\n  npm run dev\n');
  for (const path of ['.gitignore', 'site.config.ts', 'pages/index.tsx', 'openapi/openapi.yaml']) {
    expect(stdout).toContain(`  ${path}\n`);
    expect(existsSync(join(siteDir, path))).toBe(true);
  }
  const { code, stderr } = await folia(folder, 'new', 'my-docs');
  expect(code).toBe(1);
  expect(stderr).toContain('my-docs is not empty.');
});

test('the new site passes the strict check and builds, from the folder of the site', async () => {
  const checked = await npm(siteDir, 'run', 'check', '--', '--strict');
  expect(checked.stdout).toContain('no problems');
  expect(checked.stderr).not.toContain('Warning');
  const built = await npm(siteDir, 'run', 'build');
  expect(built.stdout).toContain(`in ${join(siteDir, 'dist')}`);
  expect(existsSync(join(siteDir, 'dist/index.html'))).toBe(true);
});

test('a Markdown plugin that the config names by its package runs in the installed engine', async () => {
  const site = join(folder, 'plugged');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  };
  write(
    'site.config.ts',
    "export default { title: 'Band', url: 'https://band.example', markdown: { remarkPlugins: ['remark-loud'] } };",
  );
  write('package.json', '{ "private": true }');
  write('pages/index.md', '# Band\n\nWelcome.\n');
  write('docs/band.md', '# Band\n\nIt plays.\n');
  write(
    'node_modules/remark-loud/package.json',
    '{ "name": "remark-loud", "type": "module", "exports": "./index.js" }',
  );
  write(
    'node_modules/remark-loud/index.js',
    "export default () => (tree) => void tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Loudly.' }] });",
  );
  const { code, stderr } = await folia(
    folder,
    'build',
    '--site',
    site,
    '--out',
    join(site, 'dist'),
  );
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(readFileSync(join(site, 'dist/docs/band/index.html'), 'utf8')).toContain('<p>Loudly.</p>');
});

test('the built site is read, operated and searched', async ({ page }) => {
  const { expectSilence } = watchConsole(page);
  const { origin, end } = await serveFolia(siteDir, 'serve');
  await readSite(page, origin);
  await expectSilence();
  end();
});

test('a site in development shows a change of a page, and ignores a build', async ({ page }) => {
  const mistakes: string[] = [];
  page.on('pageerror', (error) => mistakes.push(error.message));
  page.on('console', (message) => {
    const isMistake = ['error', 'warning'].includes(message.type());
    if (isMistake && !isNotice(message.text())) mistakes.push(message.text());
  });
  const { origin, end } = await serveFolia(siteDir, 'dev');
  await readSite(page, origin);
  await page.goto(`${origin}/docs/repairs/clean-a-chain`);
  // A page that is not connected yet when something changes is loaded again.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(document, { isStillTheSame: true }));
  writeFileSync(join(siteDir, 'dist/new.html'), 'A build writes this.');
  const file = join(siteDir, 'docs/repairs/clean-a-chain.md');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('wipe everything dry', 'dry everything with a cloth'),
  );
  await expect(page.getByText('dry everything with a cloth')).toBeVisible();
  // A change of text keeps the document; any other change loads it again.
  expect(await page.evaluate(() => 'isStillTheSame' in document)).toBe(true);
  expect(mistakes).toEqual([]);
  end();
});

test('a Docusaurus site is migrated, though its plugins are not installed', async () => {
  cpSync(BIRD_CLUB, join(folder, 'bird-club'), { recursive: true });
  const { code, stdout } = await folia(folder, 'migrate', 'bird-club');
  expect(code).toBe(0);
  expect(stdout).toContain('  cd bird-club-migrated\n  npm install\n  npm run dev\n');
  const { dependencies } = JSON.parse(
    readFileSync(join(folder, 'bird-club-migrated/package.json'), 'utf8'),
  );
  expect(dependencies).toMatchObject({
    folia: expect.stringMatching(/^file:\.\.\/tarballs\/folia-\d/),
    'folia-search': expect.stringMatching(/^file:\.\.\/tarballs\/folia-search-/),
  });
  const { stderr } = await folia(folder, 'check', '--site', 'bird-club-migrated');
  expect(stderr).toContain('The import "@theme/Chart" of Docusaurus has no equivalent.');
  expect(stderr).toContain('Run "npm install --prefix bird-club-migrated".');
});

test('an editor finds no mistake in the new site, but finds those of its author', async () => {
  // What "npm install" installs in the folder of the site; the test has installed only what a build needs.
  for (const types of ['@types/react', 'csstype']) {
    cpSync(join('node_modules', types), join(siteDir, 'node_modules', types), { recursive: true });
  }
  const compiler = resolve('node_modules/typescript/bin/tsc');
  const typecheck = () => run(siteDir, [compiler, '--pretty', 'false']);
  expect(await typecheck()).toMatchObject({ code: 0, stdout: '' });
  writeFileSync(
    join(siteDir, 'mistake.ts'),
    "import { defineConfig } from 'folia';\nexport default defineConfig({ titel: 'x' });\n",
  );
  writeFileSync(
    join(siteDir, 'banner.tsx'),
    `import Details from '@theme/Details';
import bell from './bell.mp3';
import Logo from './logo.svg';
import styles from './banner.module.css';
import Terms from './terms.mdx';

export const banner = (
  <Details summary="Ring">
    <Logo title="Wheelhouse" />
    <audio src={bell} className={styles.bell} volume={3} />
    <Terms />
  </Details>
);
`,
  );
  const { code, stdout } = await typecheck();
  expect(code).not.toBe(0);
  expect(stdout).toContain("'titel' does not exist in type");
  expect(stdout).toContain("Property 'volume' does not exist");
  expect(stdout.match(/error TS/g)).toHaveLength(2);
});

test('nothing is written into the installed packages: caches are in the folder of the site', () => {
  expect(existsSync(join(siteDir, '.cache/vite'))).toBe(true);
  expect(existsSync(join(siteDir, '.cache/docs'))).toBe(true);
  expect(filesIn(join(folder, 'node_modules'))).toEqual(installedFiles);
});

const OPTIONAL = ['@mdx-js/mdx', 'beautiful-mermaid', 'folia-migrate', 'satteri', 'sharp'];

/** Optional packages, and files that need them. Without Mermaid itself, a diagram is shown as its source, with a warning. */
const NEEDS: { needs: string; file: string; content: string | Buffer }[] = [
  { needs: '@mdx-js/mdx', file: 'docs/drum.mdx', content: '# Drum\n\n<b>Boom</b>\n' },
  {
    needs: 'beautiful-mermaid',
    file: 'docs/score.md',
    content: '# Score\n\n```mermaid\ngraph LR\n  A --> B\n```\n',
  },
  {
    needs: 'mermaid',
    file: 'docs/beat.md',
    content: '# Beat\n\n```mermaid\npie\n  "Four": 4\n```\n',
  },
  {
    needs: 'sharp',
    file: 'docs/flute.png',
    content: readFileSync('e2e/sites/orchard/docs/pictures/meadow-small.png'),
  },
  {
    needs: 'hast-util-to-mdast',
    file: 'site.config.ts',
    content: `export default { title: 'Band', url: 'https://band.example', markdownPages: true };`,
  },
  {
    needs: '@scalar/openapi-upgrader',
    file: 'openapi/openapi.yaml',
    content: 'swagger: "2.0"\ninfo: { title: Concerts, version: "1" }\npaths: {}\n',
  },
];

test.describe('without the optional packages', () => {
  test.beforeAll(async () => {
    await npm(folder, 'uninstall', '--no-audit', '--no-fund', '--prefer-offline', ...OPTIONAL);
  });

  test('npm installs fewer than 200 libraries with the engine, and none that is optional', () => {
    const names = installedLibraries(folder).map(({ name }) => name);
    for (const name of [...OPTIONAL, 'mermaid', 'hast-util-to-mdast', '@scalar/openapi-upgrader']) {
      expect(names).not.toContain(name);
    }
    expect(names.length).toBeLessThan(200);
  });

  for (const { needs, file, content } of NEEDS) {
    test(`a site with ${file} is told to install ${needs}, and nothing is written`, async () => {
      const site = join(folder, `needs-${needs.replace(/\W+/g, '-')}`);
      const write = (path: string, text: string | Buffer) => {
        mkdirSync(dirname(join(site, path)), { recursive: true });
        writeFileSync(join(site, path), text);
      };
      const api = file.startsWith('openapi/') ? `, api: [{ path: '${file}' }]` : '';
      write(
        'site.config.ts',
        `export default { title: 'Band', url: 'https://band.example'${api} };`,
      );
      // With --strict, warnings about anything else would be mistakes, too.
      const text = file.endsWith('.png') ? '![A flute](flute.png)' : 'It plays.';
      write('docs/band.md', `# Band\n\n${text}\n`);
      write('pages/index.md', '# Home\n\nWelcome.\n');
      write(file, content);
      const { code, stderr } = await folia(
        folder,
        'build',
        '--strict',
        '--site',
        site,
        '--out',
        'built',
      );
      expect(code).toBe(1);
      expect(stderr).toContain(file);
      expect(stderr).toContain(`the package "${needs}"`);
      expect(stderr).toContain(`npm install ${needs}`);
      expect(existsSync(join(folder, 'built'))).toBe(false);
    });
  }

  test('"folia migrate" is told to install folia-migrate', async () => {
    const { code, stderr } = await folia(folder, 'migrate', 'bird-club', '--out', 'moved');
    expect(code).toBe(1);
    expect(stderr).toContain('"npm install folia-migrate"');
    expect(existsSync(join(folder, 'moved'))).toBe(false);
  });
});
