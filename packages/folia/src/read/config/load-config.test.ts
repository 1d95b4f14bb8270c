import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadConfig, parseConfig, readConfig } from './load-config.ts';

const bakery = { title: 'The bakery', url: 'https://bakery.example' };

/** The source of a config file, so that messages have real lines. */
function sourceOf(value: unknown): string {
  return `export default ${JSON.stringify(value, null, 2)};\n`;
}

function parse(value: unknown) {
  return parseConfig(value, sourceOf(value));
}

describe('parseConfig: a config without mistakes', () => {
  test('title and url are enough; every default is filled in', () => {
    // The locale-dependent part is tested in translate/locales.test.ts.
    const { locale: _, locales: __, siteBaseUrl: ___, texts: ____, ...written } = parse(bakery);
    expect(written).toMatchInlineSnapshot(`
      {
        "admonitions": {
          "keywords": [],
        },
        "api": [],
        "baseUrl": "/",
        "blog": false,
        "clientModules": [],
        "contentSecurityPolicy": {},
        "customCss": [],
        "customFields": {},
        "docs": {
          "breadcrumbs": true,
          "disableVersioning": false,
          "editCurrentVersion": false,
          "exclude": [
            "**/_*.{js,jsx,ts,tsx,md,mdx}",
            "**/_*/**",
            "**/*.test.{js,jsx,ts,tsx}",
            "**/__tests__/**",
          ],
          "frontmatter": {},
          "id": "default",
          "include": [
            "**/*.{md,mdx}",
          ],
          "includeCurrentVersion": true,
          "numberPrefixParser": true,
          "path": "docs",
          "routeBasePath": "docs",
          "showLastUpdateAuthor": false,
          "showLastUpdateTime": false,
          "sidebarCollapsed": true,
          "sidebarCollapsible": true,
          "tags": "tags.yml",
          "tagsBasePath": "tags",
          "versions": {},
        },
        "headTags": [],
        "i18n": {
          "defaultLocale": "en",
          "localeConfigs": {},
        },
        "images": true,
        "islands": [],
        "markdown": {
          "codeLanguages": {},
          "magicComments": [],
          "rehypePlugins": [],
          "remarkPlugins": [],
        },
        "markdownPages": false,
        "messages": {},
        "onBrokenAnchors": "throw",
        "onBrokenLinks": "throw",
        "onBrokenMarkdownImages": "throw",
        "onBrokenMarkdownLinks": "throw",
        "onBrokenPages": "throw",
        "onBrokenRedirects": "throw",
        "onDuplicateRoutes": "throw",
        "pages": {
          "exclude": [],
          "include": [
            "**/*.{md,mdx,jsx,tsx}",
          ],
          "path": "pages",
        },
        "redirects": [],
        "staticDirectories": [
          "static",
        ],
        "strict": false,
        "themeConfig": {
          "colorMode": {
            "defaultMode": "light",
            "disableSwitch": false,
            "respectPrefersColorScheme": false,
          },
          "docs": {
            "sidebar": {
              "autoCollapseCategories": false,
              "hideable": false,
            },
          },
          "navbar": {
            "hideOnScroll": false,
            "items": [],
          },
          "search": {
            "highlightResult": true,
            "loadOnMount": false,
            "maxHits": 8,
            "synonyms": [],
          },
          "showDescriptions": true,
          "tableOfContents": {
            "maxHeadingLevel": 3,
            "minHeadingLevel": 2,
          },
        },
        "title": "The bakery",
        "titleDelimiter": "|",
        "url": "https://bakery.example",
      }
    `);
  });

  test('navbar items are on the right by default', () => {
    const items = [
      { label: 'Breads', to: '/breads' },
      { label: 'Cakes', to: '/cakes', position: 'left' },
    ];
    const { navbar } = parse({ ...bakery, themeConfig: { navbar: { items } } }).themeConfig;
    expect(navbar.items.map((item) => item.position)).toEqual(['right', 'left']);
  });

  test('an item without a type is a link, or a dropdown if it has items', () => {
    const items = [
      { label: 'Breads', to: '/breads' },
      { label: 'More', items: [{ label: 'Cakes', to: '/cakes' }] },
      { type: 'default', label: 'Shop', href: 'https://shop.example' },
    ];
    const { navbar } = parse({ ...bakery, themeConfig: { navbar: { items } } }).themeConfig;
    expect(navbar.items.map((item) => item.type)).toEqual(['link', 'dropdown', 'link']);
  });

  test('docs can be disabled', () => {
    expect(parse({ ...bakery, docs: false }).docs).toBe(false);
  });

  test('an announcement is closeable by default', () => {
    const announcementBar = { content: 'Closed on Mondays.' };
    const { themeConfig } = parse({ ...bakery, themeConfig: { announcementBar } });
    expect(themeConfig.announcementBar).toEqual({
      id: 'announcement-bar',
      content: 'Closed on Mondays.',
      isCloseable: true,
    });
  });

  test('folders and the origin are compared and joined, so they have one form', () => {
    const config = parse({
      ...bakery,
      url: 'https://Bakery.example/',
      docs: { path: './recipes/' },
      staticDirectories: ['./static', 'more//files/', '../shared'],
    });
    expect(config.url).toBe('https://bakery.example');
    expect([config.docs].flat()[0]).toMatchObject({ path: 'recipes' });
    expect(config.staticDirectories).toEqual(['static', 'more/files', '../shared']);
  });

  test('a footer can have columns, a flat list, or both', () => {
    const link = { label: 'Breads', to: '/breads' };
    const column = { title: 'Shop', items: [link] };
    const badge = { html: '<b>Open</b>' };
    for (const links of [[column], [link], [column, link], [badge, { items: [badge, link] }]]) {
      const { footer } = parse({ ...bakery, themeConfig: { footer: { links } } }).themeConfig;
      expect(footer?.links).toEqual(links);
    }
  });
});

describe('parseConfig: mistakes', () => {
  test('an unknown key is reported with its path and the nearest known key', () => {
    expect(() => parse({ ...bakery, tagLine: 'Fresh' })).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        4:1  tagLine: unknown key.
             Did you mean "tagline"?]
    `);
  });

  test.each(['presets', 'plugins', 'organizationName'])(
    'the key "%s" of Docusaurus is reported with the way to convert its config',
    (key) => {
      expect(() => parse({ ...bakery, [key]: [] })).toThrow(
        /: unknown key\.\n.* It is a key of Docusaurus\. "folia migrate DIR" converts/,
      );
    },
  );

  test('an unknown key in a navbar item is reported with the keys of its type', () => {
    const items = [
      { label: 'Breads', to: '/breads' },
      { type: 'docSidebar', label: 'Recipes', sidebarid: 'recipes' },
    ];
    expect(() =>
      parse({ ...bakery, themeConfig: { navbar: { items } } }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        14:1  themeConfig.navbar.items[1].sidebarid: unknown key.
              Did you mean "sidebarId"? Allowed: type, sidebarId, docsPluginId, label, position, className.]
    `);
  });

  test('an unknown key in a dropdown link is reported with the keys of a link', () => {
    const items = [{ label: 'More', items: [{ label: 'Cakes', too: '/cakes' }] }];
    expect(() =>
      parse({ ...bakery, themeConfig: { navbar: { items } } }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        12:1  themeConfig.navbar.items[0].items[0].too: unknown key.
              Did you mean "to"? Allowed: type, label, to, href, position, activeBasePath, className.]
    `);
  });

  test('a value of the wrong type is reported with the value and what is allowed', () => {
    expect(() => parse({ ...bakery, trailingSlash: 'yes' })).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        4:1  trailingSlash: found "yes".
             Allowed: true, false.]
    `);
  });

  test('a source that browsers would not understand is reported with examples', () => {
    const contentSecurityPolicy = {
      'img-src': ['https://media.example', 'self'],
      'connect-src': ['https://api.example; script-src *'],
    };
    expect(() => parse({ ...bakery, contentSecurityPolicy })).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        7:1  contentSecurityPolicy.img-src[1]: found "self".
             Allowed: a source such as "https://media.example", "*.example.com", "data:", "'self'" or a hash in single quotes.
        10:1  contentSecurityPolicy.connect-src[0]: found "https://api.example; script-src *".
              Allowed: a source such as "https://media.example", "*.example.com", "data:", "'self'" or a hash in single quotes.]
    `);
  });

  test('a directive that a site cannot add to is reported with those that it can', () => {
    const contentSecurityPolicy = { 'image-src': ['https://media.example'] };
    expect(() => parse({ ...bakery, contentSecurityPolicy })).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        5:1  contentSecurityPolicy.image-src: unknown key.
             Did you mean "img-src"?]
    `);
  });

  test('a name that cannot be that of a policy of Trusted Types, and a wrong requirement, are reported', () => {
    const contentSecurityPolicy = {
      'require-trusted-types-for': "'script'",
      'trusted-types': ['dompurify', 'my policy', "'none'"],
    };
    expect(() => parse({ ...bakery, contentSecurityPolicy })).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        5:1  contentSecurityPolicy.require-trusted-types-for: found "'script'".
             Allowed: true, false.
        8:1  contentSecurityPolicy.trusted-types[1]: found "my policy".
             Allowed: the name of a policy such as "dompurify" (letters, digits, and -#=_/@.%), or "'allow-duplicates'".
        9:1  contentSecurityPolicy.trusted-types[2]: found "'none'".
             Allowed: the name of a policy such as "dompurify" (letters, digits, and -#=_/@.%), or "'allow-duplicates'".]
    `);
  });

  test('policies that are named although nothing requires them are reported', () => {
    const contentSecurityPolicy = {
      'require-trusted-types-for': false,
      'trusted-types': ['dompurify'],
    };
    expect(() => parse({ ...bakery, contentSecurityPolicy })).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        5:1  contentSecurityPolicy.require-trusted-types-for: found false.
             Allowed: true, or false without the key "trusted-types".]
    `);
  });

  test('a content security policy other than an object or false is reported', () => {
    expect(() =>
      parse({ ...bakery, contentSecurityPolicy: true }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        4:1  contentSecurityPolicy: found true.
             Allowed: false or an object.]
    `);
  });

  test('a group with a single synonym is reported with its path', () => {
    const search = { synonyms: [['rye', 'rye bread'], ['oven']] };
    expect(() => parse({ ...bakery, themeConfig: { search } })).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        11:1  themeConfig.search.synonyms[1]: found ["oven"].
              Allowed: entries: 2 or more.]
    `);
  });

  test('an unknown value of an enum is reported with the allowed values', () => {
    expect(() =>
      parse({ ...bakery, themeConfig: { navbar: { style: 'dim' } } }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        6:1  themeConfig.navbar.style: found "dim".
             Allowed: "primary", "dark".]
    `);
  });

  test('a missing title is reported', () => {
    expect(() => parse({ url: bakery.url })).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        1:1  title: missing.
             Allowed: text.]
    `);
  });

  test('a base path without slashes is reported with an example', () => {
    expect(() => parse({ ...bakery, baseUrl: 'shop' })).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        4:1  baseUrl: found "shop".
             Allowed: a path that starts and ends with a slash, such as "/docs/".]
    `);
  });

  test('a url with a path is reported with an example of an origin', () => {
    expect(() =>
      parse({ ...bakery, url: 'https://bakery.example/shop' }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        3:1  url: found "https://bakery.example/shop".
             Allowed: an origin without a path, such as "https://example.org".]
    `);
  });

  test('a url without a scheme is reported with an example of an origin', () => {
    expect(() => parse({ ...bakery, url: 'bakery.example' })).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        3:1  url: found "bakery.example".
             Allowed: an origin without a path, such as "https://example.org".]
    `);
  });

  test.each(['https://bakery.example?', 'https://bakery.example/#', 'https://ada@bakery.example'])(
    'the url %s is reported, since it is more than an origin',
    (url) => {
      expect(() => parse({ ...bakery, url })).toThrow('Allowed: an origin without a path');
    },
  );

  test('a locale that is listed twice, and a path that leaves the site, are reported', () => {
    const i18n = {
      defaultLocale: 'en',
      locales: ['en', 'de', 'de'],
      localeConfigs: { de: { path: '../de' } },
    };
    expect(() => parse({ ...bakery, i18n })).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        9:1  i18n.locales[2]: found "de".
             Allowed: each locale once, not "de" again.
        13:1  i18n.localeConfigs.de.path: found "../de".
              Allowed: a path within the site, without "." and ".." as names.]
    `);
    const twice = { defaultLocale: 'en', locales: ['en', 'de', 'de'] };
    expect(() => parse({ ...bakery, i18n: twice })).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        9:1  i18n.locales[2]: found "de".
             Allowed: each locale once, not "de" again.]
    `);
  });

  test('a base path that would be a URL of another site is rejected', () => {
    expect(() => parse({ ...bakery, baseUrl: '//shop/' })).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        4:1  baseUrl: found "//shop/".
             Allowed: a path that starts and ends with a slash, such as "/docs/".]
    `);
  });

  test('a key that allows false or an object is reported with both', () => {
    expect(() => parse({ ...bakery, docs: true })).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        4:1  docs: found true.
             Allowed: false or an object or a list.]
    `);
  });

  test('a mistake within such an object is reported itself', () => {
    expect(() =>
      parse({ ...bakery, docs: { path: 'recipes', sidebarpath: 'sidebars.ts' } }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        6:1  docs.sidebarpath: unknown key.
             Did you mean "sidebarPath"?]
    `);
  });

  test.each(['../handbook', '/srv/handbook', 'a/../../b'])(
    "a docs folder outside the site's folder is rejected: %s",
    (path) => {
      expect(() => parse({ ...bakery, docs: { path } })).toThrow(
        /docs\.path: found .*\n\s+Allowed: a folder within the site's folder/,
      );
    },
  );

  test.each([
    ['guide', '/guide'],
    ['/guide/', 'guide'],
    ['guide/', '/guide//'],
    ['/', ''],
  ])(
    'two docs folders or API references at one base path are rejected: %j and %j',
    (one, other) => {
      const instances = [
        { id: 'one', path: 'one', routeBasePath: one },
        { id: 'other', path: 'other', routeBasePath: other },
      ];
      expect(() => parse({ ...bakery, docs: instances })).toThrow(
        'Allowed: a value other than that of another docs folder',
      );
      expect(() => parse({ ...bakery, api: instances })).toThrow(
        'Allowed: a value that no other reference uses',
      );
    },
  );

  test('a custom field cannot be a built-in frontmatter field', () => {
    const frontmatter = { title: { type: 'string' }, since: { type: 'strin' } };
    expect(() => parse({ ...bakery, docs: { frontmatter } })).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        10:1  docs.frontmatter.since.type: found "strin".
              Did you mean "string"? Allowed: "string", "number", "boolean", "date", "list", "any", "enum".]
    `);
    const { since: _, ...named } = frontmatter;
    expect(() =>
      parse({ ...bakery, docs: { frontmatter: named } }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        5:1  docs.frontmatter: found {"title":{"type":"string"}}.
             Allowed: names other than the built-in frontmatter fields.]
    `);
  });

  test('an unknown key in a footer column is reported with the keys of a link', () => {
    const links = [{ title: 'Shop', items: [{ label: 'Breads', tu: '/breads' }] }];
    expect(() =>
      parse({ ...bakery, themeConfig: { footer: { links } } }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        12:1  themeConfig.footer.links[0].items[0].tu: unknown key.
              Did you mean "to"? Allowed: label, to, href, html.]
    `);
  });

  test('an unknown key in a list of columns and links is reported with the keys of both', () => {
    const links = [
      { title: 'Shop', items: [] },
      { label: 'Breads', to: '/breads', tip: 'Fresh' },
    ];
    expect(() =>
      parse({ ...bakery, themeConfig: { footer: { links } } }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        14:1  themeConfig.footer.links[1].tip: unknown key.
              Did you mean "to"? Allowed: title, items, label, to, href, html.]
    `);
  });

  test('all mistakes are reported, sorted by line', () => {
    expect(() =>
      parse({ title: 7, url: bakery.url, favicon: false, themeConfig: { navBar: {} } }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        2:1  title: found 7.
             Allowed: text.
        4:1  favicon: found false.
             Allowed: text.
        6:1  themeConfig.navBar: unknown key.
             Did you mean "navbar"? Allowed: navbar, docs, footer, announcementBar, colorMode, tableOfContents, search, showDescriptions, image.]
    `);
  });

  test('a footer link with a misspelled key is one problem', () => {
    const links = [{ labl: 'Breads', to: '/breads' }];
    expect(() =>
      parse({ ...bakery, themeConfig: { footer: { links } } }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        8:1  themeConfig.footer.links[0].labl: unknown key.
             Did you mean "label"? Allowed: title, items, label, to, href, html.]
    `);
  });

  test.each([
    ['a string instead of a list', { customCss: 'bread.css' }, 'a list, such as ["bread.css"]'],
    ['an empty text', { favicon: 'a', title: '' }, 'non-empty text'],
    ['a tag that names no language', { i18n: { locales: ['en', 'en-x'] } }, 'a language tag such'],
    ['a language in a folder', { i18n: { locales: ['en', '../en'] } }, 'a language tag such'],
    ['a name with a blank', { admonitions: { keywords: ['my box'] } }, 'a word of letters'],
    ['a base path without slashes', { baseUrl: 'shop' }, 'such as "/docs/"'],
    [
      'no URL',
      { url: undefined },
      'url: missing.\n       Allowed: an origin without a path, such as',
    ],
    ['an empty pattern', { docs: { include: [''] } }, 'docs.include[0]: found "".'],
    ['an empty folder', { docs: { path: '' } }, "a folder within the site's folder"],
    ['an empty file of sidebars', { docs: { sidebarPath: '' } }, 'non-empty text'],
    ['docs above the site', { docs: { routeBasePath: '../x' } }, 'a path within the site'],
    ['docs on another site', { docs: { routeBasePath: 'http://x' } }, 'a path within the site'],
    ['a list with a mark', { blog: { tagsBasePath: 'tags?' } }, 'a path within the site'],
    ['a version on top', { docs: { versions: { a: { path: '..' } } } }, 'a path within the site'],
  ])('the problem with %s says what is allowed', (_, form, allowed) => {
    expect(() => parse({ ...bakery, ...form })).toThrow(allowed);
  });

  test('a long value is shortened', () => {
    const items = Array.from({ length: 40 }, (_, index) => `loaf-${index}`);
    expect(() => parse({ ...bakery, favicon: items })).toThrowErrorMatchingInlineSnapshot(`
      [SiteError: site.config.ts
        4:1  favicon: found ["loaf-0","loaf-1","loaf-2","loaf-3","loaf-4","loaf-5","l....
             Allowed: text.]
    `);
  });
});

describe('loadConfig', () => {
  test('a folder without a config is reported with what may be meant', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bakery-'));
    const missing = () => loadConfig(folder, async () => bakery);
    await expect(missing()).rejects.toThrow(`No site.config.ts found in ${folder}.`);
    await expect(missing()).rejects.toThrow('Pass the folder of the site with --site DIR.');
    writeFileSync(join(folder, 'docusaurus.config.js'), '');
    await expect(missing()).rejects.toThrow(/convert its site with "folia migrate .*bakery-/);
    await expect(loadConfig(join(folder, 'site'), async () => bakery)).rejects.toThrow(
      /"docusaurus\.config\.js" belongs to another generator.* "folia migrate .*bakery-\w+"\./,
    );
    writeFileSync(join(folder, 'site.config.mts'), '');
    await expect(missing()).rejects.toThrow('Rename site.config.mts to site.config.ts.');
    rmSync(folder, { recursive: true });
    await expect(missing()).rejects.toThrow('Pass the folder of the site with --site DIR.');
  });

  test('problems have lines of the file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'));
    try {
      writeFileSync(
        join(folder, 'site.config.ts'),
        '// A bakery.\n\nexport default { titel: 1 };\n',
      );
      const { problems } = await loadConfig(folder, async () => ({ ...bakery, titel: 1 }));
      expect(problems).toMatchObject([
        { file: 'site.config.ts', line: 3, message: 'titel: unknown key.' },
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('parseConfig: links that would run code', () => {
  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' \tjava\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
  ])('are refused everywhere: %j', (href) => {
    const themeConfig = {
      navbar: {
        items: [
          { label: 'A', href },
          { label: 'B', to: href },
          { label: 'C', items: [{ label: 'D', href }] },
          { type: 'docsVersionDropdown', dropdownItemsAfter: [{ label: 'E', href }] },
        ],
      },
      footer: { links: [{ title: 'F', items: [{ label: 'G', href }] }] },
    };
    const { problems } = readConfig({ ...bakery, themeConfig }, '');
    const places = problems.map(({ message }) => message.replace(/: found .*/s, ''));
    expect(places.toSorted()).toEqual([
      'themeConfig.footer.links[0].items[0].href',
      'themeConfig.navbar.items[0].href',
      'themeConfig.navbar.items[1].to',
      'themeConfig.navbar.items[2].items[0].href',
      'themeConfig.navbar.items[3].dropdownItemsAfter[0].href',
    ]);
  });

  test.each(['https://a.example', 'mailto:a@b.example', 'tel:+1', 'pathname:///data:x', '/data:x'])(
    'are not %s',
    (to) => {
      const navbar = { items: [{ label: 'A', to }] };
      expect(readConfig({ ...bakery, themeConfig: { navbar } }, '').problems).toEqual([]);
    },
  );

  test('are refused also as a path that the engine does not check', () => {
    const navbar = { items: [{ label: 'A', to: 'pathname://javascript:alert(1)' }] };
    const { problems } = readConfig({ ...bakery, themeConfig: { navbar } }, '');
    expect(problems).toMatchObject([
      { message: expect.stringMatching(/^themeConfig\.navbar\.items\[0\]\.to: found/) },
    ]);
  });
});
