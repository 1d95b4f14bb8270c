import { describe, expect, test } from 'vitest';
import type { AddressForm } from '../contract/address.ts';
import type { LinkTarget } from '../model/page-content.ts';
import type { AssetStore } from './assets.ts';
import { makeLinkResolver } from './link-resolver.ts';
import type { LinkingText } from './linking-text.ts';
import { makeRouteTable } from './route-table.ts';

const { table } = makeRouteTable([
  { path: 'docs/trees/apple.md', route: '/docs/trees/apple' },
  { path: 'docs/trees/index.mdx', route: '/docs/trees' },
  { path: 'docs/beds/roses & co.md', route: '/docs/beds/roses' },
  { path: 'pages/index.tsx', route: '/' },
  { path: 'docs/tools/rake.pro.md', route: '/docs/tools/rake.pro' },
]);

/** A store with a picture beside the page and a file in a static folder. */
const assets: AssetStore = {
  async find(path) {
    if (path === './plan.png') return { href: '/assets/files/plan-1.png', width: 640, height: 480 };
    if (path === '/list.pdf' || path === '/notes.md') return { href: path };
    return path === '/plans/index.html' ? { href: path } : undefined;
  },
  at: () => undefined,
  published: () => [],
};

const apple = { path: 'docs/trees/apple.md', route: '/docs/trees/apple', contentPath: 'docs' };

function resolve(
  url: string,
  address: AddressForm = { baseUrl: '/' },
  page: LinkingText = apple,
): Promise<LinkTarget> {
  return makeLinkResolver(page, { address, table, assets })(url);
}

describe('links to other sites', () => {
  test.each([
    'https://example.org',
    'mailto:a@example.org',
    'tel:+41',
    '//example.org/a',
    'data:,',
  ])('%s is external', async (url) => {
    expect(await resolve(url)).toEqual({ kind: 'external' });
  });

  test('an address that browsers cannot open as it is written is reported with what was meant', async () => {
    expect(await resolve('localhost:8080/beds')).toEqual({
      kind: 'broken',
      subject: 'link',
      message: 'The URL "localhost:8080/beds" is misspelled or incomplete.',
      hint: 'Did you mean "http://localhost:8080/beds"?',
    });
  });

  test('the hint for the address of another site without its scheme has the scheme', async () => {
    expect(await resolve('www.roses.com')).toMatchObject({
      kind: 'broken',
      hint: expect.stringContaining('write "https://www.roses.com"'),
    });
  });
});

describe('links to source files', () => {
  test('a file beside the page is a route', async () => {
    expect(await resolve('index.mdx')).toEqual({
      kind: 'route',
      href: '/docs/trees',
      route: '/docs/trees',
      hash: '',
    });
  });

  test('query and hash are preserved', async () => {
    expect(await resolve('./index.mdx?a=b#old')).toMatchObject({
      href: '/docs/trees?a=b#old',
      hash: 'old',
    });
  });

  test('a file in another folder, with an encoded name', async () => {
    expect(await resolve('../beds/roses%20&%20co.md')).toMatchObject({ href: '/docs/beds/roses' });
  });

  test("a path with a leading slash is relative to the site's folder", async () => {
    expect(await resolve('/docs/trees/index.mdx')).toMatchObject({ href: '/docs/trees' });
  });

  test("a path with @site is relative to the site's folder", async () => {
    expect(await resolve('@site/docs/trees/index.mdx#old')).toMatchObject({
      href: '/docs/trees#old',
      route: '/docs/trees',
    });
  });

  test.each([
    'beds/roses & co.md',
    '/beds/roses%20&%20co.md',
    'docs/beds/roses%20&%20co.md',
    '/docs/beds/roses & co.md?new#top',
  ])('%s is looked up in the folder of the docs, then in the folder of the site', async (url) => {
    expect(await resolve(url)).toMatchObject({ route: '/docs/beds/roses' });
  });

  test('a path that starts with a dot is only relative to the file', async () => {
    expect(await resolve('./beds/roses & co.md')).toMatchObject({ kind: 'broken' });
  });

  test('a Markdown file in a static folder is a file', async () => {
    expect(await resolve('/notes.md#a')).toEqual({ kind: 'file', href: '/notes.md#a' });
  });

  test('the link has the base path and the trailing slash of the site', async () => {
    const address = { baseUrl: '/garden/', trailingSlash: true };
    expect(await resolve('index.mdx#old', address)).toMatchObject({
      href: '/garden/docs/trees/#old',
      route: '/docs/trees',
    });
  });

  test('a single percent sign is literal', async () => {
    expect(await resolve('./100%.md')).toMatchObject({
      kind: 'broken',
      message: 'The link "./100%.md" does not lead to a page.',
    });
  });

  test('a link to a missing file is broken, with the most similar file as a hint', async () => {
    expect(await resolve('./apples.md')).toMatchInlineSnapshot(`
      {
        "dependsOn": [
          "sources/docs/trees/apples.md",
        ],
        "hint": "Did you mean "apple.md"? Paths are relative to this file.",
        "kind": "broken",
        "message": "The link "./apples.md" does not lead to a page.",
        "subject": "markdownLink",
      }
    `);
  });
});

describe('links to paths of the site', () => {
  test('an address that no browser can resolve leads to no page, which the check of links reports', async () => {
    expect(await resolve('/\\[trees')).toMatchObject({ kind: 'route', route: '/\\[trees' });
  });

  test("an absolute path is relative to the site's root", async () => {
    expect(await resolve('/docs/beds#top', { baseUrl: '/garden/' })).toEqual({
      kind: 'route',
      href: '/garden/docs/beds#top',
      route: '/docs/beds',
      hash: 'top',
    });
  });

  test('a relative path may climb above the root of the site and come back through its base path', async () => {
    const address = { baseUrl: '/garden/' };
    for (const url of ['../../../garden/docs/trees', '../../../../../garden/docs/trees']) {
      expect(await resolve(url, address)).toMatchObject({ href: '/garden/docs/trees' });
    }
    // Without the base path in between, it is taken as if the site had none.
    expect(await resolve('../../../../docs/trees', address)).toMatchObject({
      href: '/garden/docs/trees',
    });
  });

  test('a relative path is relative to the URL of the page, as in a browser', async () => {
    expect(await resolve('pear')).toMatchObject({ route: '/docs/trees/pear' });
    expect(await resolve('pear', { baseUrl: '/', trailingSlash: true })).toMatchObject({
      route: '/docs/trees/apple/pear',
    });
  });

  test.each<[string, boolean | undefined, boolean, string]>([
    ['./pear', undefined, false, '/docs/trees/pear'],
    ['./pear', undefined, true, '/docs/trees/apple/pear'],
    ['./pear', false, true, '/docs/trees/pear'],
    ['./pear', true, false, '/docs/trees/apple/pear'],
    ['../beds', undefined, false, '/docs/beds'],
    ['../beds', undefined, true, '/docs/trees/beds'],
    ['..', false, false, '/docs'],
    ['.', true, true, '/docs/trees/apple'],
  ])(
    '%s with trailingSlash %s, on an index: %s, leads to %s',
    async (url, trailingSlash, isIndex, route) => {
      const address = { baseUrl: '/garden/', trailingSlash };
      expect(await resolve(url, address, { ...apple, isIndex })).toMatchObject({ route });
    },
  );

  test('a relative path on the home page stays within the site', async () => {
    const home = { path: 'pages/index.tsx', route: '/', isIndex: true };
    for (const trailingSlash of [undefined, true, false]) {
      const address = { baseUrl: '/garden/', trailingSlash };
      expect(await resolve('docs/trees', address, home)).toMatchObject({ route: '/docs/trees' });
    }
  });

  test('a route is found whatever its case, and linked as it is spelled', async () => {
    expect(await resolve('/Docs/TREES#old')).toMatchObject({
      href: '/docs/trees#old',
      route: '/docs/trees',
    });
  });

  test('.html and a trailing slash are normalized', async () => {
    expect(await resolve('/docs/beds/')).toMatchObject({ href: '/docs/beds', route: '/docs/beds' });
    expect(await resolve('/docs/beds.html')).toMatchObject({ href: '/docs/beds' });
    expect(await resolve('/docs/beds/index.html')).toMatchObject({ href: '/docs/beds' });
  });

  test('a hash links to a section of the same page and is not changed', async () => {
    expect(await resolve('#harvest', { baseUrl: '/garden/', trailingSlash: true })).toEqual({
      kind: 'route',
      href: '#harvest',
      route: '/docs/trees/apple',
      hash: 'harvest',
    });
  });

  test('a page whose URL has a dot is not a missing file', async () => {
    expect(await resolve('/docs/tools/rake.pro#use')).toEqual({
      kind: 'route',
      href: '/docs/tools/rake.pro#use',
      route: '/docs/tools/rake.pro',
      hash: 'use',
    });
  });

  test('a single percent sign is literal', async () => {
    expect(await resolve('/docs/100%')).toMatchObject({ route: '/docs/100%' });
  });

  test('a version in a path is not a file extension', async () => {
    expect(await resolve('/releases/v1.2')).toMatchObject({ route: '/releases/v1.2' });
  });
});

describe('links that already begin with the base path', () => {
  const address = { baseUrl: '/docs/', trailingSlash: true };
  const garden = { baseUrl: '/garden/' };

  test('get it once', async () => {
    expect(await resolve('/garden/docs/trees?a#old', garden)).toMatchObject({
      href: '/garden/docs/trees?a#old',
      route: '/docs/trees',
    });
    expect(await resolve('/garden', garden)).toMatchObject({ href: '/garden/', route: '/' });
    expect(await resolve('/garden/list.pdf', garden)).toMatchObject({ kind: 'file' });
  });

  test('in a translation, they may begin with the base path of the default locale', async () => {
    const german = { baseUrl: '/garden/de/', siteBaseUrl: '/garden/' };
    const target = { href: '/garden/de/docs/trees' };
    expect(await resolve('/garden/docs/trees', german)).toMatchObject(target);
    expect(await resolve('/garden/de/docs/trees', german)).toMatchObject(target);
  });

  test('are below it if there is such a page', async () => {
    expect(await resolve('/docs/trees', address)).toMatchObject({ href: '/docs/docs/trees/' });
    expect(await resolve('/docs/beds/roses', address)).toMatchObject({ route: '/docs/beds/roses' });
    expect(await resolve('/docs/pages', address)).toMatchObject({ route: '/pages' });
  });
});

describe('links to files', () => {
  test('a folder in a static folder leads to its index', async () => {
    expect(await resolve('/plans/#a', { baseUrl: '/garden/' })).toEqual({
      kind: 'file',
      href: '/garden/plans/#a',
    });
  });

  test('a file in a static folder is found by a path relative to the URL of the page', async () => {
    expect(await resolve('../../list.pdf')).toEqual({ kind: 'file', href: '/list.pdf' });
  });

  test('a file beside the page is published with it, with its dimensions', async () => {
    expect(await resolve('./plan.png')).toEqual({
      kind: 'file',
      href: '/assets/files/plan-1.png',
      width: 640,
      height: 480,
    });
  });

  test('query and hash of a file are preserved', async () => {
    expect(await resolve('/list.pdf#page=2')).toEqual({ kind: 'file', href: '/list.pdf#page=2' });
  });

  test('a link to a missing file is broken, and says where files are searched for', async () => {
    expect(await resolve('./harvest.jpeg')).toMatchInlineSnapshot(`
      {
        "dependsOn": [
          "pages/docs/trees/harvest.jpeg",
        ],
        "hint": "A path with a leading slash is relative to the static folders, any other path to this file.",
        "kind": "broken",
        "message": "The file "./harvest.jpeg" does not exist.",
        "subject": "link",
      }
    `);
  });
});

describe('links of a translated page', () => {
  const pages = [
    {
      path: 'i18n/de/docs/trees/apple.md',
      original: 'docs/trees/apple.md',
      route: '/docs/trees/apple',
    },
    { path: 'docs/trees/pear.md', route: '/docs/trees/pear' },
  ];
  const store: AssetStore = {
    async find(path, pagePath) {
      const folders = path === './own.png' ? ['i18n/de/docs'] : ['docs'];
      if (path.startsWith('/')) return undefined;
      return folders.some((folder) => pagePath.startsWith(folder)) ? { href: path } : undefined;
    },
    at: () => undefined,
    published: () => [],
  };
  const address = { baseUrl: '/de/' };
  const { table: translated } = makeRouteTable(pages);
  const resolveFrom = (index: number, url: string) => {
    const page = pages[index];
    if (!page) throw new Error('There is no such page.');
    return makeLinkResolver(page, { address, table: translated, assets: store })(url);
  };

  test('finds an untranslated page beside the original', async () => {
    expect(await resolveFrom(0, './pear.md')).toMatchObject({ href: '/de/docs/trees/pear' });
  });

  test('an untranslated page can link to a translated one', async () => {
    expect(await resolveFrom(1, 'apple.md')).toMatchObject({ href: '/de/docs/trees/apple' });
  });

  test('files beside the translation take precedence over those beside the original', async () => {
    expect(await resolveFrom(0, './own.png')).toMatchObject({ kind: 'file' });
    expect(await resolveFrom(0, './shared.png')).toMatchObject({ kind: 'file' });
    expect(await resolveFrom(1, './own.png')).toMatchObject({ kind: 'broken' });
  });
});

test('malformed percent-encoding is reported with its link or file', async () => {
  for (const url of ['./b%E0%A4%A.md', './%zz.png']) {
    expect(await resolve(url)).toMatchObject({
      kind: 'broken',
      hint: expect.stringMatching(/^Its percent-encoding is malformed/),
    });
  }
});
