import { formatProblems, type Problem } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { makeRouteTable } from '../compile/route-table.ts';
import { parseDocs } from '../kinds/docs/parse-docs.ts';
import { uncutVersions } from '../kinds/docs/test-versions.ts';
import { parseConfig } from '../read/config/load-config.ts';
import { resolveNavbarItems } from './navbar-items.ts';

const sidebarHrefs = new Map([['recipes', '/docs/rye']]);

/** Resolves the navbar items of a bakery with a page about rye, a shop page, and the item type `custom-clock`. */
function resolve(items: unknown[], options: { hrefs?: Map<string, string>; docs?: object } = {}) {
  const value = {
    title: 'Bakery',
    url: 'https://bakery.example',
    docs: options.docs ?? {},
    themeConfig: { navbar: { items } },
  };
  const configSource = `export default ${JSON.stringify(value, null, 2)};\n`;
  const config = parseConfig(value, configSource);
  const versions = uncutVersions(config).map((version) => {
    const { docs } = parseDocs(
      [{ path: 'docs/rye.md', text: '---\ntitle: Rye\n---\n' }],
      version.options,
      version.key,
    );
    const [href] = (options.hrefs ?? sidebarHrefs).values();
    return { version, docs: new Map(docs.map((doc) => [doc.id, doc])), href };
  });
  const docs = versions.flatMap((version) => [...version.docs.values()]);
  const { table } = makeRouteTable([...docs, { path: 'pages/shop.md', route: '/shop' }]);
  const problems: Problem[] = [];
  const resolved = resolveNavbarItems(config.themeConfig.navbar.items, {
    siteDir: '/no/such/bakery',
    config,
    table,
    versions,
    sidebarHrefs: options.hrefs ?? sidebarHrefs,
    customItems: new Set(['custom-clock']),
    logoSizes: new Map(),
    configSource,
    problems,
    sectionLinks: [],
  });
  return { items: resolved, problems: formatProblems(problems) };
}

describe('types of navbar items', () => {
  test('all are on the right by default', () => {
    const { items } = resolve([
      { type: 'html', value: '<hr>' },
      { type: 'html', value: '<hr>', position: 'left' },
      { type: 'custom-clock' },
      { type: 'custom-clock', position: 'left' },
    ]);
    expect(items.map(({ position }) => position)).toEqual(['right', 'left', 'right', 'left']);
  });

  test('docsVersion links to the first page of the docs and is labeled with the version', () => {
    expect(resolve([{ type: 'docsVersion' }]).items).toMatchObject([
      { kind: 'link', label: 'Next', href: '/docs/rye' },
    ]);
    const docs = { versions: { current: { label: '2.0' } } };
    expect(resolve([{ type: 'docsVersion' }], { docs }).items).toMatchObject([{ label: '2.0' }]);
    expect(resolve([{ type: 'docsVersion', to: '/shop', label: 'Now' }]).items).toMatchObject([
      { label: 'Now', href: '/shop' },
    ]);
  });

  test('docsVersionDropdown loads other versions from the host of the site', () => {
    const versions = [{ label: 'Latest', url: 'https://bakery.example' }];
    expect(resolve([{ type: 'docsVersionDropdown', versions }]).items).toEqual([
      { kind: 'versions', position: 'right', listOrigin: 'https://bakery.example', versions },
    ]);
  });

  test('localeDropdown and search are where the config puts them', () => {
    const { items } = resolve([{ type: 'localeDropdown' }, { type: 'search', position: 'left' }]);
    expect(items).toEqual([
      { kind: 'locales', position: 'right' },
      { kind: 'search', position: 'left' },
    ]);
  });

  test('localeDropdown may have further items, as in Docusaurus', () => {
    const { items } = resolve([
      {
        type: 'localeDropdown',
        dropdownItemsBefore: [
          { type: 'html', value: '<b>Languages</b>' },
          { label: 'Shop', to: '/shop' },
        ],
        dropdownItemsAfter: [
          { label: 'Translate', href: 'https://translate.example' },
          { type: 'doc', docId: 'rye', className: 'grain' },
        ],
      },
    ]);
    expect(items).toMatchObject([
      {
        kind: 'locales',
        before: [
          { kind: 'html', html: '<b>Languages</b>' },
          { label: 'Shop', href: '/shop' },
        ],
        after: [
          { label: 'Translate', href: 'https://translate.example', external: true },
          { label: 'Rye', href: '/docs/rye', className: 'grain' },
        ],
      },
    ]);
  });

  test('a custom type gets all its props from the config', () => {
    expect(resolve([{ type: 'custom-clock', zone: 'UTC', hours: 12 }]).items).toEqual([
      {
        kind: 'custom',
        type: 'custom-clock',
        props: { zone: 'UTC', hours: 12 },
        position: 'right',
      },
    ]);
  });

  test('a dropdown contains links, docs, sidebars, versions and HTML', () => {
    const { items } = resolve([
      {
        label: 'More',
        items: [
          { to: '/shop', label: 'Shop' },
          { type: 'doc', docId: 'rye' },
          { type: 'docSidebar', sidebarId: 'recipes', label: 'Recipes' },
          { type: 'docsVersion' },
          { type: 'html', value: '<hr>' },
        ],
      },
    ]);
    expect(items).toMatchObject([
      {
        kind: 'dropdown',
        items: [
          { label: 'Shop', activeBase: undefined },
          { label: 'Rye' },
          { label: 'Recipes' },
          { label: 'Next' },
          { kind: 'html' },
        ],
      },
    ]);
  });
});

describe('a link to a home page that the site does not have', () => {
  test('leads to the docs, as the brand does', () => {
    const home = { to: '/#', label: 'Latest' };
    expect(resolve([home])).toMatchObject({ items: [{ href: '/docs/rye' }], problems: '' });
    const { problems } = resolve([home], { hrefs: new Map() });
    expect(problems).toContain('the link "/#" does not lead to a page.');
  });
});

describe('items that cannot be shown', () => {
  test('an unknown type is reported with the known types', () => {
    expect(resolve([{ type: 'custom-clok' }])).toMatchInlineSnapshot(`
      {
        "items": [],
        "problems": "site.config.ts
        9:1  themeConfig.navbar.items[0]: No NavbarItem component found for type "custom-clok".
             Did you mean "custom-clock"? Types: link, doc, docSidebar, docsVersion, html, dropdown, docsVersionDropdown, localeDropdown, search, custom-clock. Register more in navbar-items.tsx in the site's folder.",
      }
    `);
  });

  test('a sidebar without pages is reported', () => {
    const { problems } = resolve([{ type: 'docSidebar', sidebarId: 'recipes', label: 'All' }], {
      hrefs: new Map(),
    });
    expect(problems).toContain('the sidebar "recipes" has no pages.');
  });

  test('a version without pages is reported', () => {
    const { problems } = resolve([{ type: 'docsVersion' }], { hrefs: new Map() });
    expect(problems).toContain('the docs have no pages to link to.');
  });
});
