import { formatProblems } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { makeRouteTable } from '../../compile/route-table.ts';
import type { AddressForm } from '../../contract/address.ts';
import { parseDocs } from './parse-docs.ts';
import { resolveSidebars } from './resolve-sidebars.ts';
import { docsSchema } from './schema.ts';
import { type SidebarItemInput, type SidebarsInput, sidebarsSchema } from './sidebars-schema.ts';

const config = docsSchema.parse({ path: 'docs' });
const { docs } = parseDocs(
  [
    { path: 'docs/welcome.md', text: '' },
    { path: 'docs/trees/index.md', text: '' },
    { path: 'docs/trees/apple.md', text: '---\nsidebar_label: Apples\n---\n' },
    { path: 'docs/trees/pear.md', text: '' },
    { path: 'docs/beds/rose.md', text: '' },
    { path: 'docs/beds/dahlia.md', text: '' },
    { path: 'docs/secret.md', text: '---\nunlisted: true\n---\n' },
  ],
  config,
  'current',
);

function resolve(sidebars: SidebarsInput, address: AddressForm = { baseUrl: '/' }) {
  return resolveSidebars(sidebarsSchema.parse(sidebars), {
    docs: new Map(docs.map((doc) => [doc.id, doc])),
    getTitle: (doc) => `Title of ${doc.id}`,
    categories: new Map(),
    sidebarPrefix: '',
    options: config,
    categoryRoutes: new Map(),
    address,
    table: makeRouteTable([...docs, { path: 'pages/map.md', route: '/map' }]).table,
    isStaticFile: (pathname) => pathname === '/files/plan.pdf',
    file: 'sidebars.ts',
    source: `export default ${JSON.stringify(sidebars, null, 2)};\n`,
  });
}

describe('resolveSidebars: entries', () => {
  test('a category that is written without entries is reported, and one with only a page is a link to that page', () => {
    const { sidebars, problems } = resolve({
      main: [
        { type: 'category', label: 'Herbs', items: [] },
        { type: 'category', label: 'Trees', items: [{ Nuts: [] }, 'secret', 'trees/apple'] },
        { type: 'category', label: 'Beds', link: { type: 'generated-index' }, items: [] },
        { type: 'category', label: 'Start', link: { type: 'doc', id: 'welcome' }, items: [] },
        { type: 'category', label: 'Hidden', items: ['secret'] },
      ],
    });
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "sidebars.ts
        5:1  Warning: Sidebar "main": the category "Herbs" has no entries, so it is not shown.
             Add "items", or a page that it links to: link: { type: 'doc', id: '…' }.
        13:1  Warning: Sidebar "main": the category "Nuts" has no entries, so it is not shown.
              Add "items", or a page that it links to: link: { type: 'doc', id: '…' }.
        21:1  Warning: Sidebar "main": the category "Beds" has no entries, so it is not shown.
              Add "items", or a page that it links to: link: { type: 'doc', id: '…' }."
    `);
    expect(sidebars.get('main')).toMatchObject([{ label: 'Trees' }, { label: 'Start' }]);
  });

  test('a link may lead to a static file, which is the same in all languages', () => {
    const links = ['/files/plan.pdf#page=2', '/nl/files/plan.pdf'];
    const { sidebars, problems } = resolve(
      { main: links.map((href) => ({ type: 'link', label: 'Plan', href })) },
      { baseUrl: '/nl/', siteBaseUrl: '/' },
    );
    expect(problems).toEqual([]);
    expect(sidebars.get('main')).toMatchObject([
      { href: '/files/plan.pdf#page=2', external: false },
      { href: '/files/plan.pdf' },
    ]);
  });

  test('a page is a link with its label, else its title', () => {
    const { sidebars } = resolve({
      main: ['welcome', 'trees/apple', { type: 'doc', id: 'trees/pear', label: 'Pears' }],
    });
    expect(sidebars.get('main')).toEqual([
      { kind: 'link', label: 'Title of welcome', href: '/docs/welcome' },
      { kind: 'link', label: 'Apples', href: '/docs/trees/apple' },
      { kind: 'link', label: 'Pears', href: '/docs/trees/pear' },
    ]);
  });

  test('links have the base path and the trailing slash of the site', () => {
    const address = { baseUrl: '/garden/', trailingSlash: true };
    const { sidebars } = resolve(
      { main: ['welcome', { type: 'link', label: 'Map', href: '/map' }] },
      address,
    );
    expect(sidebars.get('main')).toMatchObject([
      { href: '/garden/docs/welcome/' },
      { href: '/garden/map/', external: false },
    ]);
  });

  test('a link may begin with the base path; a pathname:// link is not checked', () => {
    const { sidebars, problems } = resolve(
      {
        main: [
          { type: 'link', label: 'Map', href: '/garden/map#north' },
          { type: 'link', label: 'Plan', href: 'pathname:///plan.html' },
        ],
      },
      { baseUrl: '/garden/' },
    );
    expect(problems).toEqual([]);
    expect(sidebars.get('main')).toMatchObject([
      { href: '/garden/map#north', external: false },
      { href: '/garden/plan.html', external: false },
    ]);
  });

  test('a link to another site is external and unchanged', () => {
    const { sidebars } = resolve({
      main: [{ type: 'link', label: 'Seeds', href: 'https://seeds.example/shop' }],
    });
    expect(sidebars.get('main')).toEqual([
      { kind: 'link', label: 'Seeds', href: 'https://seeds.example/shop', external: true },
    ]);
  });

  test('a category has its entries and links to its page', () => {
    const { sidebars } = resolve({
      main: [
        {
          type: 'category',
          label: 'Trees',
          link: { type: 'doc', id: 'trees/index' },
          collapsed: false,
          items: ['trees/pear'],
        },
      ],
    });
    expect(sidebars.get('main')).toEqual([
      {
        kind: 'category',
        label: 'Trees',
        href: '/docs/trees',
        collapsible: true,
        collapsed: false,
        items: [{ kind: 'link', label: 'Title of trees/pear', href: '/docs/trees/pear' }],
      },
    ]);
  });

  test('HTML is unchanged', () => {
    const { sidebars } = resolve({ main: [{ type: 'html', value: '<hr>', className: 'rule' }] });
    expect(sidebars.get('main')).toEqual([{ kind: 'html', html: '<hr>', className: 'rule' }]);
  });

  test('an unlisted page is omitted', () => {
    expect(resolve({ main: ['secret', 'welcome'] }).sidebars.get('main')).toHaveLength(1);
  });

  test('an autogenerated entry lists its folder, also within a category', () => {
    const { sidebars } = resolve({
      main: [
        { type: 'category', label: 'All', items: [{ type: 'autogenerated', dirName: 'beds' }] },
      ],
    });
    expect(sidebars.get('main')).toMatchObject([
      {
        label: 'All',
        items: [{ label: 'Title of beds/dahlia' }, { label: 'Title of beds/rose' }],
      },
    ]);
  });
});

describe('resolveSidebars: the order of pages', () => {
  test('puts the page of a category before its entries', () => {
    const { orders } = resolve({
      main: [
        'welcome',
        {
          type: 'category',
          label: 'Trees',
          link: { type: 'doc', id: 'trees/index' },
          items: ['trees/apple', { type: 'link', label: 'Seeds', href: 'https://seeds.example' }],
        },
        'trees/pear',
      ],
    });
    expect(orders.get('main')?.map(({ route }) => route)).toEqual([
      '/docs/welcome',
      '/docs/trees',
      '/docs/trees/apple',
      '/docs/trees/pear',
    ]);
  });

  test('has a page that is listed twice in its first place, so that it is not its own next page', () => {
    const { orders } = resolve({
      main: [
        {
          type: 'category',
          label: 'Trees',
          link: { type: 'doc', id: 'trees/index' },
          items: ['trees/index', 'trees/apple'],
        },
        { type: 'category', label: 'Fruit', items: ['trees/apple', 'trees/pear'] },
      ],
    });
    expect(orders.get('main')).toMatchObject([
      { route: '/docs/trees', label: 'Trees' },
      { route: '/docs/trees/apple', trail: [{ label: 'Trees' }] },
      { route: '/docs/trees/pear', trail: [{ label: 'Fruit', firstRoute: '/docs/trees/apple' }] },
    ]);
  });

  test('includes the categories of a page, outermost first, with their own or first page', () => {
    const { orders } = resolve({
      main: [
        {
          type: 'category',
          label: 'Garden',
          items: [
            {
              type: 'category',
              label: 'Trees',
              link: { type: 'doc', id: 'trees/index' },
              items: ['trees/apple'],
            },
          ],
        },
      ],
    });
    expect(orders.get('main')).toEqual([
      {
        route: '/docs/trees',
        label: 'Trees',
        trail: [{ label: 'Garden', firstRoute: '/docs/trees' }],
      },
      {
        route: '/docs/trees/apple',
        label: 'Apples',
        trail: [
          { label: 'Garden', firstRoute: '/docs/trees' },
          { label: 'Trees', route: '/docs/trees' },
        ],
      },
    ]);
  });
});

describe('resolveSidebars: dead links', () => {
  test('are all reported with their lines, including those within categories', () => {
    const { problems } = resolve({
      main: [
        { type: 'link', label: 'Map', href: '/mapp#north' },
        {
          type: 'category',
          label: 'More',
          items: [{ type: 'link', label: 'Shop', href: '/seeds-and-tools' }],
        },
      ],
    });
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "sidebars.ts
        6:1  Sidebar "main": the link "/mapp#north" does not lead to a page.
             Did you mean "/map"? Links within the site are paths from its root.
        15:1  Sidebar "main": the link "/seeds-and-tools" does not lead to a page.
              Links within the site are paths from its root."
    `);
  });

  test('a link for each of many sections takes no longer than one reading of the file', () => {
    const links = Array.from({ length: 3000 }, (_, index): SidebarItemInput => {
      return { type: 'link', label: `Part ${index}`, href: `/map#part-${index}` };
    });
    const { sectionLinks } = resolve({ main: links });
    expect(sectionLinks).toHaveLength(3000);
    // Each entry has five lines, and its address is in the fourth.
    expect(sectionLinks.at(-1)).toMatchObject({ hash: 'part-2999', line: 2 + 2999 * 5 + 4 });
  });

  test('links to a page, to a section and to another site are valid', () => {
    const hrefs = ['/map', '/map#north', '/docs/trees/', 'https://seeds.example/nowhere'];
    const main = hrefs.map((href): SidebarItemInput => ({ type: 'link', label: 'Link', href }));
    expect(resolve({ main }).problems).toEqual([]);
  });
});

describe('resolveSidebars: pages that do not exist', () => {
  test('are all reported with their lines, including those of categories', () => {
    const { problems } = resolve({
      main: [
        'welcom',
        {
          type: 'category',
          label: 'Trees',
          link: { type: 'doc', id: 'trees' },
          items: ['trees/cherry'],
        },
      ],
      other: ['welcome'],
    });
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "sidebars.ts
        3:1  Sidebar "main": no docs page has the id "welcom".
             Did you mean "welcome"? An id is the path relative to the docs folder, without extension.
        9:1  Sidebar "main": no docs page has the id "trees".
             An id is the path relative to the docs folder, without extension.
        12:1  Sidebar "main": no docs page has the id "trees/cherry".
              Did you mean "trees/pear"? An id is the path relative to the docs folder, without extension."
    `);
  });
});
