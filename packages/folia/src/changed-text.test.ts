import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite } from './test-site.ts';

const TIMEOUT_MS = 120_000;

/** Enough different words for the search of a few dozen such pages to be sharded. */
function manyWords(page: number): string {
  let seed = page + 1;
  const word = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed.toString(36);
  };
  return Array.from({ length: 60 }, () => Array.from({ length: 60 }, word).join(' ')).join('\n\n');
}

const CONFIG = `export default { title: 'Smithy', url: 'https://smithy.example', trailingSlash: false,
  docs: {}, blog: {}, i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } };`;

const SITES: Record<string, Record<string, string>> = {
  'a small site': {
    'docs/tools.md': '# Tools\n\nHammer and tongs.\n',
  },
  'a site with a sharded search': Object.fromEntries(
    Array.from({ length: 40 }, (_, page) => [
      `docs/word-${page}.md`,
      `# Words ${page}\n\n${manyWords(page)}\n`,
    ]),
  ),
};

describe.each(Object.entries(SITES))('%s', { timeout: TIMEOUT_MS }, (name, pages) => {
  const site = openTestSite({
    ...pages,
    'site.config.ts': CONFIG,
    'docs/anvil.md': '# Anvil\n\nStruck with tools.\n\n## Care\n\nOil it.\n',
    'blog/2024-01-01-open.md': '# Open\n\nWe are open.\n',
  });

  async function build(): Promise<Map<string, string>> {
    await site.build();
    return new Map(site.outputPaths().map((path) => [path, site.read(path, 'latin1')]));
  }

  /**
   * Lists the files that differ between two builds, except the list of all names, which no reader requests. Shards count
   * as one file, since the name of their folder contains a stamp.
   */
  function changes(before: Map<string, string>, after: Map<string, string>): string[] {
    const paths = new Set([...before.keys(), ...after.keys()]);
    paths.delete('.folia-files');
    const changed = [...paths].filter((path) => before.get(path) !== after.get(path));
    return [
      ...new Set(changed.map((path) => path.replace(/search-\w{8}\/.*/, 'search-STAMP/…'))),
    ].toSorted();
  }

  let before: Map<string, string>;
  const isSharded = name.includes('sharded');

  beforeAll(async () => {
    before = await build();
  }, TIMEOUT_MS);

  afterAll(() => site.remove());

  test('a changed text changes one document, its page data and the search, in each locale, and nothing else', async () => {
    site.write('docs/anvil.md', '# Anvil\n\nStruck with tools.\n\n## Care\n\nGrease it.\n');
    const after = await build();
    const search = isSharded
      ? ['search-STAMP/…', 'search-index.json', 'search-titles.json']
      : ['search-index.json', 'search-titles.json'];
    const english = ['docs/anvil.html', 'docs/anvil.page.json', ...search];
    const french = english.map((path) => `fr/${path}`);
    expect(changes(before, after)).toEqual([...english, ...french].toSorted());
    before = after;
  });

  test('has shards if its search is large', () => {
    expect([...before.keys()].some((path) => /^search-\w{8}\//.test(path))).toBe(isSharded);
  });

  test('a changed title changes all documents, which have the address of its sidebar', async () => {
    site.write('docs/anvil.md', '# Big anvil\n\nStruck with tools.\n\n## Care\n\nGrease it.\n');
    const after = await build();
    const documents = changes(before, after).filter((path) => path.endsWith('.html'));
    expect(documents).toEqual(
      [...after.keys()].filter((path) => path.endsWith('.html')).toSorted(),
    );
    before = after;
  });

  test('the stamps of all files of the search are equal', () => {
    const stampOf = (path: string) => JSON.parse(before.get(path) ?? '{}').stamp;
    expect(stampOf('search-titles.json')).toMatch(/^\w{8}$/);
    expect(stampOf('search-index.json')).toBe(stampOf('search-titles.json'));
  });
});
