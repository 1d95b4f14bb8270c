import { formatProblems } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { makeRouteTable } from '../compile/route-table.ts';
import type { LastUpdate } from '../contract/page-data.ts';
import { parseDocs } from '../kinds/docs/parse-docs.ts';
import { sidebarsSchema } from '../kinds/docs/sidebars-schema.ts';
import { emptySources, uncutVersions } from '../kinds/docs/test-versions.ts';
import { parsePages } from '../kinds/pages/parse-pages.ts';
import type { CollectedContent } from '../model/page-content.ts';
import type { ComponentPage } from '../model/source-page.ts';
import { parseConfig } from '../read/config/load-config.ts';
import type { SiteConfigInput } from '../read/config/site-schema.ts';
import { pageFrontmatterSchema } from '../read/page-frontmatter.ts';
import { assembleSite } from './assemble-site.ts';

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
  /** Frontmatter of the apples page, and of a single page about the garden. */
  yaml?: string;
  config?: Partial<SiteConfigInput>;
  collected?: Partial<CollectedContent>;
  history?: Map<string, LastUpdate>;
};

/** Assembles a site about a garden. */
function assemble({ yaml = '', config: form, collected, history = new Map() }: Options = {}) {
  const config = parseConfig({ title: 'Garden', url: 'https://garden.example', ...form }, '');
  const files = ['welcome', 'trees', 'pear'].map((name) => ({ path: `docs/${name}.md`, text: '' }));
  const apple = { path: 'docs/apple.md', text: `---\n${yaml}\n---\n` };
  const docs = uncutVersions(config).flatMap(
    ({ options, key }) => parseDocs([...files, apple], options, key).docs,
  );
  const home: ComponentPage = {
    kind: 'pages',
    form: 'component',
    path: 'pages/index.tsx',
    route: '/',
  };
  const about = { path: 'pages/about.md', text: apple.text };
  const sourcePages = [...docs, home, ...parsePages([about], 'pages').pages];
  const { table } = makeRouteTable(sourcePages);
  const pages = sourcePages.map((source) => ({
    toc: TOC,
    anchors: [],
    links: [],
    problems: [],
    ...(/apple|about/.test(source.route) && collected),
    source,
    html: '',
    frontmatter: source.form === 'text' ? source.frontmatter : pageFrontmatterSchema.parse({}),
  }));
  return assembleSite(
    {
      siteDir: '/no/such/garden',
      config,
      pages: sourcePages,
      drafts: [],
      content: {
        docs: uncutVersions(config).map((version) => ({
          ...emptySources(version),
          sidebars: SIDEBARS,
        })),
        pages: undefined,
        categories: undefined,
        tags: new Map(),
        blog: undefined,
        api: [],
      },
      history,
      customItems: new Set(),
      theme: { slots: new Map(), components: [], swizzled: [] },
      configSource: '',
      problems: [],
    },
    { pages, table, assets: () => [], logoSizes: new Map(), problems: [] },
  );
}

function pageOf(route: string, options?: Options) {
  return assemble(options).site.pages.find((page) => page.route === route)?.data;
}

function applePage(options?: Options) {
  return pageOf('/docs/apple', options);
}

describe('titles', () => {
  test('the tab shows the title in frontmatter, the page shows its own heading', () => {
    const options = { yaml: 'title: Apples', collected: { heading: 'All apples' } };
    for (const route of ['/docs/apple', '/about']) {
      expect(pageOf(route, options)).toMatchObject({
        documentTitle: 'Apples | Garden',
        heading: 'All apples',
      });
    }
  });

  test('the config decides what separates the title of a page from that of the site', () => {
    const options = { yaml: 'title: Apples', config: { titleDelimiter: ' · ' } };
    expect(applePage(options)?.documentTitle).toBe('Apples · Garden');
  });

  test('a page without either gets its title from the route', () => {
    expect(applePage()).toMatchObject({ documentTitle: 'apple | Garden', heading: 'apple' });
  });

  test('a home page without a title gets the title of the site', () => {
    expect(pageOf('/')?.documentTitle).toBe('Garden');
  });

  test('hide_title hides the heading', () => {
    expect(applePage({ yaml: 'hide_title: true' })?.heading).toBeUndefined();
    expect(pageOf('/about', { yaml: 'hide_title: true' })?.heading).toBeUndefined();
  });

  test('the title of a page excludes the title of the site, the document title includes it', () => {
    const { pages } = assemble({ yaml: 'title: Apples | Garden tour\nhide_title: true' }).site;
    expect(pages.find(({ route }) => route === '/docs/apple')).toMatchObject({
      title: 'Apples | Garden tour',
      data: { documentTitle: 'Apples | Garden tour | Garden' },
    });
  });

  test('the document title does not repeat the title of the site', () => {
    expect(applePage({ yaml: 'title: Garden' })?.documentTitle).toBe('Garden');
  });
});

describe('the position of a docs page', () => {
  test('sidebar, breadcrumbs, previous and next', () => {
    expect(applePage()).toMatchObject({
      sidebar: 'main',
      breadcrumbs: [{ label: 'Trees', href: '/docs/trees' }],
      previous: { label: 'Trees', href: '/docs/trees' },
      next: { label: 'pear', href: '/docs/pear', section: 'Trees' },
    });
  });

  test('docs can hide breadcrumbs, which the search still has', () => {
    const data = applePage({ config: { docs: { breadcrumbs: false } } });
    expect(data).toMatchObject({
      hidesBreadcrumbs: true,
      breadcrumbs: [{ label: 'Trees', href: '/docs/trees' }],
    });
    expect(applePage()?.hidesBreadcrumbs).toBeUndefined();
  });

  test('previous and next links can be replaced and removed', () => {
    const data = applePage({ yaml: 'pagination_prev: null\npagination_next: welcome' });
    expect(data?.previous).toBeUndefined();
    expect(data?.next).toEqual({ label: 'welcome', href: '/docs/welcome' });
  });

  test('the sidebar can be removed', () => {
    const data = applePage({ yaml: 'displayed_sidebar: null' });
    expect(data?.sidebar).toBeUndefined();
    expect(data?.next).toBeUndefined();
  });

  test('URLs follow the base path and trailing slash of the config', () => {
    const data = applePage({ config: { baseUrl: '/g/', trailingSlash: true } });
    expect(data).toMatchObject({ href: '/g/docs/apple/', next: { href: '/g/docs/pear/' } });
  });
});

describe('frontmatter with unknown references', () => {
  test('unknown pages and sidebars are reported with the nearest name', () => {
    const yaml = [
      'pagination_prev: wellcome',
      'pagination_next: nowhere',
      'displayed_sidebar: man',
    ];
    const { problems } = assemble({ yaml: yaml.join('\n') });
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "docs/apple.md
        2:1  Frontmatter: pagination_prev: "wellcome" does not exist.
             Did you mean "welcome"? Allowed: the id of a docs page, or null.
        3:1  Frontmatter: pagination_next: "nowhere" does not exist.
             Allowed: the id of a docs page, or null.
        4:1  Frontmatter: displayed_sidebar: "man" does not exist.
             Did you mean "main"? Allowed: the name of a sidebar, or null."
    `);
  });

  test('known names and null are valid', () => {
    const named = 'pagination_prev: welcome\npagination_next: null\ndisplayed_sidebar: main';
    expect(assemble({ yaml: named }).problems).toEqual([]);
    expect(assemble({ yaml: 'displayed_sidebar: null' }).problems).toEqual([]);
  });
});

describe('the description of a page', () => {
  const LONG = 'The apple tree grows slowly, and '.repeat(8);

  test('in frontmatter is shown on the page', () => {
    expect(applePage({ yaml: 'description: Red or green.' })).toMatchObject({
      description: 'Red or green.',
      showsDescription: true,
    });
  });

  test('is not shown on pages whose site turns that off, but stays in their metadata', () => {
    const config = { themeConfig: { showDescriptions: false } };
    expect(applePage({ yaml: 'description: Red or green.', config })).toMatchObject({
      description: 'Red or green.',
      showsDescription: false,
    });
  });

  test('defaults to the first paragraph, which is not shown twice', () => {
    expect(applePage({ collected: { firstParagraph: 'Apples keep all winter.' } })).toMatchObject({
      description: 'Apples keep all winter.',
      showsDescription: false,
    });
  });

  test.each([
    ['is the first paragraph', 'Apples keep all winter.', true],
    ['differs from it in punctuation and case', '"apples" keep all winter', true],
    ['is its beginning', 'Apples keep', true],
    ['begins with it', 'Apples keep all winter. Pears do not.', true],
    ['begins with a part of a word of it', 'Apple', false],
    ['is another', 'Apples keep all year.', false],
  ])(
    'in frontmatter is left out if it repeats the first paragraph: it %s',
    (_, description, repeats) => {
      const collected = { firstParagraph: 'Apples keep all winter.' };
      const yaml = `description: '${description}'`;
      expect(applePage({ yaml, collected })).toMatchObject({
        description,
        showsDescription: !repeats,
      });
    },
  );

  test('is shortened at a word boundary if the first paragraph is long', () => {
    const { description = '' } = applePage({ collected: { firstParagraph: LONG } }) ?? {};
    expect(description).toMatchInlineSnapshot(
      `"The apple tree grows slowly, and The apple tree grows slowly, and The apple tree grows slowly, and The apple tree grows slowly, and The apple tree grows …"`,
    );
    expect(LONG.startsWith(description.replace(' …', ' '))).toBe(true);
  });

  test('is shortened between two characters if its script has no spaces between words', () => {
    const paragraph = `Fuji 红苹果${'很甜𠮷'.repeat(50)}`;
    const { description = '' } = applePage({ collected: { firstParagraph: paragraph } }) ?? {};
    expect(description).toHaveLength(155 - 1 + ' …'.length);
    expect(paragraph.startsWith(description.replace(' …', ''))).toBe(true);
    expect(description).toMatch(/[甜𠮷] …$/u);
  });

  test('is missing on a page without text', () => {
    expect(applePage()).toMatchObject({ description: undefined, showsDescription: false });
  });
});

describe('the table of contents', () => {
  test('has levels 2 to 3', () => {
    expect(applePage()?.toc.map(({ level }) => level)).toEqual([2, 3]);
  });

  test('has the levels of the config, which the page can override', () => {
    const config = { themeConfig: { tableOfContents: { maxHeadingLevel: 4 } } };
    expect(applePage({ config })?.toc.map(({ level }) => level)).toEqual([2, 3, 4]);
    const yaml = 'toc_min_heading_level: 3';
    expect(applePage({ config, yaml })?.toc.map(({ level }) => level)).toEqual([3, 4]);
  });

  test('can be hidden', () => {
    expect(applePage({ yaml: 'hide_table_of_contents: true' })?.toc).toEqual([]);
  });

  test('is the same on a single page in Markdown; a React page has none', () => {
    expect(pageOf('/about')?.toc.map(({ level }) => level)).toEqual([2, 3]);
    expect(pageOf('/about', { yaml: 'toc_max_heading_level: 2' })?.toc).toHaveLength(1);
    expect(pageOf('/about', { yaml: 'hide_table_of_contents: true' })?.toc).toEqual([]);
    expect(pageOf('/')?.toc).toEqual([]);
  });
});

describe('edit link and last update', () => {
  const editUrl = 'https://git.example/edit/main/';
  const history = new Map([['docs/apple.md', { time: '2024-05-02T10:00:00Z', author: 'Ada' }]]);

  test('the edit link points to the source of the page', () => {
    expect(applePage({ config: { docs: { editUrl } } })?.editUrl).toBe(
      'https://git.example/edit/main/docs/apple.md',
    );
  });

  test('the edit link can be replaced and removed', () => {
    const config = { docs: { editUrl } };
    const own = 'custom_edit_url: https://git.example/apple';
    expect(applePage({ config, yaml: own })?.editUrl).toBe('https://git.example/apple');
    expect(applePage({ config, yaml: 'custom_edit_url: null' })?.editUrl).toBeUndefined();
  });

  test('the last update comes from git if the config enables it', () => {
    const time = { docs: { showLastUpdateTime: true } };
    const both = { docs: { showLastUpdateTime: true, showLastUpdateAuthor: true } };
    expect(applePage({ history })?.lastUpdate).toBeUndefined();
    expect(applePage({ history, config: time })?.lastUpdate).toEqual({
      time: '2024-05-02T10:00:00Z',
    });
    expect(applePage({ history, config: both })?.lastUpdate).toEqual(history.get('docs/apple.md'));
  });

  test('frontmatter overrides git', () => {
    const config = { docs: { showLastUpdateTime: true, showLastUpdateAuthor: true } };
    const yaml = 'last_update: { author: Bo }';
    expect(applePage({ history, config, yaml })?.lastUpdate).toEqual({
      time: '2024-05-02T10:00:00Z',
      author: 'Bo',
    });
  });
});
