import type { Peer } from './peer.ts';
import { titledPage, withAddresses, writeSiteFile } from './site-files.ts';

const address = (path: string) => (path === 'index' ? '/' : `/${path}/`);

/** Starlight with Pagefind. It does not resolve links to Markdown files, so pages link to addresses. */
export const starlight: Peer = {
  name: 'starlight',
  title: 'Starlight',
  setup: 'Pagefind, sidebar generated from folders, collapsed',
  packages: ['@astrojs/starlight', 'astro', 'pagefind'],
  writeSite(corpus, siteDir) {
    const sidebar = corpus.folders.map(({ name, label }) => ({
      label,
      collapsed: true,
      items: [{ autogenerate: { directory: name } }],
    }));
    const options = { title: corpus.title, sidebar };
    writeSiteFile(
      siteDir,
      'astro.config.mjs',
      [
        "import { defineConfig } from 'astro/config';",
        "import starlight from '@astrojs/starlight';",
        '',
        'export default defineConfig({',
        "  site: 'https://maps.example',",
        `  integrations: [starlight(${JSON.stringify(options)})],`,
        '});',
        '',
      ].join('\n'),
    );
    writeSiteFile(
      siteDir,
      'src/content.config.ts',
      [
        "import { defineCollection } from 'astro:content';",
        "import { docsLoader } from '@astrojs/starlight/loaders';",
        "import { docsSchema } from '@astrojs/starlight/schema';",
        '',
        'export const collections = {',
        '  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),',
        '};',
        '',
      ].join('\n'),
    );
    for (const page of corpus.pages) {
      const text = titledPage(withAddresses(page, address));
      writeSiteFile(siteDir, `src/content/docs/${page.path}.md`, text);
    }
  },
  script: 'astro/bin/astro.mjs',
  environment: { ASTRO_TELEMETRY_DISABLED: '1' },
  build: ['build'],
  develop: (port) => ['dev', '--port', String(port)],
  source: (path) => `src/content/docs/${path}.md`,
  output: 'dist',
  caches: ['.astro', 'node_modules', '../node_modules/.astro', '../node_modules/.vite'],
  address,
  selectors: {
    heading: 'main h1',
    sidebar: '#starlight__sidebar',
    menuButton: '.sl-menu-button',
    menu: '#starlight__sidebar',
    searchButton: 'site-search button[data-open-modal]',
    searchField: 'site-search dialog input',
    searchHit: 'site-search .pagefind-ui__result',
  },
};
