import type { Peer } from './peer.ts';
import { configModule, headedPage, writeSiteFile } from './site-files.ts';

/** Rspress with its built-in search. */
export const rspress: Peer = {
  name: 'rspress',
  title: 'Rspress',
  setup: 'built-in search, sidebar generated from folders, collapsed',
  packages: ['@rspress/core'],
  writeSite(corpus, siteDir) {
    writeSiteFile(
      siteDir,
      'rspress.config.mjs',
      configModule({ root: 'docs', title: corpus.title }),
    );
    const entries = corpus.folders.map(({ name, label }) => ({
      type: 'dir',
      name,
      label,
      collapsible: true,
      collapsed: true,
    }));
    writeSiteFile(siteDir, 'docs/_meta.json', JSON.stringify(entries));
    for (const page of corpus.pages) {
      writeSiteFile(siteDir, `docs/${page.path}.md`, headedPage(page));
    }
  },
  script: '@rspress/core/bin/rspress.js',
  // With the default limit, a site of 3,000 pages fails.
  environment: { NODE_OPTIONS: '--max-old-space-size=16384' },
  build: ['build'],
  develop: (port) => ['dev', '--port', String(port)],
  source: (path) => `docs/${path}.md`,
  output: 'doc_build',
  caches: ['node_modules', '.rspress', '../node_modules/.cache', '../node_modules/.rspress'],
  address: (path) => (path === 'index' ? '/' : `/${path}`),
  selectors: {
    heading: '.rspress-doc h1',
    sidebar: '.rp-doc-layout__sidebar',
    menuButton: '.rp-sidebar-menu__left',
    menu: '.rp-doc-layout__sidebar',
    searchButton: '.rp-search-button',
    searchField: '.rp-search-panel__input',
    searchHit: '.rp-suggest-item__link',
  },
};
