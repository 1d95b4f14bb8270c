import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite, checkSite } from '../build.ts';
import { silentProgress } from '../cli/progress.ts';

const HARBOR = resolve('e2e/sites/harbor');
const TIMEOUT_MS = 60_000;

const work = mkdtempSync(join(tmpdir(), 'locales-'));
afterAll(() => rmSync(work, { recursive: true }));

describe('a build of two locales', { timeout: TIMEOUT_MS }, () => {
  const outDir = join(work, 'dist');
  const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
  const page = (path: string) => JSON.parse(read(`${path}/index.page.json`));
  let files: string[] = [];

  beforeAll(async () => {
    await buildSite({ siteDir: HARBOR, outDir, progress: silentProgress });
    files = readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length + 1));
  }, TIMEOUT_MS);

  test('each locale has every page and its own not-found page', () => {
    const documents = files.filter((path) => path.endsWith('.html'));
    const own = documents.filter((path) => !path.startsWith('ar/'));
    expect(own).toContain('404.html');
    expect(own).toContain('docs/tides/spring/index.html');
    expect(documents.toSorted()).toEqual([...own, ...own.map((path) => `ar/${path}`)].toSorted());
  });

  test('scripts, styles, pictures and static files are written once for all locales', () => {
    const matching = (pattern: RegExp) => files.filter((path) => pattern.test(path));
    expect(matching(/^ar\/assets|^ar\/anchor/)).toEqual([]);
    expect(matching(/\.css$/)).toHaveLength(1);
    expect(matching(/\/react-[^/]*\.js$/)).toHaveLength(1);
    expect(matching(/dinghy-[^/]*\.svg$/)).toHaveLength(1);
    expect(matching(/assets\/shell-/)).toHaveLength(2);
    expect(matching(/assets\/sidebar-book-/)).toHaveLength(2);
    const document = read('ar/docs/boats/dinghy/index.html');
    expect(document).toMatch(/<img src="\/harbor\/assets\/files\/dinghy-\w+\.svg"/);
    expect(document).toMatch(/data-app="\/harbor\/assets\/client-/);
    expect(document).toContain('<link rel="icon" href="/harbor/anchor.svg">');
  });

  test('a document declares its language, direction, and alternates in each locale', () => {
    const document = read('ar/docs/tides/table/index.html');
    expect(document).toMatch(/^<!doctype html><html lang="ar-EG" dir="rtl"[ >]/);
    const root = 'https://harbor.example/harbor';
    expect(document).toContain(`<link rel="canonical" href="${root}/ar/docs/tides/table">`);
    for (const [language, base] of [
      ['en', root],
      ['ar-EG', `${root}/ar`],
      ['x-default', root],
    ]) {
      const link = `<link rel="alternate" hreflang="${language}" href="${base}/docs/tides/table">`;
      expect(document).toContain(link);
      expect(read('docs/tides/table/index.html')).toContain(link);
    }
    expect(document).toContain('<meta property="og:locale" content="ar_EG">');
    expect(read('404.html')).not.toContain('rel="alternate"');
  });

  test('links of a translated page stay in its locale, and its edit link points to its own file', () => {
    const { html, editUrl, next, breadcrumbs } = page('ar/docs/tides/table');
    expect(html).toContain('href="/harbor/ar/docs/tides/spring"');
    expect(editUrl).toBe('https://code.example/harbor/edit/main/i18n/ar/docs/tides/table.md');
    expect(next).toEqual({
      label: 'Spring tides',
      href: '/harbor/ar/docs/tides/spring',
      section: 'المد والجزر',
    });
    expect(breadcrumbs).toEqual([{ label: 'المد والجزر' }]);
  });

  test('the breadcrumb of a category without a page links to its first page, except on that page', () => {
    expect(page('ar/docs/tides/spring').breadcrumbs).toEqual([
      { label: 'المد والجزر', href: '/harbor/ar/docs/tides/table' },
    ]);
  });

  test('an untranslated page keeps its language, but its links stay in the locale', () => {
    const { html, editUrl, language } = page('ar/docs/tides/spring');
    expect(html).toContain('href="/harbor/ar/docs/tides/table#high-water"');
    expect(editUrl).toBe('https://code.example/harbor/edit/main/docs/tides/spring.md');
    expect(language).toEqual({ lang: 'en', dir: 'ltr' });
    // An MDX page is a module: it must not be the module of the other locale.
    const bowline = 'docs/ropework/knots/bowline"';
    expect(page('ar/docs/ropework/knots/clove-hitch').html).toContain(`"/harbor/ar/${bowline}`);
    expect(page('docs/ropework/knots/clove-hitch').html).toContain(`"/harbor/${bowline}`);
    expect(page('ar/docs/tides/table').language).toBeUndefined();
    expect(page('docs/tides/spring').language).toBeUndefined();
  });

  test('a translated page can import files next to its original', () => {
    expect(page('ar/docs/ropework/knots/bowline').html).toContain('~~~~~~~');
  });

  test('the headings of a translation keep the ids of the original', () => {
    const ids = (path: string) => page(path).toc.map(({ id }: { id: string }) => id);
    expect(ids('ar/docs/tides/table')).toEqual(['high-water', 'low-water', 'boats-that-fall-dry']);
    expect(ids('ar/docs/tides/table')).toEqual(ids('docs/tides/table'));
  });

  test('a component page falls back to the frontmatter of its original key by key', () => {
    const document = read('ar/index.html');
    expect(document).toContain('<meta name="description" content="كل شيء عن الميناء.">');
    expect(document).toContain('<meta name="keywords" content="harbor">');
    expect(document).toContain('href="/harbor/ar/docs"');
  });

  test('content shows translated interface texts', () => {
    expect(page('ar/docs/ropework/knots/bowline').html).toContain('انسخ');
    expect(page('docs/ropework/knots/bowline').html).toContain('Copy');
  });

  test('the shell lists all locales, and those below its own base path', () => {
    const shells = files
      .filter((path) => path.startsWith('assets/shell-'))
      .map((path) => JSON.parse(read(path)));
    const arabic = shells.find(({ htmlLang }) => htmlLang === 'ar-EG');
    const english = shells.find(({ htmlLang }) => htmlLang === 'en');
    expect(english.otherBases).toEqual(['/harbor/ar/']);
    expect(arabic.otherBases).toEqual([]);
    expect(arabic.locales).toEqual(english.locales);
    expect(arabic.locales).toEqual([
      { name: 'en', label: 'English', htmlLang: 'en', baseUrl: '/harbor/' },
      { name: 'ar', label: 'العربية', htmlLang: 'ar-EG', baseUrl: '/harbor/ar/' },
    ]);
    expect(arabic.build).not.toBe(english.build);
    expect([english.texts.next, arabic.texts.next, arabic.texts.home]).toEqual([
      'Next',
      'التالي',
      'Home',
    ]);
  });
});

describe('mistakes in a site of two locales', { timeout: TIMEOUT_MS }, () => {
  test('are all reported, each one once', async () => {
    const siteDir = join(work, 'site');
    cpSync(HARBOR, siteDir, { recursive: true });
    const write = (path: string, text: string) => writeFileSync(join(siteDir, path), text);
    write('docs/tides/spring.md', '\n[a](tabel.md), [b](table.md#high-watr)\n');
    write('i18n/ar/docs/welcome.md', '\n[a](./tides/tabel.md), [b](tides/table.md#high-water)\n');
    write('i18n/ar/docs/tides/table.md', '\n## الماء العالي\n');
    write('i18n/ar/docs/tides/sprig.md', '\nx\n');
    write('i18n/ar/config.json', '{ "navbar": { "Boook": "الكتاب" } }');
    write('pages/ar.md', 'The address of a locale.\n');
    // The copy has no git history.
    const config = readFileSync(join(siteDir, 'site.config.ts'), 'utf8');
    write(
      'site.config.ts',
      config.replace('showLastUpdateTime: true', 'showLastUpdateTime: false'),
    );
    const check = checkSite({ siteDir, progress: silentProgress });
    await expect(check).rejects.toThrowErrorMatchingInlineSnapshot(`
      [SiteError: docs/tides/spring.md
        2:1  The link "tabel.md" does not lead to a page.
             Did you mean "table.md"? Paths are relative to this file.
        2:16  The link "table.md#high-watr" does not lead to a section of its page.
              Did you mean "high-water"? Sections of that page: high-water, low-water, boats-that-fall-dry.

      i18n/ar/config.json
        1:1  navbar: no label "Boook" in the default locale.
             Did you mean "Book"? The keys of translations are the labels of the default locale.

      i18n/ar/docs/tides/sprig.md
        The original page "docs/tides/sprig.md" does not exist.
          Did you mean "docs/tides/spring.md"? A translation has the same path as its original.

      i18n/ar/docs/tides/table.md
        No section of the translation has the id "low-water". Links to it: "../tides/table.md#low-water" in i18n/ar/docs/boats/dinghy.md:11.
          Add {#low-water} after its heading. Sections of that page: الماء-العالي.
        No section of the translation has the id "high-water". Links to it: "tides/table.md#high-water" in i18n/ar/docs/welcome.md:2.
          Add {#high-water} after its heading. Sections of that page: الماء-العالي.

      i18n/ar/docs/welcome.md
        2:1  The link "./tides/tabel.md" does not lead to a page.
             Did you mean "tides/table.md"? Paths are relative to this file.

      pages/ar.md
        The address /ar is inside the folder of the locale "ar".
          Change the slug of the page, or the "path" of the locale in i18n.localeConfigs.]
    `);
  });
});
