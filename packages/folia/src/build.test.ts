import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { SiteError } from 'folia-problems';
import { afterAll, describe, expect, test } from 'vitest';
import { outputFolder } from '../../../e2e/sites.ts';
import { buildSite, checkSite } from './build.ts';
import { silentProgress } from './cli/progress.ts';
import { builtBasePath } from './serve/built-base-path.ts';
import { listFiles } from './test-site.ts';
import { writeFileList } from './write/file-list.ts';

const SITES = resolve('e2e/sites');
const TIMEOUT_MS = 60_000;

/** Removes hashes from names, since they change with the code. */
function withoutHashes(text: string): string {
  return text
    .replace(/-[\w-]{8}(?=\.(?:css|js|json|svg)\b)/g, '-HASH')
    .replace(/"build":"\w+"/, '"build":"ID"');
}

/** Reads the files below a folder, by path. */
function filesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'latin1')]),
  );
}

describe('a build', { timeout: TIMEOUT_MS }, () => {
  const outDir = outputFolder('garden');

  test('writes a document and a page data file for each page, and nothing unexpected', () => {
    const files = Object.keys(filesOf(outDir));
    expect(files.map(withoutHashes).toSorted()).toMatchInlineSnapshot(`
      [
        ".folia-files",
        "404.html",
        "about.html",
        "about.page.json",
        "assets/client-HASH.js",
        "assets/collapse-HASH.js",
        "assets/evaluate-react-HASH.js",
        "assets/files/leaf-HASH.svg",
        "assets/highlight-HASH.js",
        "assets/hydrate-HASH.js",
        "assets/hydrate-islands-HASH.js",
        "assets/pages-HASH.json",
        "assets/react-HASH.js",
        "assets/search-part-HASH.js",
        "assets/shared-HASH.js",
        "assets/shell-HASH.json",
        "assets/sidebar-book-HASH.json",
        "assets/styles-HASH.css",
        "assets/worker-HASH.js",
        "assets/zoomable-HASH.js",
        "docs.html",
        "docs.page.json",
        "docs/almanac.html",
        "docs/almanac.page.json",
        "docs/cutting.html",
        "docs/flowers.html",
        "docs/flowers/roses.html",
        "docs/plants/roses.html",
        "docs/plants/roses.page.json",
        "docs/plants/tulips.html",
        "docs/plants/tulips.page.json",
        "docs/tools/rake.html",
        "docs/tools/rake.page.json",
        "docs/tools/spade.html",
        "docs/tools/spade.page.json",
        "index.html",
        "index.page.json",
        "leaf.svg",
        "licenses.txt",
        "robots.txt",
        "search-index.json",
        "search-titles.json",
        "shop.html",
        "sitemap.xml",
      ]
    `);
  });

  test('writes page data with everything that navigation needs', () => {
    const page = readFileSync(join(outDir, 'docs/tools/rake.page.json'), 'utf8');
    expect(withoutHashes(page)).toMatchInlineSnapshot(
      `"{"href":"/docs/tools/rake","documentTitle":"Rake | The Garden Book","description":"A rake has teeth.","showsDescription":false,"toc":[{"id":"from-the-sheds-terminal","title":"From the shed's terminal","level":2}],"layout":"doc","heading":"Rake","sidebar":"book","breadcrumbs":[{"label":"Tools","href":"/docs/tools/spade"}],"editUrl":"https://code.example/garden/edit/main/docs/tools/rake.md","lastUpdate":{"time":"2024-05-06T10:00:00.000Z","author":"Ada","day":"May 6, 2024"},"previous":{"label":"Tools","href":"/docs/tools/spade"},"build":"ID","html":"<p>A rake has teeth.</p>\\n<h2 id=\\"from-the-sheds-terminal\\">From the shed's terminal<a class=\\"heading-link\\" href=\\"#from-the-sheds-terminal\\" aria-label=\\"Link to this section\\"></a></h2>\\n<figure class=\\"code\\" data-language=\\"console\\"><pre tabindex=\\"0\\"><code><span class=\\"prompt\\" data-prompt=\\"$ \\"></span><span class=\\"f\\">shed </span><span class=\\"s\\">list </span><span class=\\"n\\">--long</span>\\nrake    2 of 2\\nspade   1 of 2\\n<span class=\\"prompt\\" data-prompt=\\"$ \\"></span><span class=\\"f\\">shed </span><span class=\\"s\\">lend \\\\</span>\\n    <span class=\\"n\\">--to </span><span class=\\"s\\">neighbor rake</span>\\nLent until Sunday.</code></pre><div class=\\"copies\\"><button type=\\"button\\" class=\\"copy\\" data-copy=\\"\\" data-text=\\"rake    2 of 2\\nspade   1 of 2\\nLent until Sunday.\\">Copy output</button><button type=\\"button\\" class=\\"copy\\" data-copy=\\"\\" data-text=\\"shed list --long\\nshed lend \\\\\\n    --to neighbor rake\\">Copy</button></div></figure>\\n<p>Write a new tool down first:</p>\\n<figure class=\\"code\\" data-language=\\"yaml\\"><pre tabindex=\\"0\\"><code><span class=\\"a\\">name</span>: <span class=\\"s\\">rake</span>\\n<span class=\\"a\\">teeth</span>: <span class=\\"n\\">14</span></code></pre><button type=\\"button\\" class=\\"copy\\" data-copy=\\"\\">Copy</button></figure>"}"`,
    );
  });

  test('writes the same files to the byte, with and without a cache', async () => {
    const again = join(mkdtempSync(join(tmpdir(), 'build-')), 'dist');
    await promisify(execFile)(
      process.execPath,
      [
        'packages/folia/src/cli.ts',
        'build',
        '--site',
        'e2e/sites/garden',
        '--out',
        again,
        '--no-cache',
      ],
      { env: { ...process.env, NODE_ENV: undefined } },
    );
    expect(filesOf(again)).toEqual(filesOf(outDir));
  });

  test('tells a server which base path it was built for', () => {
    expect(builtBasePath(outDir)).toBe('/');
    expect(builtBasePath(outputFolder('gardenPreview'))).toBe('/docs-preview/');
  });

  test('does not repeat the body of the page in its own document', () => {
    const document = readFileSync(join(outDir, 'docs/plants/roses.html'), 'utf8');
    expect(document.split('A south wall keeps the frost away.').length - 1).toBe(1);
  });
});

describe('a site with mistakes', { timeout: TIMEOUT_MS }, () => {
  test('reports all of them, with file, line and hint', async () => {
    const check = checkSite({ siteDir: join(SITES, 'broken'), progress: silentProgress });
    await expect(check).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: docs/links.md
        5:3  The link "tulps.md" does not lead to a page.
             Did you mean "tulips.md"? Paths are relative to this file.
        5:41  The link "tulips.md#plantin" does not lead to a section of its page.
              Did you mean "planting"? Sections of that page: planting.
        7:1  The file "rose.png" does not exist.
             A path with a leading slash is relative to the static folders, any other path to this file.
        7:29  The link "/docs/tulipz" does not lead to a page.
              Did you mean "/docs/tulips"? Links to pages should be relative paths to their files.
        9:1  Unknown directive ":::tipp".
             Did you mean "tip"? Known: note, tip, info, important, warning, caution, danger, success, secondary.

      docs/syntax.mdx
        7:13  MDX: Unexpected end of file in attribute name, expected an attribute name character such as letters, digits, \`$\`, or \`_\`; \`=\` to initialize a value; whitespace before attributes; or the end of the tag
              An <open tag
                          ^
              Write attribute values in quotes, name="value", or in braces, name={3}.

      docs/yaml.md
        3:1  Warning: Frontmatter: sidebar_positon: unknown key.
             Did you mean "sidebar_position"?
        4:1  Frontmatter: hide_title: found "maybe".
             Allowed: true, false.

      pages/empty.tsx
        The page has no default export that is a React component.
          Write "export default function Page() { ... }".

      site.config.ts
        7:1  themeConfig.navbar.items[0]: the link "/docs/nowhere" does not lead to a page.
             "to" is a path from the site's root, "href" a URL of another site.]
    `);
  });

  test('keeps the previous build', async () => {
    const outDir = mkdtempSync(join(tmpdir(), 'build-'));
    writeFileSync(join(outDir, 'index.html'), 'old');
    writeFileList(outDir);
    const build = buildSite({ siteDir: join(SITES, 'broken'), outDir, progress: silentProgress });
    await expect(build).rejects.toThrow('The link "tulps.md" does not lead to a page.');
    expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toBe('old');
    expect(readdirSync(dirname(outDir)).filter((name) => name.includes('.folia-'))).toEqual([]);
  });

  test('without a config is reported with the option for the folder', async () => {
    const siteDir = mkdtempSync(join(tmpdir(), 'empty-'));
    mkdirSync(join(siteDir, 'docs'));
    const check = checkSite({ siteDir, progress: silentProgress });
    await expect(check).rejects.toThrow('Pass the folder of the site with --site DIR.');
  });
});

/**
 * A build replaces its output folder as a whole. All folders here are temporary, and no site has a config, so that
 * nothing would be written even if nothing were refused.
 */
describe('an output folder that a build must not replace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unsafe-'));
  const siteDir = join(folder, 'book');
  mkdirSync(siteDir);
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The message of a build into a folder, without the folder's path. */
  async function refusalOf(outDir: string): Promise<string> {
    const build = buildSite({ siteDir, outDir, progress: silentProgress });
    const error: unknown = await build.catch((reason: unknown) => reason);
    return error instanceof SiteError ? error.message.replace(outDir, 'FOLDER') : String(error);
  }

  test.each([
    ["is the site's folder", siteDir],
    ["contains the site's folder", folder],
  ])('one that %s is rejected, even if it looks like a build', async (_, outDir) => {
    writeFileSync(join(outDir, '404.html'), '');
    expect(await refusalOf(outDir)).toMatchInlineSnapshot(`
      "  The output folder FOLDER contains the site's sources or the working directory, which a build would delete.
          Choose another folder with --out DIR."
    `);
  });

  test.each([
    ['is the working directory', process.cwd()],
    ['contains the working directory', dirname(process.cwd())],
  ])('one that %s is refused', async (_, outDir) => {
    expect(await refusalOf(outDir)).toMatchInlineSnapshot(`
      "  The output folder FOLDER contains the site's sources or the working directory, which a build would delete.
          Choose another folder with --out DIR."
    `);
  });

  test('one with files that no build wrote is rejected', async () => {
    const outDir = join(folder, 'letters');
    mkdirSync(outDir);
    writeFileSync(join(outDir, 'letter.txt'), 'Dear Ada');
    expect(await refusalOf(outDir)).toMatchInlineSnapshot(`
      "  The output folder FOLDER contains files that no build wrote and that a build would delete. One is "letter.txt".
          Choose another folder with --out DIR, or empty this one if nobody needs its files."
    `);
    expect(readFileSync(join(outDir, 'letter.txt'), 'utf8')).toBe('Dear Ada');
  });

  test.each(['missing', 'boo', 'book-2', 'book/dist'])('%s is allowed', async (name) => {
    expect(await refusalOf(join(folder, name))).toContain('No site.config.ts found in');
  });
});
