import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { convertRedirects } from '../convert-redirects.ts';
import { missingPackage } from '../missing-package.ts';
import type { Note } from '../note.ts';
import { convertBlog } from './convert-blog.ts';
import { convertDocs, convertPages } from './convert-docs.ts';
import { convertDocsFolders } from './convert-docs-folders.ts';
import { convertFooter } from './convert-footer.ts';
import { convertI18n } from './convert-i18n.ts';
import { convertIdentity } from './convert-identity.ts';
import { convertNavbar } from './convert-navbar.ts';
import { convertPlugins } from './convert-plugins.ts';
import { convertSidebars } from './convert-sidebars.ts';
import { convertThemeConfig } from './convert-theme.ts';
import { sourceConfigSchema } from './source-config.ts';
import { sortParts } from './source-parts.ts';

const NOTHING_LEFT = { routes: [] };

function source(values: object) {
  return sourceConfigSchema.parse({ title: 'Birds', url: 'https://birds.example', ...values });
}

function keys(notes: Note[], outcome: Note['outcome']): string[] {
  return notes.filter((note) => note.outcome === outcome).map(({ key }) => key);
}

describe('convertIdentity', () => {
  test('a base path gets its slashes, a URL loses its path', () => {
    const { value, notes } = convertIdentity(
      source({ url: 'https://birds.example/nest', baseUrl: 'club' }),
    );
    expect(value).toMatchObject({ url: 'https://birds.example', baseUrl: '/club/' });
    expect(keys(notes, 'changed')).toEqual(['url', 'baseUrl']);
  });

  test('the separator between the titles of pages and of the site is kept', () => {
    expect(convertIdentity(source({ titleDelimiter: '·' })).value).toMatchObject({
      titleDelimiter: '·',
    });
  });

  test('a nested setting has its own reason', () => {
    const { notes } = convertIdentity(source({ markdown: { mermaid: true, format: 'md' } }));
    expect(keys(notes, 'dropped')).toEqual(['markdown.format']);
    expect(keys(notes, 'migrated')).toContain('markdown.mermaid');
  });

  test('a function that changed the text of pages needs attention', () => {
    const { notes } = convertIdentity(source({ markdown: { preprocessor: () => '' } }));
    expect(notes).toContainEqual(
      expect.objectContaining({ key: 'markdown.preprocessor', isUrgent: true }),
    );
  });
});

describe('convertBlog', () => {
  test('its options are migrated, functions and plugins are reported with their reasons', () => {
    const { value, notes } = convertBlog(
      {
        routeBasePath: 'news',
        blogTitle: 'News',
        postsPerPage: 'ALL',
        editUrl: 'https://birds.example/edit/',
        authorsMapPath: 'people.yml',
        feedOptions: { type: 'all', limit: null, createFeedItems: 'f' },
        onInlineTags: 'warn',
        remarkPlugins: [],
      },
      '/club',
      () => true,
    );
    expect(value).toEqual({
      blog: {
        routeBasePath: 'news',
        blogTitle: 'News',
        postsPerPage: 'ALL',
        editUrl: 'https://birds.example/edit/',
        authorsMapPath: 'people.yml',
        feedOptions: { type: 'all', limit: null },
      },
    });
    expect(keys(notes, 'dropped')).toEqual([
      'blog.feedOptions.createFeedItems',
      'blog.onInlineTags',
    ]);
  });

  test('a file of authors that a script has yet to write needs attention', () => {
    const exists = (path: string) => !path.endsWith('people.yml');
    const { notes } = convertBlog({ authorsMapPath: 'people.yml' }, '/club', exists);
    expect(notes[0]).toMatchObject({ key: 'blog.authorsMapPath', isUrgent: true });
    expect(notes[0]?.text).toContain('"blog/people.yml" does not exist');
  });

  test('a site without a blog gets none', () => {
    expect(convertBlog(false, '/club', () => true).value).toEqual({});
    expect(convertBlog({}, '/club', () => false)).toEqual({ value: {}, notes: [] });
    const { value, notes } = convertBlog({ blogTitle: 'News' }, '/club', () => false);
    expect(value).toEqual({});
    expect(notes[0]?.text).toBe(
      'The folder "blog" does not exist, so nothing was migrated from it.',
    );
  });
});

describe('convertNavbar', () => {
  test('items of docs whose folder is missing are left out', () => {
    const items = [
      { type: 'doc', docId: 'intro', docsPluginId: 'club', label: 'Club' },
      { to: '/club/rules', label: 'Rules' },
      { to: '/docs', label: 'Docs' },
    ];
    const left = { routes: ['/club'], docsPlugins: ['club'] };
    expect(convertNavbar({ items }, left).value).toEqual({
      items: [{ to: '/docs', label: 'Docs' }],
    });
  });

  test('a bar that only has a logo keeps it alone', () => {
    const logo = { src: 'img/owl.svg', href: 'https://owls.example' };
    expect(convertNavbar({ logo }, NOTHING_LEFT).value).toEqual({ title: '', logo });
    expect(convertNavbar({ title: 'Owls', logo }, NOTHING_LEFT).value).toEqual({
      title: 'Owls',
      logo,
    });
  });

  const item = (written: object) => convertNavbar({ items: [written] }, NOTHING_LEFT);

  test.each([
    [
      { to: 'docs/', label: 'A' },
      { to: '/docs/', label: 'A' },
    ],
    [
      { href: '/docs', label: 'A' },
      { to: '/docs', label: 'A' },
    ],
    [
      { href: 'pathname:///api', label: 'A' },
      { to: '/api', label: 'A' },
    ],
    [
      { to: 'https://a.example/', label: 'A' },
      { href: 'https://a.example/', label: 'A' },
    ],
    [
      { href: '//a.example/', label: 'A' },
      { href: 'https://a.example/', label: 'A' },
    ],
    [
      { to: '/a', html: '<b>A</b>' },
      { to: '/a', label: 'A' },
    ],
    [
      { type: 'docSidebar', sidebarId: 'guide' },
      { label: 'guide', type: 'docSidebar', sidebarId: 'guide' },
    ],
    [
      { type: 'search', position: 'left' },
      { type: 'search', position: 'left' },
    ],
    [
      {
        type: 'localeDropdown',
        dropdownItemsBefore: [{ type: 'html', value: '<hr>' }],
        dropdownItemsAfter: [{ href: '/help', label: 'A' }],
      },
      {
        type: 'localeDropdown',
        dropdownItemsBefore: [{ type: 'html', value: '<hr>' }],
        dropdownItemsAfter: [{ to: '/help', label: 'A' }],
      },
    ],
  ])('%j becomes %j', (written, converted) => {
    expect(item(written).value).toEqual({ items: [converted] });
  });

  test('an invalid key is dropped alone, an invalid item as a whole, and neither affects others', () => {
    const { value, notes } = convertNavbar(
      {
        items: [
          { to: '/a', label: 'A', target: '_self' },
          { type: 'docsVersionDropdown', docsPluginId: 'guild' },
          { to: '/community/rules', label: 'Rules' },
          { type: 'dropdown', label: 'Empty', items: [{ to: '/community', label: 'C' }] },
        ],
      },
      { routes: ['/community'] },
    );
    expect(value).toEqual({
      items: [
        { label: 'A', to: '/a' },
        { type: 'docsVersionDropdown', docsPluginId: 'guild' },
      ],
    });
    expect(keys(notes, 'dropped')).toEqual([
      'themeConfig.navbar.items[0] (A).target',
      'themeConfig.navbar.items[2] (Rules)',
      'themeConfig.navbar.items[3] (Empty)',
    ]);
  });

  test('a link that is shown as an icon keeps it, and has a name', () => {
    const look = { styles: '.header-github-link::before { content: ""; }', baseUrl: '/club/' };
    const convert = (written: Record<string, unknown>) =>
      convertNavbar({ items: [written] }, NOTHING_LEFT, look).value['items'];
    const className = 'header-github-link';
    const href = 'https://github.com/club';
    expect(convert({ href, className, 'aria-label': 'The "club"', position: 'right' })).toEqual([
      {
        type: 'html',
        position: 'right',
        value: `<a class="navbar__item navbar__link ${className}" href="${href}" aria-label="The &quot;club&quot;"></a>`,
      },
    ]);
    expect(convert({ to: '/nest', label: '', html: '<svg></svg>' })).toEqual([
      {
        type: 'html',
        value:
          '<a class="navbar__item navbar__link" href="/club/nest" aria-label="Nest"><svg></svg></a>',
      },
    ]);
    // Nothing would be visible without a rule for the class.
    expect(convert({ href, className: 'unknown', label: '' })).toEqual([
      { label: 'GitHub', href, className: 'unknown' },
    ]);
    expect(convert({ href, className, label: 'Code' })).toEqual([
      { label: 'Code', href, className },
    ]);
  });

  test('early versions called the items links', () => {
    const { value } = convertNavbar({ links: [{ to: 'blog', label: 'B' }] }, NOTHING_LEFT);
    expect(value).toEqual({ items: [{ label: 'B', to: '/blog' }] });
  });
});

describe('convertFooter', () => {
  test('columns, links without a column, and HTML', () => {
    const { value, notes } = convertFooter(
      {
        logo: { src: './img/owl.svg', href: 'https://a.example' },
        links: [
          { title: 'A', items: [{ label: 'B', to: 'b' }, { html: '<i>no link</i>' }] },
          {
            title: 'Others',
            items: [
              { html: '<a href="https://d.example"> <span>D</span> </a>' },
              { html: '<a href="https://e.example"><svg><title>X</title></svg> E</a>' },
            ],
          },
          { label: 'C', href: 'https://c.example' },
        ],
      },
      NOTHING_LEFT,
    );
    expect(value).toEqual({
      logo: { src: 'img/owl.svg', href: 'https://a.example' },
      links: [
        { title: 'A', items: [{ label: 'B', to: '/b' }, { html: '<i>no link</i>' }] },
        {
          title: 'Others',
          items: [
            { label: 'D', href: 'https://d.example' },
            { html: '<a href="https://e.example"><svg><title>X</title></svg> E</a>' },
          ],
        },
        { label: 'C', href: 'https://c.example' },
      ],
    });
    expect(keys(notes, 'dropped')).toEqual([]);
    expect(keys(notes, 'changed')).toEqual(['themeConfig.footer.links[1].items[0] (D)']);
  });
});

describe('convertThemeConfig', () => {
  test('values from a package are dropped and reported', () => {
    const { value, notes } = convertThemeConfig(
      {
        prism: {
          theme: missingPackage('prism-react-renderer'),
          additionalLanguages: ['bash', 'x'],
        },
      },
      { left: NOTHING_LEFT, knowsLanguage: (name) => name === 'bash' },
    );
    expect(value).toEqual({ themeConfig: {} });
    expect(keys(notes, 'dropped')).toEqual([
      'themeConfig.prism.theme',
      'themeConfig.prism.additionalLanguages (x)',
    ]);
  });

  test('comments that mark lines of code move to "markdown", except those that all sites know', () => {
    const usual = {
      className: 'theme-code-block-highlighted-line',
      line: 'highlight-next-line',
      block: { start: 'highlight-start', end: 'highlight-end' },
    };
    const convert = (magicComments: unknown) =>
      convertThemeConfig(
        { prism: { magicComments } },
        { left: NOTHING_LEFT, knowsLanguage: () => true },
      );
    expect(convert([usual])).toMatchObject({
      value: { themeConfig: {} },
      notes: [{ key: 'themeConfig.prism.magicComments', outcome: 'migrated' }],
    });
    const burnt = { className: 'code-burnt', line: 'burnt-next-line' };
    const marked = { ...usual, line: 'look-here', block: undefined };
    const { value, notes } = convert([usual, burnt, marked, { className: 'code-raw' }]);
    expect(value).toEqual({
      markdown: { magicComments: [burnt, { className: 'marked', line: 'look-here' }] },
      themeConfig: {},
    });
    expect(keys(notes, 'dropped')).toEqual(['themeConfig.prism.magicComments[2]']);
  });
});

describe('convertDocs and convertPages', () => {
  test('a folder outside the site moves next to the config, and edit links are updated', () => {
    const { value, folder, notes } = convertDocs(
      { path: '../docs', editUrl: 'https://git.example/edit/main/website/' },
      '/repo/website',
    );
    expect(folder).toEqual({ from: '/repo/docs', to: 'docs' });
    expect(value).toEqual({ editUrl: 'https://git.example/edit/main/' });
    expect(keys(notes, 'changed')).toEqual(['docs.path']);
  });

  test('edit links that a function computes begin the same in the new folder', () => {
    const root = 'https://git.example/birds/edit/main/';
    const outside = { sourceDir: '/repo/website', path: '../docs' };
    const edit = (editUrl: unknown, { sourceDir, path }: Record<string, string> = {}) =>
      convertDocs({ path, editUrl }, sourceDir ?? '/site').value['editUrl'];
    type Page = Record<string, string>;
    const byPath = ({ docPath }: Page) => `${root}docs/${docPath}`;
    const byFolder = ({ versionDocsDirPath, docPath }: Page) =>
      `${root}website/${versionDocsDirPath}/${docPath}`;
    expect(edit(byPath)).toBe(root);
    expect(edit(byFolder)).toBe(`${root}website/`);
    expect(edit(byPath, outside)).toBe(root);
    expect(edit(byFolder, outside)).toBe(root);
    expect(edit(() => `${root}docs`)).toBeUndefined();
    const ofPost = ({ blogDirPath, blogPath }: Page) => `${root}${blogDirPath}/${blogPath}`;
    const blog = (editUrl: unknown) => convertBlog({ editUrl }, '/site', () => true);
    expect(blog(ofPost).value).toEqual({ blog: { editUrl: root } });
    expect(keys(blog(() => root).notes, 'dropped')).toEqual(['blog.editUrl']);
  });

  test('sidebars come from a file, from the folders, or do not exist', () => {
    const sidebars = (sidebarPath?: unknown) => convertDocs({ sidebarPath }, '/site').sidebars;
    expect(sidebars('./sidebars.js')).toBe('/site/sidebars.js');
    expect(sidebars('/site/nav/sidebars.ts')).toBe('/site/nav/sidebars.ts');
    expect(sidebars(false)).toBe(false);
    expect(sidebars()).toBeUndefined();
  });

  test('a site without docs is reported', () => {
    const { value, notes } = convertDocsFolders([], []);
    expect(value).toBe(false);
    expect(notes.map(({ text }) => text)).toEqual(['There are no docs.']);
    expect(convertPages({}, '/site', () => true).value).toEqual({ path: 'src/pages' });
  });

  test('a missing folder of pages is reported only if the config names it', () => {
    expect(convertPages({}, '/site', () => false)).toMatchObject({ value: {}, notes: [] });
    expect(convertPages({ path: 'web' }, '/site', () => false).value).toEqual({ path: 'web' });
  });
});

describe('convertSidebars', () => {
  test('shorthands are expanded, in lists and nested', () => {
    expect(convertSidebars({ guide: { A: ['a', { B: ['b'] }], C: { D: ['d'] } } }).value).toEqual({
      guide: [
        {
          type: 'category',
          label: 'A',
          items: ['a', { type: 'category', label: 'B', items: ['b'] }],
        },
        { type: 'category', label: 'C', items: [{ type: 'category', label: 'D', items: ['d'] }] },
      ],
    });
  });

  test('an unknown key is dropped, an unknown type is kept and reported', () => {
    const { value, notes } = convertSidebars({
      guide: [
        { type: 'doc', id: 'a', plumage: { icon: 'owl' } },
        { type: 'owl', id: 'b' },
      ],
    });
    expect(value).toEqual({
      guide: [
        { type: 'doc', id: 'a' },
        { type: 'owl', id: 'b' },
      ],
    });
    expect(keys(notes, 'dropped')).toEqual([
      'sidebars guide[0] (a).plumage',
      'sidebars guide[1] (b)',
    ]);
  });
});

describe('convertI18n', () => {
  test('unsupported settings are dropped, and the default locale has no folder', () => {
    const i18n = {
      defaultLocale: 'en',
      locales: ['en', 'fr'],
      localeConfigs: { en: { path: 'en' }, fr: { label: 'Français', calendar: 'gregory' } },
    };
    const { value } = convertI18n({ i18n, baseUrl: '/' });
    expect(value).toEqual({
      defaultLocale: 'en',
      locales: ['en', 'fr'],
      localeConfigs: { en: {}, fr: { label: 'Français' } },
    });
  });
});

test('the base path of a locale is a lost setting only if it differs from the default', () => {
  const i18n = {
    defaultLocale: 'en',
    locales: ['en', 'fr', 'de'],
    localeConfigs: {
      en: { baseUrl: '/nest/' },
      fr: { baseUrl: '/nest/fr/' },
      de: { baseUrl: '/song/' },
    },
  };
  const { notes } = convertI18n({ i18n, baseUrl: '/nest/' });
  expect(keys(notes, 'dropped')).toEqual(['i18n.localeConfigs.de.baseUrl']);
});

describe('sortParts and convertPlugins', () => {
  test('content plugins are found inside and outside of presets', () => {
    const config = source({
      presets: [['@docusaurus/preset-classic', { docs: false, blog: {}, sitemap: {} }], null],
      plugins: [
        ['@docusaurus/plugin-content-docs', { path: 'guide' }],
        ['@docusaurus/plugin-content-docs', { id: 'two', path: 'two' }],
        '/site/plugins/local.js',
        false,
        ['redocusaurus', { specs: [{ spec: 'openapi/birds.yaml' }] }],
      ],
      themes: [missingPackage('@docusaurus/theme-mermaid')],
    });
    const parts = sortParts(config, '/site');
    expect(parts).toMatchObject({ docs: { path: 'guide' }, blog: {}, pages: {} });
    const notes = convertPlugins(parts, ['@docusaurus/theme-mermaid', 'dotenv']);
    expect(notes.map(({ outcome, key }) => `${outcome} ${key}`)).toEqual([
      'dropped preset sitemap',
      'dropped plugin ./plugins/local.js',
      'dropped plugin redocusaurus',
      'migrated theme @docusaurus/theme-mermaid',
      'dropped import of "dotenv"',
    ]);
    expect(notes[2]?.text).toContain('openapi/birds.yaml');
  });

  test('a plugin is not mistaken for a supported one with the same end of its name', () => {
    const config = source({
      plugins: ['docusaurus-plugin-headless-cms', 'docusaurus-plugin-less'],
    });
    const notes = convertPlugins(sortParts(config, '/site'), []);
    expect(notes.map(({ outcome, key }) => `${outcome} ${key}`)).toEqual([
      'dropped plugin docusaurus-plugin-headless-cms',
      'migrated plugin docusaurus-plugin-less',
    ]);
  });

  test('the style sheets of a site are found in its preset and in its list of themes', () => {
    const theme = { customCss: './src/css/custom.css' };
    const themeOf = (parts: object) => sortParts(source(parts), '/site').theme;
    expect(themeOf({ presets: [['classic', { theme }]] })).toEqual(theme);
    expect(themeOf({ themes: [['@docusaurus/theme-classic', theme]] })).toEqual(theme);
    expect(themeOf({ themes: [['classic', theme], '@docusaurus/theme-mermaid'] })).toEqual(theme);
  });

  test('content plugins are known by their shorthands, too', () => {
    const config = source({
      presets: [['classic', { docs: { path: 'guide' }, blog: false }]],
      plugins: [
        ['content-docs', { id: 'club', path: 'club' }],
        ['content-blog', { path: 'news' }],
      ],
    });
    const parts = sortParts(config, '/site');
    expect(parts).toMatchObject({ docs: { path: 'guide' }, blog: { path: 'news' } });
    expect(parts.instances).toEqual([{ kind: 'docs', options: { id: 'club', path: 'club' } }]);
    expect(parts.others).toEqual([]);
  });

  test('a site whose only blog has an id keeps it; of several blogs, the one without an id is kept', () => {
    const folder = mkdtempSync(join(tmpdir(), 'blogs-'));
    mkdirSync(join(folder, 'news'));
    const news = { id: 'birds', path: 'news' };
    const plugins = [['@docusaurus/plugin-content-blog', news]];
    const blogOf = (presets: unknown[]) => {
      const { blog, instances } = sortParts(source({ presets, plugins }), folder);
      return { blog, others: instances.map(({ options }) => options['id']) };
    };
    expect(blogOf([])).toEqual({ blog: news, others: [] });
    // The preset has a blog by default, but there is no folder for it.
    expect(blogOf([['classic', {}]])).toEqual({ blog: news, others: [] });
    mkdirSync(join(folder, 'blog'));
    expect(blogOf([['classic', {}]])).toEqual({ blog: {}, others: ['birds'] });
    expect(blogOf([['classic', { blog: false }]])).toEqual({ blog: news, others: [] });
    rmSync(folder, { recursive: true });
  });

  test('a plugin in the config is reported with what is missing without it, and is not run', () => {
    let runs = 0;
    const parts = sortParts(
      source({
        plugins: [
          function nests() {
            runs += 1;
            return {
              name: 'nests',
              loadContent: () => [1],
              contentLoaded: ({ actions }: { actions: { addRoute: (route: object) => void } }) =>
                actions.addRoute({}),
            };
          },
        ],
      }),
      '/site',
    );
    expect(convertPlugins(parts, []).map(({ key, text }) => [key, text])).toEqual([
      [
        'plugin function "nests" in the config',
        'The engine does not run Docusaurus plugins. Missing: the content that it loads (loadContent), the pages that it adds (addRoute).',
      ],
    ]);
    expect(runs).toBe(0);
  });
});

describe('convertRedirects', () => {
  test('a file keeps the rules that only a host can apply', () => {
    const text =
      '# hosts\n/a     /b\n/c  https://c.example/d  302!\n/e/* /f/:splat\n/g /h 200\n/i q=:q /j\n/k /l Country=de\n';
    const { remaining, notes, value } = convertRedirects([], [{ path: 'static/_redirects', text }]);
    const rules = ['/e/* /f/:splat', '/g /h 200', '/i q=:q /j', '/k /l Country=de'];
    expect(notes.filter(({ line }) => line !== undefined).map(({ key }) => key)).toEqual(rules);
    expect(remaining).toEqual([{ path: 'static/_redirects', text: `${rules.join('\n')}\n` }]);
    expect(value).toEqual([
      { from: '/a', to: '/b' },
      { from: '/c', to: 'https://c.example/d' },
    ]);
  });

  test('chains are shortened, and no path is listed twice', () => {
    const redirects = [
      { from: ['/a', '/b'], to: '/c' },
      { from: '/c', to: '/d' },
      { from: '/a', to: '/e' },
      { from: '/x', to: '/y' },
      { from: '/y', to: '/x' },
    ];
    expect(convertRedirects([{ redirects }], []).value).toEqual([
      { from: ['/a', '/b'], to: '/d' },
      { from: '/c', to: '/d' },
      { from: '/x', to: '/y' },
      { from: '/y', to: '/x' },
    ]);
  });

  test('paths on a host lose the base path', () => {
    const files = [{ path: 'static/_redirects', text: '/club/a /club/b\n/a /club/b\n' }];
    const { value, remaining } = convertRedirects([], files, '/club/');
    expect(value).toEqual([{ from: '/a', to: '/b' }]);
    expect(remaining[0]?.text).toBe('/a /club/b\n');
  });
});
