import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite, checkSite } from './build.ts';
import { silentProgress } from './cli/progress.ts';

const SITES = resolve('tests/sites');
const TIMEOUT_MS = 60_000;

/** Hashes in names change with every change of the code; what they belong to does not. */
function withoutHashes(text: string): string {
  return text
    .replace(/-[\w-]{8}(?=\.(?:js|json|svg)\b)/g, '-HASH')
    .replace(/"build":"\w+"/, '"build":"ID"');
}

describe('a build', { timeout: TIMEOUT_MS }, () => {
  const outDir = join(mkdtempSync(join(tmpdir(), 'build-')), 'dist');
  beforeAll(async () => {
    await buildSite({ siteDir: join(SITES, 'garden'), outDir, progress: silentProgress });
  }, TIMEOUT_MS);

  test('writes a document and a page data file for each page, and nothing unexpected', () => {
    const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length + 1));
    expect(files.map(withoutHashes).toSorted()).toMatchInlineSnapshot(`
      [
        "404.html",
        "about.html",
        "about.page.json",
        "assets/client-HASH.js",
        "assets/client-HASH.js",
        "assets/files/leaf-HASH.svg",
        "assets/hydrate-HASH.js",
        "assets/react-HASH.js",
        "assets/rolldown-runtime-HASH.js",
        "assets/shell-HASH.json",
        "assets/sidebar-book-HASH.json",
        "docs.html",
        "docs.page.json",
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
      ]
    `);
  });

  test('writes page data that holds all that a navigation needs', () => {
    const page = readFileSync(join(outDir, 'docs/tools/rake.page.json'), 'utf8');
    expect(withoutHashes(page)).toMatchInlineSnapshot(
      `"{"href":"/docs/tools/rake","documentTitle":"Rake | The Garden Book","toc":[],"layout":"doc","heading":"Rake","sidebar":"book","breadcrumbs":[{"label":"Tools","href":"/docs/tools/spade"}],"editUrl":"https://code.example/garden/edit/main/docs/tools/rake.md","lastUpdate":{"time":"2024-05-06T10:00:00Z","author":"Ada"},"previous":{"label":"Tools","href":"/docs/tools/spade"},"build":"ID","html":"<p>A rake has teeth.</p>"}"`,
    );
  });

  test('writes a document that is the same when nothing changed', async () => {
    const again = join(mkdtempSync(join(tmpdir(), 'build-')), 'dist');
    await buildSite({ siteDir: join(SITES, 'garden'), outDir: again, progress: silentProgress });
    const document = (folder: string) =>
      readFileSync(join(folder, 'docs/plants/roses.html'), 'utf8');
    expect(document(again)).toBe(document(outDir));
  });

  test('does not repeat the body of the page in its own document', () => {
    const document = readFileSync(join(outDir, 'docs/tools/rake.html'), 'utf8');
    expect(document.split('A rake has teeth.').length - 1).toBe(1);
  });
});

describe('a site with mistakes', { timeout: TIMEOUT_MS }, () => {
  test('gets all of them at once, with file, line and what to do (R11.2, R13.4)', async () => {
    const check = checkSite({ siteDir: join(SITES, 'broken'), progress: silentProgress });
    await expect(check).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: docs/links.md
        5:3  The link "tulps.md" leads to no page.
             Did you mean "tulips.md"? Paths are relative to this file.
        5:41  The link "tulips.md#plantin" leads to no section of its page.
              Did you mean "planting"? Sections there: planting.
        7:1  The file "rose.png" does not exist.
             A path with a leading slash is looked up in the static folders, any other beside this file.
        7:29  The link "/docs/tulipz" leads to no page.
              Did you mean "/docs/tulips"? Links to pages are best written as relative paths to their files.
        9:1  ":::tipp" is not a known directive.
             Did you mean "tip"? Known: note, tip, info, important, warning, caution, danger.

      docs/syntax.mdx
        7:13  MDX: Unexpected end of file in attribute name, expected an attribute name character such as letters, digits, \`$\`, or \`_\`; \`=\` to initialize a value; whitespace before attributes; or the end of the tag
              An <open tag

      docs/yaml.md
        3:1  Frontmatter: sidebar_positon: unknown key.
             Did you mean "sidebar_position"? Allowed: title, description, keywords, image, hide_table_of_contents, toc_min_heading_level, toc_max_heading_level, draft, unlisted, id, slug, sidebar_label, sidebar_position, hide_title, pagination_prev, pagination_next, custom_edit_url, displayed_sidebar, last_update.
        4:1  Frontmatter: hide_title: found "maybe".
             Allowed: boolean.

      pages/empty.tsx
        The page has no default export that is a React component.
        Write "export default function Page() { ... }".

      site.config.ts
        themeConfig.navbar.items[0]: the link "/docs/nowhere" leads to no page.
        "to" is a path from the site's root, "href" an address on another site.]
    `);
  });

  test('leaves the built site as it was', async () => {
    const outDir = mkdtempSync(join(tmpdir(), 'build-'));
    writeFileSync(join(outDir, 'index.html'), 'old');
    const build = buildSite({ siteDir: join(SITES, 'broken'), outDir, progress: silentProgress });
    await expect(build).rejects.toThrow();
    expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toBe('old');
    expect(existsSync(`${outDir}.new`)).toBe(false);
  });

  test('without a config is told to name its folder', async () => {
    const siteDir = mkdtempSync(join(tmpdir(), 'empty-'));
    mkdirSync(join(siteDir, 'docs'));
    const check = checkSite({ siteDir, progress: silentProgress });
    await expect(check).rejects.toThrow('Name the folder of the site with --site DIR.');
  });
});
