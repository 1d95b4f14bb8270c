import { expect, test } from 'vitest';
import type { Note } from '../note.ts';
import { migrateFiles } from '../test-migration.ts';

const PAGE = '---\ntitle: Rowing\n---\n\nText.\n';

/** Migrates a site with these options of Starlight and Astro, and reads some of the new files. */
async function migrate(
  options: { starlight?: object; astro?: object; files?: Record<string, string> },
  read: string[],
): Promise<{ texts: string[]; notes: Note[] }> {
  const integration = `starlight(${JSON.stringify({ title: 'Boats', ...options.starlight })})`;
  const astro = JSON.stringify({ site: 'https://boats.example', ...options.astro }).slice(1, -1);
  const site = await migrateFiles({
    'astro.config.mjs': `import starlight from '@astrojs/starlight';\nexport default { ${astro}, integrations: [${integration}] };`,
    'src/content/docs/index.md': PAGE,
    ...options.files,
  });
  try {
    return { texts: read.map(site.read), notes: site.notes };
  } finally {
    site.remove();
  }
}

test('an empty title is replaced by the name of the logo or the repository', async () => {
  const logo = { src: './src/logo.svg', alt: 'The shed' };
  const editLink = { baseUrl: 'https://github.com/boats/shed/edit/main/' };
  const named = await migrate({ starlight: { title: '', logo, editLink } }, ['site.config.ts']);
  expect(named.texts[0]).toContain("title: 'The shed'");
  expect(named.texts[0]).toContain("url: 'https://boats.example'");
  const other = await migrate({ starlight: { title: '', editLink } }, ['site.config.ts']);
  expect(other.texts[0]).toContain("title: 'shed'");
});

test('the separator between the titles of pages and of the site is kept', async () => {
  const { texts, notes } = await migrate({ starlight: { titleDelimiter: '~' } }, [
    'site.config.ts',
  ]);
  expect(texts[0]).toContain("titleDelimiter: '~'");
  expect(notes).toContainEqual(
    expect.objectContaining({ key: 'titleDelimiter', outcome: 'migrated' }),
  );
});

test('settings of folders, which Starlight does not read, are left out and reported', async () => {
  const files = { 'src/content/docs/guides/_category_.json': '{ "label": 1 }' };
  const { notes, texts } = await migrate({ files }, ['docs/index.md']);
  expect(texts[0]).toContain('Text.');
  expect(notes.map(({ key }) => key)).toContain('guides/_category_.json');
  await expect(migrate({ files }, ['docs/guides/_category_.json'])).rejects.toThrow('ENOENT');
});

test('pictures in Markdown may be named by an alias of TypeScript or Vite', async () => {
  const { texts } = await migrate(
    {
      astro: { vite: { resolve: { alias: { '~': '/src', '@docs': './src/content/docs' } } } },
      files: {
        'tsconfig.json': '{ "compilerOptions": { "paths": { "@assets/*": ["src/assets/*"] } } }',
        'src/assets/boat.png': '',
        'src/content/docs/oar.png': '',
        'src/content/docs/guides/rowing.md':
          '---\ntitle: R\n---\n\n![](@assets/boat.png) ![](~/assets/boat.png) ![](@docs/oar.png)\n',
      },
    },
    ['docs/guides/rowing.md', 'src/assets/boat.png'],
  );
  expect(texts[0]).toContain(
    '![](@site/src/assets/boat.png) ![](@site/src/assets/boat.png) ![](../oar.png)',
  );
});

test('pages whose paths differ from those in the source have the address at which to edit them', async () => {
  const { texts } = await migrate(
    {
      starlight: {
        editLink: { baseUrl: 'https://github.com/boats/shed/edit/main' },
        locales: { root: { lang: 'en', label: 'English' }, de: { label: 'Deutsch' } },
      },
      files: {
        'src/content/docs/tall ships.md': PAGE,
        'src/content/docs/de/tall ships.md': PAGE,
        'src/content/docs/home.md': PAGE.replace('\n---', '\nhero: {}\n---'),
      },
    },
    ['docs/tall ships.md', 'i18n/de/docs/tall ships.md', 'docs/home.mdx'],
  );
  const url = 'custom_edit_url: https://github.com/boats/shed/edit/main/src/content/docs';
  expect(texts[0]).not.toContain('custom_edit_url');
  expect(texts[1]).toContain(`${url}/de/tall%20ships.md`);
  expect(texts[2]).toContain(`${url}/home.md\n`);
});

test('each translation without an original is listed, and no file that a page imports', async () => {
  const { notes } = await migrate(
    {
      starlight: { locales: { root: { lang: 'en', label: 'English' }, de: { label: 'Deutsch' } } },
      files: {
        'src/content/docs/de/a.md': PAGE,
        'src/content/docs/de/b.md': PAGE,
        'src/content/docs/_part.md': 'Part.',
        'src/content/docs/_draft.md': 'Draft.',
        'src/content/docs/c.mdx': `${PAGE}\nimport Part from './_part.md';\n\n<Part />\n`,
      },
    },
    [],
  );
  const dropped = notes.filter(({ outcome, group }) => outcome === 'dropped' && group === 'docs');
  expect(dropped.map(({ key }) => key).sort()).toEqual(['_draft.md', 'de/a.md', 'de/b.md']);
});

test('pages that the sidebar does not list show it all the same, splash pages do not', async () => {
  const { texts } = await migrate(
    {
      starlight: { sidebar: [{ label: 'All', items: ['rowing'] }] },
      files: {
        'src/content/docs/rowing.md': PAGE,
        'src/content/docs/extra.md': PAGE,
        'src/content/docs/start.md': PAGE.replace('\n---', '\ntemplate: splash\n---'),
      },
    },
    ['docs/extra.md', 'docs/rowing.md', 'docs/start.md'],
  );
  expect(texts[0]).toContain('displayed_sidebar: docs');
  expect(texts[1]).not.toContain('displayed_sidebar');
  expect(texts[2]).toContain('displayed_sidebar: null');
});

test('interface texts in other languages come from Starlight and from the site', async () => {
  const starlight = 'node_modules/@astrojs/starlight/translations/de.json';
  const { texts, notes } = await migrate(
    {
      starlight: {
        locales: { root: { lang: 'en', label: 'English' }, de: { label: 'D', lang: 'de-AT' } },
      },
      files: {
        [starlight]: '{ "page.lastUpdated": "Geändert:", "page.nextLink": "Nächste" }',
        'src/content/i18n/de-AT.yml': 'page.nextLink: Weiter\nown.text: A\n',
        'src/content/i18n/en.json': '{ "page.editLink": "Improve" }',
      },
    },
    ['i18n/de-AT/texts.json', 'i18n/en/texts.json'],
  );
  expect(texts.map((text) => JSON.parse(text))).toEqual([
    { lastUpdated: 'Geändert', next: 'Weiter' },
    { editPage: 'Improve' },
  ]);
  const [urgent] = notes.filter(({ isUrgent, group }) => isUrgent && group === 'i18n');
  expect(urgent?.text).toContain('de-AT (2 texts)');
});

test('integrations and plugins are named, even if their packages are not installed', async () => {
  const site = await migrateFiles({
    'astro.config.mjs': `
      import starlight from '@astrojs/starlight';
      import sails from 'astro-sails';
      import knots from 'starlight-knots';
      import remarkOar from 'remark-oar';
      const plugins = [knots(), { name: 'local' }];
      export default {
        integrations: [starlight({ title: 'Boats', plugins, pagination: true, pagefind: false }), sails()],
        markdown: { remarkPlugins: [[remarkOar, { a: 1 }]] },
      };`,
    'src/content/docs/index.md': PAGE,
  });
  const config = site.read('site.config.ts');
  site.remove();
  const found = new Map(site.notes.map(({ key, text }) => [key, text]));
  expect([...found.keys()]).toEqual(
    expect.arrayContaining(['astro-sails', 'starlight-knots', 'local', 'pagefind']),
  );
  expect([...found.keys()]).not.toContain('pagination');
  expect(found.get('markdown.remarkPlugins')).toContain('In the source: remark-oar.');
  expect(config).toContain('search: false');
});

test('the tags of the head are added to each page, except for the picture for previews', async () => {
  const head = [
    { tag: 'meta', attrs: { property: 'og:image', content: 'https://boats.example/a.png' } },
    { tag: 'meta', attrs: { name: 'theme-color', content: 'red' } },
    { tag: 'script', attrs: { defer: true, src: 'https://count.example/a.js' } },
    { tag: 'script', content: 'a()' },
  ];
  const { texts } = await migrate({ starlight: { head } }, [
    'site.config.ts',
    'theme/body-end.jsx',
  ]);
  expect(texts[0]).toContain("attributes: { name: 'theme-color', content: 'red' }");
  expect(texts[0]).not.toContain('og:image');
  expect(texts[0]).toContain("'connect-src': ['https://count.example']");
  expect(texts[1]).toContain('<script defer src={"https://count.example/a.js"} />');
  expect(texts[1]).toContain('{{ __html: "a()" }}');
});

test('a site with the search of another program gets a search', async () => {
  const components = { Search: './src/Search.astro' };
  const starlight = { pagefind: false, components };
  const { texts, notes } = await migrate({ starlight }, ['site.config.ts']);
  expect(texts[0]).not.toContain('search: false');
  expect(notes.find(({ key }) => key === 'pagefind')?.text).toContain('another search');
});

test('a banner is above the hero, its HTML needs no escapes in MDX, and links in both are converted', async () => {
  const page = [
    'title: Boats',
    'banner: { content: \'See {it}<br><a href="/shed/oars/">oars</a>\' }',
    "hero: { tagline: '<a href=\"/shed/oars/\">Row</a>', image: { html: '<b>Boat</b>' } }",
  ];
  const { texts } = await migrate(
    {
      astro: { base: '/shed' },
      files: { 'src/content/docs/start.md': `---\n${page.join('\n')}\n---\n\nText.\n` },
    },
    ['docs/start.mdx'],
  );
  expect(texts[0]).toContain(
    '<Banner content={"See {it}<br><a href=\\"/oars/\\">oars</a>"} />\n\n<Hero',
  );
  expect(texts[0]).toContain('tagline={"<a href=\\"/oars/\\">Row</a>"}');
  expect(texts[0]).toContain('imageHtml={"<b>Boat</b>"}');
  expect(texts[0]).toContain("import { Banner, Hero } from '@site/components/starlight';");
});

test('what neighbors and links of the sidebar lose is reported', async () => {
  const page = 'title: A\nprev: Before\nnext: { link: https://oars.example, label: O }\n';
  const { notes } = await migrate(
    {
      starlight: {
        sidebar: [{ label: 'Oars', link: 'https://oars.example', attrs: { rel: 'x' } }],
      },
      files: { 'src/content/docs/a.md': `---\n${page}sidebar: { attrs: { class: b } }\n---\n` },
    },
    [],
  );
  expect(notes.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      'frontmatter "prev" label',
      'frontmatter "next": https://oars.example',
      'sidebar attrs',
      'sidebar "Oars" attrs',
    ]),
  );
});

test('a default language with a folder has redirects from its former addresses, and says so first', async () => {
  const { texts, notes } = await migrate(
    {
      astro: { redirects: { '/old': '/en/a/', '/de/old': '/de/a/', '/de/other': '/de/a/' } },
      starlight: {
        defaultLocale: 'en',
        locales: { en: { label: 'English' }, de: { label: 'Deutsch' } },
      },
      files: { 'src/content/docs/en/index.md': PAGE, 'src/content/docs/en/a.md': PAGE },
    },
    ['site.config.ts'],
  );
  for (const [from, to] of [
    ['/en', '/'],
    ['/en/a', '/a'],
    ['/old', '/a'],
    ['/other', '/a'],
  ]) {
    expect(texts[0]).toContain(`{ from: '${from}', to: '${to}' }`);
  }
  expect(notes.find(({ key }) => key === 'locales')?.isUrgent).toBe(true);
  expect(notes.find(({ key }) => key === '/de/old -> /de/a/')?.text).toContain('all languages');
});

test('a title in the head has the name of the site once, and a feed its usual name', async () => {
  const head = "head: [{ tag: title, content: 'Row well | Boats' }]";
  const { texts } = await migrate(
    {
      starlight: { social: [{ icon: 'rss', href: 'https://boats.example/rss.xml' }] },
      files: { 'src/content/docs/a.md': `---\ntitle: A\n${head}\n---\n` },
    },
    ['docs/a.md', 'site.config.ts'],
  );
  expect(texts[0]).toContain('title_meta: Row well\n');
  expect(texts[1]).toContain("label: 'RSS'");
});
