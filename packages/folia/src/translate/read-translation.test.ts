import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatProblems } from 'folia-problems';
import { afterAll, expect, test } from 'vitest';
import { emptySources, uncutVersions } from '../kinds/docs/test-versions.ts';
import { parseConfig } from '../read/config/load-config.ts';
import { findUnknownLocales, readDefaultTexts, readTranslation } from './read-translation.ts';

const i18n = { locales: ['en', 'de'] };
const config = parseConfig({ title: 'Quay', url: 'https://quay.example', i18n }, '');
const sources = {
  config,
  content: {
    docs: uncutVersions(config).map(emptySources),
    pages: undefined,
    categories: undefined,
    tags: new Map(),
    blog: undefined,
    api: [],
  },
};
const [english, german] = config.locales;
if (!english || !german) throw new Error('The config has two locales.');

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Makes a site's folder with these files, all empty. */
function siteWith(...paths: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'quay-'));
  folders.push(folder);
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  return folder;
}

test('pages are found by the path of their original, texts by file name', () => {
  const siteDir = siteWith(
    'docs/boats/dinghy.md',
    'docs/boats/yacht.md',
    'pages/index.tsx',
    'i18n/de/docs/boats/dinghy.md',
    'i18n/de/docs/boats/_category_.yml',
    'i18n/de/docs/boats/_part.mdx',
    'i18n/de/docs/boats/dinghy.png',
    'i18n/de/pages/index.tsx',
    'i18n/de/config.json',
    'i18n/de/texts.json',
    'i18n/de/.hidden',
  );
  const translation = readTranslation(siteDir, german, sources);
  expect(translation.problems).toEqual([]);
  expect([...translation.pages].map(([path, files]) => [path, files.translation.path])).toEqual([
    ['docs/boats/dinghy.md', 'i18n/de/docs/boats/dinghy.md'],
    ['pages/index.tsx', 'i18n/de/pages/index.tsx'],
  ]);
  const docs = translation.docs.get('current');
  expect(docs?.categories.map(({ path }) => path)).toEqual(['i18n/de/docs/boats/_category_.yml']);
  expect(translation.config?.path).toBe('i18n/de/config.json');
  expect(translation.texts?.path).toBe('i18n/de/texts.json');
  expect(docs?.sidebars).toBeUndefined();
});

test('a file without an original is reported with the nearest original', () => {
  const siteDir = siteWith(
    'docs/boats/dinghy.md',
    'i18n/de/docs/boats/dingy.md',
    'i18n/de/docs/boat/_category_.yml',
    'i18n/de/pages/about.md',
    'i18n/de/text.json',
  );
  const { problems, pages } = readTranslation(siteDir, german, sources);
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "i18n/de/docs/boat/_category_.yml
      The original folder "docs/boat" does not exist.
        Did you mean "docs/boats"? A translation has the same path as its original.

    i18n/de/docs/boats/dingy.md
      The original page "docs/boats/dingy.md" does not exist.
        Did you mean "docs/boats/dinghy.md"? A translation has the same path as its original.

    i18n/de/pages/about.md
      The original page "pages/about.md" does not exist.
        A translation has the same path as its original.

    i18n/de/text.json
      Unknown file or folder: it would be ignored.
        Did you mean "texts.json"? Known: docs, pages, sidebars.json, config.json, texts.json, messages.json."
  `);
  expect(pages.size).toBe(0);
});

test("the default locale's folder can only contain its texts", () => {
  const siteDir = siteWith('i18n/en/texts.json', 'i18n/en/docs/boats/dinghy.md');
  const { texts, problems } = readDefaultTexts(siteDir, english);
  expect(texts?.path).toBe('i18n/en/texts.json');
  expect(problems).toMatchObject([{ file: 'i18n/en/docs' }]);
});

test('a folder that belongs to no locale is reported', () => {
  const siteDir = siteWith('i18n/de/texts.json', 'i18n/ed/texts.json');
  expect(findUnknownLocales(siteDir, config.locales)).toMatchObject([{ file: 'i18n/ed' }]);
});
