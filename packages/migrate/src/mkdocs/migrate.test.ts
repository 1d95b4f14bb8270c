import { expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';

test('a page whose title is HTML shows no second title', async () => {
  const site = await migrateFiles({
    'mkdocs.yml': 'site_name: Seeds\nnav:\n  - Start: index.md\n  - Jars: jars.md\n',
    'docs/index.md': '<h1 align="center">Seeds</h1>\n\nDry them.\n',
    'docs/jars.md': 'Of glass. `<h1>` is code.\n',
  });
  const pages = ['docs/index.md', 'docs/jars.md'].map((path) => site.read(path));
  site.remove();
  expect(pages[0]).toContain('title: Start\nhide_title: true\n');
  expect(pages[1]).toContain('title: Jars\n---\n');
});

test('posts of a blog keep their addresses, and its start page lists them', async () => {
  const post = (head: string, title: string) => `---\n${head}\n---\n\n# ${title}\n\nText.\n`;
  const site = await migrateFiles({
    'mkdocs.yml': 'site_name: Seeds\nplugins:\n  - blog:\n      blog_dir: news\n',
    'docs/index.md': '# Seeds\n\nSee [sowing](news/posts/sow.md).\n',
    'docs/news/index.md': '# News\n',
    'docs/news/posts/sow.md': post('date: 2024-03-01', "It's time to *sow* &amp; rest"),
    'docs/news/posts/2024/dry.md': post('date:\n  created: 2024-09-30\nslug: drying', 'Dry'),
    'docs/news/posts/rest.md': post('date: 2024-12-01\ndraft: true', 'Rest'),
  });
  const [index, sow, dry] = ['index.md', 'posts/sow.md', 'posts/2024/dry.md'].map((path) =>
    site.read(`docs/news/${path}`),
  );
  site.remove();
  expect(sow).toContain('slug: /news/2024/03/01/its-time-to-sow-amp-rest\n');
  expect(dry).toContain('slug: /news/2024/09/30/drying\n');
  expect(index).toContain(
    "# News\n\n- 2024-09-30: [Dry](posts/2024/dry.md)\n- 2024-03-01: [It's time to sow & rest](posts/sow.md)\n",
  );
  expect(index).not.toContain('Rest');
});

test('lists of a blog have their addresses, and posts their date, authors and categories', async () => {
  const post = (head: string, title: string) => `---\n${head}\n---\n\n# ${title}\n\nText.\n`;
  const site = await migrateFiles({
    'mkdocs.yml': `site_name: Seeds
plugins:
  - redirects:
      redirect_maps:
        old.md: blog/posts/dry.md
  - blog:
      pagination_per_page: 1
nav:
  - index.md
  - News: [blog/index.md]
`,
    'docs/index.md': '# Seeds\n',
    'docs/blog/index.md': '# News\n',
    'docs/blog/.authors.yml': 'authors:\n  ada: { name: Ada Fern, description: Gardener }\n',
    'docs/blog/posts/sow.md': post(
      'date: 2023-03-01\nauthors: [ada, bo]\ncategories: [Q & A, Soil]',
      'Sow',
    ),
    'docs/blog/posts/dry.md': post('date: 2024-09-30\ncategories: [Soil]', 'Dry'),
    'docs/blog/category/soil.md': '# All about soil\n\nBelow.\n',
  });
  const [sow, year, soil, sidebars, config] = [
    'docs/blog/posts/sow.md',
    'docs/blog/archive/2023.md',
    'docs/blog/category/soil.md',
    'sidebars.ts',
    'site.config.ts',
  ].map((path) => site.read(path));
  const answers = site.read('docs/blog/category/q--a.md');
  site.remove();
  expect(sow).toContain(
    '# Sow\n\n2023-03-01 · Ada Fern, bo · [Q & A](../category/q--a.md), [Soil](../category/soil.md)\n\nText.',
  );
  expect(year).toBe('---\ntitle: "2023"\n---\n\n- 2023-03-01: [Sow](../posts/sow.md)\n');
  expect(answers).toContain('title: Q & A\n');
  expect(soil).toContain('Below.\n\n- 2024-09-30: [Dry](../posts/dry.md)\n- 2023-03-01: [Sow]');
  expect(sidebars).toContain("id: 'blog/archive/2024', label: '2024'");
  expect(sidebars).toContain("id: 'blog/category/q--a', label: 'Q & A'");
  expect(config).toContain("{ from: '/old', to: '/blog/2024/09/30/dry' }");
  expect(config).toContain("{ from: '/blog/page/2', to: '/blog' }");
});

const THEME = 'site_name: Seeds\ntheme:\n  name: material\n  palette:\n';

test.each([
  ['    - { primary: teal, accent: lime }', 'oklch(0.475 0.107 182), oklch(0.74 0.107 182)'],
  [
    '    - { scheme: default, primary: brown }\n    - { scheme: slate, primary: yellow }',
    'oklch(0.475 0.051 41), oklch(0.93 0.18 103)',
  ],
  ['    scheme: slate', 'oklch(0.475 0.159 272), oklch(0.74 0.159 272)'],
])(
  'links have the color of the palette, as dark or light as text needs: %j',
  async (palette, colors) => {
    const site = await migrateFiles({
      'mkdocs.yml': THEME + palette,
      'docs/index.md': '# Seeds\n',
    });
    const [config, sheet] = ['site.config.ts', 'theme-colors.css'].map((path) => site.read(path));
    site.remove();
    expect(config).toContain("customCss: ['theme-colors.css']");
    expect(sheet).toContain(`--accent: light-dark(${colors});`);
  },
);

test.each([
  [
    'custom',
    ':root { --md-primary-fg-color: #e58325; }\n[data-md-color-scheme="slate"] { --md-primary-fg-color: #fc6; }',
    'oklch(from #e58325 min(l, 0.475) c h), oklch(from #fc6 max(l, 0.74) c h)',
    true,
  ],
  [
    'teal',
    '/* :root > * { --md-primary-fg-color: red } */ :root > * { --md-primary-fg-color: #338574 }',
    'oklch(from #338574 min(l, 0.475) c h), oklch(from #338574 max(l, 0.74) c h)',
    true,
  ],
  [
    'custom',
    ':root { --md-primary-fg-color: #fff; --md-typeset-a-color: rgb(64, 81, 181) }',
    'oklch(from rgb(64, 81, 181) min(l, 0.475) c h), oklch(from rgb(64, 81, 181) max(l, 0.74) c h)',
    false,
  ],
  [
    'teal',
    ':root { --fern: var(--leaf, red); --leaf: #17541f; --moss: 20%; }\n:root > * { --md-primary-fg-color: var(--fern); }\n[data-md-color-scheme="slate"] { --md-primary-fg-color: hsl(120 50% var(--moss)); --md-accent-fg-color: var(--loop); --loop: var(--loop) }\n.jar { --leaf: blue }',
    'oklch(from #17541f min(l, 0.475) c h), oklch(from hsl(120 50% 20%) max(l, 0.74) c h)',
    true,
  ],
  [
    'custom',
    ':root { --md-primary-fg-color: var(--fern, var(--leaf, rgb(23, 84, 31))) }',
    'oklch(from rgb(23, 84, 31) min(l, 0.475) c h), oklch(from rgb(23, 84, 31) max(l, 0.74) c h)',
    true,
  ],
  [
    'custom',
    ':root { --leaf: #17541f!important; --md-primary-fg-color: var(--leaf) !important }',
    'oklch(from #17541f min(l, 0.475) c h), oklch(from #17541f max(l, 0.74) c h)',
    true,
  ],
])(
  'colors of the site itself, beside the primary color "%s", come from its style sheets: %s',
  async (primary, css, colors, hasBar) => {
    const site = await migrateFiles({
      'mkdocs.yml': `${THEME}    - { primary: ${primary} }\nextra_css: [css/own.css]\n`,
      'docs/index.md': '# Seeds\n',
      'docs/css/own.css': css,
    });
    const [config = '', sheet] = ['site.config.ts', 'theme-colors.css'].map((path) =>
      site.read(path),
    );
    site.remove();
    expect(sheet).toContain(`--accent: light-dark(${colors});`);
    expect(config.includes("style: 'primary'")).toBe(hasBar);
    expect(sheet?.includes('.navbar-primary')).toBe(hasBar);
  },
);

test('custom colors that no style sheet defines are reported', async () => {
  const palette = '    - { scheme: soil, primary: custom }';
  const site = await migrateFiles({ 'mkdocs.yml': THEME + palette, 'docs/index.md': '# Seeds\n' });
  const config = site.read('site.config.ts');
  site.remove();
  expect(config).not.toContain('customCss:');
  expect(site.report).toContain("- theme.palette.primary: The site's own colors");
});

test('a custom color that only a browser can compute is reported', async () => {
  const site = await migrateFiles({
    'mkdocs.yml': `${THEME}    - { primary: teal }\nextra_css: [own.css]\n`,
    'docs/index.md': '# Seeds\n',
    'docs/own.css': ':root > * { --md-primary-fg-color: var(--elsewhere); }',
  });
  const sheet = site.read('theme-colors.css');
  site.remove();
  expect(sheet).toContain('oklch(0.475 0.107 182)');
  expect(site.report).toContain(
    '- extra_css "--md-primary-fg-color: var(--elsewhere)": Its color is not in the style sheets.',
  );
});

test('macros that are an extension of Zensical in a config in YAML are filled in', async () => {
  const site = await migrateFiles({
    'mkdocs.yml':
      'site_name: Seeds\nextra:\n  plant: Rye\nmarkdown_extensions:\n  - zensical.extensions.macros\n',
    'docs/index.md': '# Seeds\n\nSow {{ plant }}.\n',
  });
  const page = site.read('docs/index.md');
  site.remove();
  expect(page).toContain('Sow Rye.');
});

test('character references in recordings of terminals and in preformatted text become characters', async () => {
  const terminal =
    '<div class="termy">\n\n```console\n$ sow &quot;rye&quot;\n<b>Sown &#10003; &lt;1&gt;</b>\n```\n\n</div>';
  const site = await migrateFiles({
    'mkdocs.yml': 'site_name: Seeds\n',
    'docs/index.md': `# Seeds\n\n${terminal}\n\n<pre>\nrye &amp; oats &hellip;\n</pre>\n`,
  });
  const page = site.read('docs/index.md');
  site.remove();
  expect(page).toContain('$ sow "rye"\nSown ✓ <1>\n');
  expect(page).toContain('rye & oats …\n');
});

test('macros in the code of snippets are not filled in, since Markdown includes snippets later', async () => {
  const site = await migrateFiles({
    'mkdocs.yml':
      'site_name: Seeds\nextra:\n  plant: Rye\nplugins: [macros]\nmarkdown_extensions:\n  - pymdownx.snippets\n',
    'docs/index.md': '# Seeds\n\nSow {{ plant }}.\n\n```jinja\n--8<-- "bed.html"\n```\n',
    'bed.html': '<b>{{ plant }}</b>\n',
  });
  const page = site.read('docs/index.md');
  site.remove();
  expect(page).toContain('Sow Rye.\n\n```jinja\n<b>{{ plant }}</b>\n```');
});
