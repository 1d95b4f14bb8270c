import { describe, expect, test } from 'vitest';
import type { ShellRenderer } from '../app/server.tsx';
import { englishTexts } from '../contract/texts.ts';
import type { Site, SitePage } from '../model/site.ts';
import { parseConfig } from '../read/config/load-config.ts';
import type { SiteConfigInput } from '../read/config/site-schema.ts';
import { prepareSite, renderSite } from './render-site.ts';

function pageAt(route: string, parts: Partial<SitePage['data']> = {}): SitePage {
  return {
    route,
    title: `Title of ${route}`,
    html: `<p>Body of ${route}</p>`,
    keywords: [],
    unlisted: false,
    data: {
      href: route,
      layout: 'doc',
      documentTitle: `Title of ${route}`,
      breadcrumbs: [],
      toc: [],
      ...parts,
    },
  };
}

const site: Site = {
  pages: [pageAt('/'), pageAt('/docs/beds', { sidebar: 'main', styles: '.bed{color:green}' })],
  shell: {
    title: 'Garden',
    url: 'https://garden.example',
    baseUrl: '/',
    homeHref: '/',
    locales: [],
    otherBases: [],
    ownBases: [],
    navbar: { title: 'Garden', href: '/', items: [], hideOnScroll: false },
    colorModeSwitch: true,
    htmlLang: 'en',
    texts: englishTexts,
  },
  versions: new Map(),
  redirects: [],
  files: [],
  feeds: [],
  sidebars: new Map([['main', [{ kind: 'link', label: 'Beds', href: '/docs/beds' }]]]),
};

/** Renders only its input. */
const renderer: ShellRenderer = {
  renderShell: ({ html, sidebar }) => `${html}[${sidebar?.length ?? 'no'} entries]`,
  renderSearch: () => '<dialog id="search-dialog"></dialog>',
  renderSlot: () => ({ html: '', idle: [] }),
  renderFooter: () => '',
  renderContent: () => ({ html: '', head: {}, idle: [] }),
};

/** Renders the files of the garden site, by path. */
function filesOf(
  form: Partial<SiteConfigInput> = {},
  changed: Partial<Site> = {},
  renderShell = renderer.renderShell,
  imports = '',
) {
  const prepared = prepareSite({
    site: { ...site, ...changed },
    config: parseConfig({ title: 'Garden', url: 'https://garden.example', ...form }, ''),
    client: {
      entry: 'assets/client-1.js',
      parts: ['assets/react-1.js'],
      search: { entry: 'assets/search-part-1.js', parts: ['assets/worker-1.js'] },
      integrity: {},
      files: [{ path: 'assets/client-1.js', text: 'start()' }],
      packages: [],
    },
    inline: {
      hideSidebar: '',
      collapseOthers: '',
      sidebar: '',
      boot: 'boot()',
      navigation: 'navigate()',
      laterContent: 'later()',
      layOutStep: 'layOut()',
      copying: 'copying()',
      tabs: 'tabs()',
      dates: 'dates()',
      islands: 'islands()',
      islandUses: 'islandUses()',
      hiding: '',
      movedHeadings: 'movedHeadings()',
      languages: 'languages()',
      suggestions: 'suggest()',
      packages: [],
    },
    styles: {
      all: `${imports}p{color:green}table{color:red}`,
      live: '.spinner{color:blue}',
      namesIn: () => [],
      forHtml: (html) => (html.includes('<table') ? 'table{color:red}' : 'p{color:green}'),
    },
    renderer: { ...renderer, renderShell },
  });
  return new Map([...renderSite(prepared)].map(({ path, text }) => [path, text]));
}

/** File names without the hash of their content. */
function namesOf(files: Map<string, string>): string[] {
  return [...files.keys()].map((path) =>
    path.replace(/(?<=^assets\/.*)-[A-Za-z0-9]{4,8}(?=\.(?:json|css)$)/, '-HASH'),
  );
}

/** Parses the page data inlined in a document. */
function inlineDataOf(html: string): unknown {
  const json = /<script type="application\/json" id="page-data"[^>]*>(.*?)<\/script>/.exec(html);
  return JSON.parse(json?.[1] ?? '');
}

describe('renderSite: the files of a site', () => {
  test('the list of pages has their titles, with any characters', () => {
    const ferns = pageAt('/docs/ferns', { documentTitle: 'Ferns | Garden tour | Garden' });
    const files = filesOf({}, { pages: [{ ...ferns, title: 'Ferns | Garden tour' }] });
    const list = [...files].find(([path]) => path.startsWith('assets/pages-'))?.[1] ?? '';
    expect(JSON.parse(list)).toEqual([['/docs/ferns', 'Ferns | Garden tour']]);
  });

  test('include a document and page data for each page, scripts, sidebars, shell and the not-found page', () => {
    expect(namesOf(filesOf())).toEqual([
      'assets/client-1.js',
      'assets/styles-HASH.css',
      'sitemap.xml',
      'robots.txt',
      'licenses.txt',
      'assets/sidebar-main-HASH.json',
      'assets/shell-HASH.json',
      'assets/pages-HASH.json',
      '404.html',
      'index.html',
      'index.page.json',
      'docs/beds/index.html',
      'docs/beds/index.page.json',
      'search-titles.json',
      'search-index.json',
    ]);
  });

  test('the shell has the URLs of the two search files, which are at the base path', () => {
    const files = filesOf();
    const shell = [...files].find(([path]) => path.startsWith('assets/shell'))?.[1] ?? '{}';
    const { titles, index, loadOnMount } = JSON.parse(shell).search;
    const first = JSON.parse(files.get(titles.slice(1)) ?? '');
    expect(first).toMatchObject({
      language: 'en',
      pages: [{ url: '/' }, { url: '/docs/beds' }],
      options: { maxHits: 8, highlightResult: true },
    });
    expect(JSON.parse(files.get(index.slice(1)) ?? '')).toMatchObject({
      stamp: first.stamp,
      texts: [
        ['Body of /', ''],
        ['Body of /docs/beds', ''],
      ],
    });
    expect(loadOnMount).toBe(false);
  });

  test('a site without search has no search files', () => {
    const names = namesOf(filesOf({ themeConfig: { search: false } }));
    expect(names.filter((name) => name.includes('search'))).toEqual([]);
  });

  test('without trailing slashes, a document is named like its page', () => {
    const names = namesOf(filesOf({ trailingSlash: false }));
    expect(names).toContain('docs/beds.html');
    expect(names).toContain('docs/beds.page.json');
  });

  test('page data includes the rendered body', () => {
    const { build, ...data } = JSON.parse(filesOf().get('docs/beds/index.page.json') ?? '{}');
    expect(data).toEqual({ ...site.pages[1]?.data, html: '<p>Body of /docs/beds</p>' });
    expect(build).toMatch(/^[A-Za-z0-9]+$/);
  });

  test('a document contains the body once', () => {
    const html = filesOf().get('docs/beds/index.html') ?? '';
    expect(html.split('<p>Body of /docs/beds</p>')).toHaveLength(2);
  });

  test('a document with a sidebar contains it and the URL of its file, others do not', () => {
    const files = filesOf();
    expect(files.get('docs/beds/index.html')).toMatch(
      /\[1 entries\].*data-sidebar="\/assets\/sidebar-main-[A-Za-z0-9]+\.json"/,
    );
    expect(files.get('index.html')).toContain('[no entries]');
    expect(files.get('index.html')).not.toContain('data-sidebar');
  });

  test('a document contains the style rules that its HTML needs; the live shell loads all', () => {
    const html = filesOf().get('docs/beds/index.html') ?? '';
    expect(html).toContain('<style>p{color:green}@layer page;.bed{color:green}</style>');
    const all = [...filesOf()].find(([path]) => path.endsWith('.css'))?.[1];
    expect(all).toBe('p{color:green}table{color:red}');
  });

  test('links load documents before the shell is live if a style sheet imports one of another host', () => {
    const documentOf = (files: Map<string, string>) => files.get('index.html') ?? '';
    expect(documentOf(filesOf())).toContain('<script>navigate()</script>');
    const imports = '@import "https://fonts.example/rose.css";';
    const files = filesOf({}, {}, renderer.renderShell, imports);
    expect(documentOf(files)).toContain('boot()');
    expect(documentOf(files)).not.toContain('navigate()');
  });

  test('the page data of a document repeats neither its head nor its table of contents', () => {
    const toc = [{ id: 'soil', title: 'Soil', level: 2 }];
    const parts = { styles: '.bed{color:green}', description: 'What grows.', toc };
    const html = filesOf({}, { pages: [pageAt('/', parts)] }).get('index.html') ?? '';
    expect(html).toContain('@layer page;.bed{color:green}</style>');
    expect(inlineDataOf(html)).toEqual({
      build: expect.stringMatching(/^[A-Za-z0-9]+$/),
      href: '/',
      layout: 'doc',
      breadcrumbs: [],
    });
  });

  test('a description that the page shows is in its data, for hydration', () => {
    const parts = { showsDescription: true, description: 'What grows.' };
    const html = filesOf({}, { pages: [pageAt('/', parts)] }).get('index.html') ?? '';
    expect(inlineDataOf(html)).toMatchObject(parts);
  });

  test('a document has the URL of the shell file, which has the style rules of a live shell', () => {
    const files = filesOf();
    const [, path = ''] =
      / data-shell="\/([^"]+)"/.exec(files.get('docs/beds/index.html') ?? '') ?? [];
    expect(JSON.parse(files.get(path) ?? '{}')).toMatchObject({
      liveStyles: '.spinner{color:blue}',
      styles: expect.stringMatching(/^\/assets\/styles-[A-Za-z0-9]+\.css$/),
    });
  });

  test('URLs have the base path', () => {
    const html = filesOf({ baseUrl: '/g/', favicon: 'icon.svg' }).get('index.html') ?? '';
    expect(html).toContain('data-app="/g/assets/client-1.js"');
    expect(html).toContain('data-shell="/g/assets/shell-');
    expect(html).toContain('<link rel="icon" href="/g/icon.svg">');
  });

  test.each([
    ['/img/rose.png', 'https://garden.example/g/img/rose.png'],
    ['https://pictures.example/rose.png', 'https://pictures.example/rose.png'],
  ])('the preview picture %s is %s', (image, address) => {
    const pages = [{ ...pageAt('/'), image }];
    const html = filesOf({ baseUrl: '/g/' }, { pages }).get('index.html');
    expect(html).toContain(`<meta property="og:image" content="${address}">`);
  });
});

describe('a page whose shell fails to render', () => {
  test('is reported with its route and the original error', () => {
    const cause = new RangeError('Invalid time value');
    const render = () =>
      filesOf({}, {}, ({ page, html }) => {
        if (page.href === '/docs/beds') throw cause;
        return html;
      });
    expect(render).toThrowErrorMatchingInlineSnapshot(
      `[SiteError:   The page /docs/beds cannot be rendered: Invalid time value]`,
    );
    expect(render).toThrow(expect.objectContaining({ name: 'SiteError', cause }));
  });
});

describe('the color mode of a document', () => {
  function bootScript(colorMode: NonNullable<SiteConfigInput['themeConfig']>['colorMode']): string {
    const html = filesOf({ themeConfig: { colorMode } }).get('index.html') ?? '';
    return /<script[^>]*>(?=boot)/.exec(html)?.[0] ?? '';
  }

  test('is light and can be switched by default', () => {
    expect(bootScript({})).toContain('data-mode="light" data-switch>');
  });

  test('follows the config', () => {
    const script = bootScript({
      defaultMode: 'dark',
      disableSwitch: true,
      respectPrefersColorScheme: true,
    });
    expect(script).toContain('data-mode="dark" data-system>');
  });
});

describe('the id of a build', () => {
  const buildOf = (files: Map<string, string>) =>
    JSON.parse(files.get('index.page.json') ?? '{}').build;

  test('is the same for the same site', () => {
    expect(buildOf(filesOf())).toBe(buildOf(filesOf()));
  });

  test('is the same if only the text of a page changes, so that readers need no reload', () => {
    const pages = [pageAt('/', { documentTitle: 'New' }), ...site.pages.slice(1)];
    expect(buildOf(filesOf({}, { pages }))).toBe(buildOf(filesOf()));
  });

  test('changes with a sidebar and with the shell', () => {
    const builds = [
      filesOf(),
      filesOf({}, { sidebars: new Map([['main', []]]) }),
      filesOf({}, { shell: { ...site.shell, title: 'Park' } }),
    ].map(buildOf);
    expect(new Set(builds).size).toBe(3);
  });
});

describe('the not-found page', () => {
  test('says so, links home and is hidden from search engines', () => {
    const shell = { ...site.shell, baseUrl: '/g/', homeHref: '/g/welcome' };
    const html = filesOf({ baseUrl: '/g/' }, { shell }).get('404.html') ?? '';
    expect(html).toContain('<h1>Page not found</h1>');
    expect(html).toContain('<a class="button" href="/g/welcome">');
    expect(html).toContain('noindex');
  });

  test('has a title like other pages', () => {
    const shell = { ...site.shell, title: 'Garden', titleDelimiter: '·' };
    const html = filesOf({ baseUrl: '/' }, { shell }).get('404.html') ?? '';
    expect(html).toContain('<title>Page not found · Garden</title>');
  });
});
