import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatProblems } from 'folia-problems';
import { afterAll, describe, expect, test } from 'vitest';
import { makeRouteTable } from '../compile/route-table.ts';
import { parseDocs } from '../kinds/docs/parse-docs.ts';
import { uncutVersions } from '../kinds/docs/test-versions.ts';
import { parseConfig } from '../read/config/load-config.ts';
import type { SiteConfigInput } from '../read/config/site-schema.ts';
import { makeShellDraft } from './shell-data.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'shell-'));
mkdirSync(join(siteDir, 'static'));
writeFileSync(join(siteDir, 'static/oven.svg'), '<svg><path d="M0 0"/></svg>\n');
writeFileSync(
  join(siteDir, 'static/loaf.svg'),
  `<?xml version="1.0"?>\n<svg width="112" height='102px'><path d="M0 0"/></svg>\n`,
);
writeFileSync(join(siteDir, 'static/styled.svg'), '<svg><style>path { fill: red }</style></svg>');
writeFileSync(join(siteDir, 'static/big.svg'), `<svg>${'<path/>'.repeat(1000)}</svg>`);
afterAll(() => rmSync(siteDir, { recursive: true }));

/** Makes the shell data of a bakery with a page about rye and a shop page. */
function draft(themeConfig: SiteConfigInput['themeConfig'], form: Partial<SiteConfigInput> = {}) {
  const value = { title: 'Bakery', url: 'https://bakery.example', themeConfig, ...form };
  const configSource = `export default ${JSON.stringify(value, null, 2)};\n`;
  const config = parseConfig(value, configSource);
  const versions = uncutVersions(config).map((version) => {
    const { docs } = parseDocs(
      [{ path: 'docs/rye.md', text: '---\ntitle: Rye\n---\n' }],
      version.options,
      version.key,
    );
    return { version, docs: new Map(docs.map((doc) => [doc.id, doc])), href: '/docs/rye' };
  });
  const docs = versions.flatMap((version) => [...version.docs.values()]);
  const { table } = makeRouteTable([...docs, { path: 'pages/shop.md', route: '/shop' }]);
  return makeShellDraft({
    siteDir,
    config,
    table,
    versions,
    sidebarHrefs: new Map([['recipes', '/docs/rye']]),
    customItems: new Set(['custom-clock']),
    logoSizes: new Map([['/big.svg', { width: 300, height: 60 }]]),
    configSource,
  });
}

test.each([
  ['oven.svg', 'https://bakery.example/b/oven.svg'],
  ['/b/oven.svg', 'https://bakery.example/b/oven.svg'],
  ['https://pictures.example/oven.png', 'https://pictures.example/oven.png'],
])('the picture %s for previews is %s', (image, address) => {
  expect(draft({ image }, { baseUrl: '/b/' }).shell.image).toBe(address);
});

describe('navbar items', () => {
  test('a link within the site gets its base path and trailing slash', () => {
    const navbar = { items: [{ label: 'Shop', to: '/shop?a=b#top' }] };
    const { shell } = draft({ navbar }, { baseUrl: '/b/', trailingSlash: true });
    expect(shell.navbar.items).toMatchObject([{ href: '/b/shop/?a=b#top', external: false }]);
  });

  test('a link to another site is external', () => {
    const { shell } = draft({
      navbar: { items: [{ label: 'Mill', href: 'https://mill.example' }] },
    });
    expect(shell.navbar.items).toMatchObject([{ href: 'https://mill.example', external: true }]);
  });

  test('a doc links to its page, is labeled with its title, and is active on all docs pages', () => {
    const { shell } = draft({ navbar: { items: [{ type: 'doc', docId: 'rye' }] } });
    expect(shell.navbar.items).toMatchObject([
      { kind: 'link', label: 'Rye', href: '/docs/rye', activeBase: '/docs/' },
    ]);
  });

  test('a sidebar links to its first page', () => {
    const items = [{ type: 'docSidebar' as const, sidebarId: 'recipes', label: 'Recipes' }];
    expect(draft({ navbar: { items } }).shell.navbar.items).toMatchObject([{ href: '/docs/rye' }]);
  });

  test('a dropdown contains its links', () => {
    const items = [{ label: 'More', items: [{ label: 'Shop', to: '/shop' }] }];
    expect(draft({ navbar: { items } }).shell.navbar.items).toMatchObject([
      { kind: 'dropdown', label: 'More', position: 'right', items: [{ href: '/shop' }] },
    ]);
  });

  test('the title of the navbar defaults to the title of the site', () => {
    expect(draft({}).shell.navbar.title).toBe('Bakery');
    expect(draft({ navbar: { title: 'Bread' } }).shell.navbar.title).toBe('Bread');
  });
});

describe('dead links', () => {
  test('are all reported, each with the path of its key and its line', () => {
    const { problems } = draft({
      navbar: {
        items: [
          { label: 'Shop', to: '/shopp' },
          { type: 'doc', docId: 'ry' },
          { label: 'More', items: [{ label: 'Nothing' }] },
        ],
      },
      footer: { links: [{ label: 'Hours', to: '/hours' }] },
    });
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "site.config.ts
        9:1  themeConfig.navbar.items[0]: the link "/shopp" does not lead to a page.
             Did you mean "/shop"? "to" is a path from the site's root, "href" a URL of another site.
        13:1  themeConfig.navbar.items[1]: no docs page has the id "ry".
              Did you mean "rye"? An id is the path relative to the docs folder, without extension.
        19:1  themeConfig.navbar.items[2].items[0]: the link has neither "to" nor "href".
              "to" is a path from the site's root, "href" a URL of another site.
        29:1  themeConfig.footer.links "Hours": the link "/hours" does not lead to a page.
              "to" is a path from the site's root, "href" a URL of another site."
    `);
  });

  test('a sidebar without pages is reported', () => {
    const items = [{ type: 'docSidebar' as const, sidebarId: 'recipe', label: 'Recipes' }];
    expect(formatProblems(draft({ navbar: { items } }).problems)).toMatchInlineSnapshot(`
      "site.config.ts
        9:1  themeConfig.navbar.items[0]: the sidebar "recipe" has no pages.
             Did you mean "recipes"? Sidebars: recipes."
    `);
  });
});

describe('the footer', () => {
  test('a flat list is one column without a title', () => {
    const { shell } = draft({ footer: { links: [{ label: 'Shop', to: '/shop' }] } });
    expect(shell.footer?.columns).toEqual([
      { items: [{ label: 'Shop', href: '/shop', external: false }] },
    ]);
  });

  test('links outside columns become a first column', () => {
    const shop = { label: 'Shop', to: '/shop' };
    const { shell } = draft({ footer: { links: [{ title: 'Visit', items: [shop] }, shop] } });
    expect(shell.footer?.columns.map(({ title, items }) => [title, items.length])).toEqual([
      [undefined, 1],
      ['Visit', 1],
    ]);
  });

  test('HTML is an item like a link', () => {
    const badge = { html: '<img src="/oven.svg" alt="Baked with wood">' };
    const links = [{ title: 'Visit', items: [badge] }, badge];
    expect(draft({ footer: { links } }).shell.footer?.columns).toEqual([
      { items: [badge] },
      { title: 'Visit', items: [badge] },
    ]);
  });

  test('columns keep their titles', () => {
    const links = [{ title: 'Visit', items: [{ label: 'Shop', to: '/shop' }] }];
    expect(draft({ footer: { links } }).shell.footer?.columns[0]?.title).toBe('Visit');
  });
});

describe('the logo', () => {
  test('leads where the config says, and a dead link is reported', () => {
    const logo = { src: 'oven.svg' };
    const { shell } = draft({
      navbar: { logo: { ...logo, href: 'https://mill.example/' } },
      footer: { logo: { ...logo, to: '/shop' } },
    });
    expect(shell.navbar.href).toBe('https://mill.example/');
    expect(shell.footer?.logo?.href).toBe('/shop');
    expect(draft({ footer: { logo: { ...logo, to: '/shopp' } } }).problems).toMatchObject([
      { message: 'themeConfig.footer.logo: the link "/shopp" does not lead to a page.' },
    ]);
  });

  test('a small SVG is inlined', () => {
    expect(draft({ navbar: { logo: { src: 'oven.svg' } } }).shell.navbar.logo).toEqual({
      src: '/oven.svg',
      svg: '<svg><path d="M0 0"/></svg>',
      alt: '',
    });
  });

  test('a logo has a name if there is no title beside it, inlined or not', () => {
    const logoOf = (navbar: object) => draft({ navbar }).shell.navbar.logo;
    expect(logoOf({ title: '', logo: { src: 'oven.svg', alt: 'The "Oven"' } })?.svg).toBe(
      '<svg role="img" aria-label="The &quot;Oven&quot;"><path d="M0 0"/></svg>',
    );
    expect(logoOf({ title: '', logo: { src: 'big.svg' } })?.alt).toBe('Bakery');
    expect(logoOf({ logo: { src: 'big.svg' } })?.alt).toBe('');
  });

  test('an inlined SVG is scaled as a whole, also if it only has a width and a height', () => {
    const { logo } = draft({ navbar: { logo: { src: 'loaf.svg' } } }).shell.navbar;
    expect(logo?.svg).toBe(
      '<?xml version="1.0"?>\n<svg viewBox="0 0 112 102" width="112" height=\'102px\'><path d="M0 0"/></svg>',
    );
  });

  test('a big SVG is a file', () => {
    const { logo } = draft({ navbar: { logo: { src: '/big.svg' } } }).shell.navbar;
    expect(logo?.svg).toBeUndefined();
    expect(logo?.src).toBe('/big.svg');
    expect(logo?.size).toEqual({ width: 300, height: 60 });
  });

  test('an SVG with style rules is a file, since they would apply to the whole page', () => {
    const { logo } = draft({ navbar: { logo: { src: 'styled.svg' } } }).shell.navbar;
    expect(logo).toEqual({ src: '/styled.svg', alt: '' });
  });

  test('a logo for each color mode is two files', () => {
    const logo = { src: 'oven.svg', srcDark: 'big.svg', alt: 'Oven' };
    expect(draft({ navbar: { logo } }, { baseUrl: '/b/' }).shell.navbar.logo).toEqual({
      src: '/b/oven.svg',
      srcDark: '/b/big.svg',
      alt: 'Oven',
    });
  });

  test('a missing file is reported with its line and the static folders', () => {
    const { problems } = draft({ navbar: { logo: { src: 'stove.svg', srcDark: 'oven-2.svg' } } });
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "site.config.ts
        7:1  The logo "stove.svg" does not exist.
             The path is relative to a static folder: static.
        8:1  The logo "oven-2.svg" does not exist.
             The path is relative to a static folder: static."
    `);
  });
});
