import { describe, expect, test } from 'vitest';
import { parseConfig } from '../config/load-config.ts';
import type { SiteConfigInput } from '../config/site-schema.ts';
import type { Collected } from '../content/page-context.ts';
import type { LastUpdate } from '../contract/page-data.ts';
import { parseDocs } from '../sources/docs/parse-docs.ts';
import { sidebarsSchema } from '../sources/docs/sidebars-schema.ts';
import { assembleSite } from './assemble-site.ts';
import { makeRouteTable } from './route-table.ts';

const SIDEBARS = sidebarsSchema.parse({
  main: [
    'welcome',
    {
      type: 'category',
      label: 'Trees',
      link: { type: 'doc', id: 'trees' },
      items: ['apple', 'pear'],
    },
  ],
});

const TOC = [1, 2, 3, 4].map((level) => ({ id: `h${level}`, title: `Level ${level}`, level }));

type Options = {
  /** Frontmatter of the page about apples. */
  yaml?: string;
  config?: Partial<SiteConfigInput>;
  collected?: Partial<Collected>;
  history?: Map<string, LastUpdate>;
};

/** The assembled page about apples, of a site about a garden. */
function applePage({ yaml = '', config: form, collected, history = new Map() }: Options = {}) {
  const config = parseConfig({ title: 'Garden', url: 'https://garden.example', ...form }, '');
  const files = ['welcome', 'trees', 'pear'].map((name) => ({ path: `docs/${name}.md`, text: '' }));
  const apple = { path: 'docs/apple.md', text: `---\n${yaml}\n---\n` };
  const docs = config.docs ? parseDocs([...files, apple], config.docs).docs : [];
  const { table } = makeRouteTable(docs);
  const pages = docs.map((source) => ({
    toc: TOC,
    anchors: [],
    links: [],
    problems: [],
    ...(source.id === 'apple' && collected),
    source,
    html: '',
    frontmatter: source.frontmatter,
  }));
  const { site } = assembleSite(
    {
      siteDir: '/no/such/garden',
      config,
      pages: docs,
      docs,
      sidebars: SIDEBARS,
      categories: new Map(),
      history,
      problems: [],
    },
    { pages, table, assets: () => [], problems: [] },
  );
  return site.pages.find((page) => page.route === '/docs/apple')?.data;
}

describe('titles', () => {
  test('the title of the frontmatter wins in the tab, the heading of the page above its body', () => {
    expect(
      applePage({ yaml: 'title: Apples', collected: { heading: 'All apples' } }),
    ).toMatchObject({
      documentTitle: 'Apples | Garden',
      heading: 'All apples',
    });
  });

  test('a page without either is called by its address', () => {
    expect(applePage()).toMatchObject({ documentTitle: 'apple | Garden', heading: 'apple' });
  });

  test('hide_title leaves the heading out', () => {
    expect(applePage({ yaml: 'hide_title: true' })?.heading).toBeUndefined();
  });

  test('a page named like the site is not named twice', () => {
    expect(applePage({ yaml: 'title: Garden' })?.documentTitle).toBe('Garden');
  });
});

describe('the surroundings of a docs page (R5.2)', () => {
  test('sidebar, breadcrumbs, previous and next', () => {
    expect(applePage()).toMatchObject({
      sidebar: 'main',
      breadcrumbs: [{ label: 'Trees', href: '/docs/trees' }],
      previous: { label: 'Trees', href: '/docs/trees' },
      next: { label: 'pear', href: '/docs/pear', section: 'Trees' },
    });
  });

  test('previous and next can be replaced and taken away', () => {
    const data = applePage({ yaml: 'pagination_prev: null\npagination_next: welcome' });
    expect(data?.previous).toBeUndefined();
    expect(data?.next).toEqual({ label: 'welcome', href: '/docs/welcome' });
  });

  test('the sidebar can be taken away', () => {
    const data = applePage({ yaml: 'displayed_sidebar: null' });
    expect(data?.sidebar).toBeUndefined();
    expect(data?.next).toBeUndefined();
  });

  test('addresses have the form that the config asks for (R1.4)', () => {
    const data = applePage({ config: { baseUrl: '/g/', trailingSlash: true } });
    expect(data).toMatchObject({ href: '/g/docs/apple/', next: { href: '/g/docs/pear/' } });
  });
});

describe('the table of contents (R5.2)', () => {
  test('has levels 2 to 3 (R14)', () => {
    expect(applePage()?.toc.map(({ level }) => level)).toEqual([2, 3]);
  });

  test('has the levels of the config, and of the page before that (R11.1)', () => {
    const config = { themeConfig: { tableOfContents: { maxHeadingLevel: 4 } } };
    expect(applePage({ config })?.toc.map(({ level }) => level)).toEqual([2, 3, 4]);
    const yaml = 'toc_min_heading_level: 3';
    expect(applePage({ config, yaml })?.toc.map(({ level }) => level)).toEqual([3, 4]);
  });

  test('can be hidden', () => {
    expect(applePage({ yaml: 'hide_table_of_contents: true' })?.toc).toEqual([]);
  });
});

describe('edit link and last update (R5.2)', () => {
  const editUrl = 'https://git.example/edit/main/';
  const history = new Map([['docs/apple.md', { time: '2024-05-02T10:00:00Z', author: 'Ada' }]]);

  test('the edit link leads to the source of the page', () => {
    expect(applePage({ config: { docs: { editUrl } } })?.editUrl).toBe(
      'https://git.example/edit/main/docs/apple.md',
    );
  });

  test('the edit link can be replaced and taken away', () => {
    const config = { docs: { editUrl } };
    const own = 'custom_edit_url: https://git.example/apple';
    expect(applePage({ config, yaml: own })?.editUrl).toBe('https://git.example/apple');
    expect(applePage({ config, yaml: 'custom_edit_url: null' })?.editUrl).toBeUndefined();
  });

  test('the last update comes from the history where the config asks for it', () => {
    const time = { docs: { showLastUpdateTime: true } };
    const both = { docs: { showLastUpdateTime: true, showLastUpdateAuthor: true } };
    expect(applePage({ history })?.lastUpdate).toBeUndefined();
    expect(applePage({ history, config: time })?.lastUpdate).toEqual({
      time: '2024-05-02T10:00:00Z',
    });
    expect(applePage({ history, config: both })?.lastUpdate).toEqual(history.get('docs/apple.md'));
  });

  test('the frontmatter wins over the history', () => {
    const config = { docs: { showLastUpdateTime: true, showLastUpdateAuthor: true } };
    const yaml = 'last_update: { author: Bo }';
    expect(applePage({ history, config, yaml })?.lastUpdate).toEqual({
      time: '2024-05-02T10:00:00Z',
      author: 'Bo',
    });
  });
});
