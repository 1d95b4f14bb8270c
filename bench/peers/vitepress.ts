import type { Peer } from './peer.ts';
import { configModule, headedPage, writeSiteFile } from './site-files.ts';

/** VitePress with its local search. It has no sidebar from folders, so the config lists the pages. */
export const vitepress: Peer = {
  name: 'vitepress',
  title: 'VitePress',
  setup: 'local search, sidebar listed in the config with collapsed folders',
  packages: ['vitepress'],
  writeSite(corpus, siteDir) {
    const sidebar = corpus.folders.map(({ name, label }) => ({
      text: label,
      collapsed: true,
      items: corpus.pages
        .filter(({ path }) => path.startsWith(`${name}/`))
        .map(({ path, title }) => ({ text: title, link: `/${path}` })),
    }));
    writeSiteFile(
      siteDir,
      '.vitepress/config.mjs',
      configModule({
        title: corpus.title,
        ignoreDeadLinks: corpus.hasUnknownLinks,
        themeConfig: { sidebar, search: { provider: 'local' } },
      }),
    );
    for (const page of corpus.pages) {
      writeSiteFile(siteDir, `${page.path}.md`, headedPage(page));
    }
  },
  script: 'vitepress/bin/vitepress.js',
  // With the default limit, a site of 3,000 pages fails.
  environment: { NODE_OPTIONS: '--max-old-space-size=16384' },
  build: ['build'],
  develop: (port) => ['dev', '--port', String(port)],
  source: (path) => `${path}.md`,
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/.temp', 'node_modules', '../node_modules/.vite'],
  address: (path) => (path === 'index' ? '/' : `/${path}.html`),
  selectors: {
    heading: '.vp-doc h1',
    sidebar: '.VPSidebar',
    menuButton: '.VPLocalNav .menu',
    menu: '.VPSidebar',
    searchButton: '.DocSearch-Button',
    searchField: '#localsearch-input',
    searchHit: '#localsearch-list [role="option"]',
  },
};
