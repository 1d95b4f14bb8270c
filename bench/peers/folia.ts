import { fileURLToPath } from 'node:url';
import type { Peer } from './peer.ts';
import { configModule, writeDocsFolder, writeSiteFile } from './site-files.ts';

const ENGINE = fileURLToPath(new URL('../../packages/folia/src/cli.ts', import.meta.url));

/** The shell's bundle, kept for all sites. */
const ENGINE_CACHE = fileURLToPath(new URL('../../packages/folia/.cache', import.meta.url));

/** The engine of this repository, from its sources. */
export const folia: Peer = {
  name: 'folia',
  title: 'Folia',
  setup: 'from the sources of this repository',
  packages: [],
  writeSite(corpus, siteDir) {
    writeSiteFile(
      siteDir,
      'site.config.ts',
      configModule({
        title: corpus.title,
        url: 'https://maps.example',
        docs: { routeBasePath: '/' },
      }),
    );
    // The cache is in the nearest folder with a package.json.
    writeSiteFile(siteDir, 'package.json', JSON.stringify({ name: 'site', private: true }));
    writeDocsFolder(siteDir, corpus);
  },
  script: ENGINE,
  build: ['build', '--site', '.', '--out', 'dist', '--base-url', '/'],
  develop: (port) => ['dev', '--site', '.', '--port', String(port)],
  source: (path) => `docs/${path}.md`,
  output: 'dist',
  caches: ['.cache', ENGINE_CACHE],
  address: (path) => (path === 'index' ? '/' : `/${path}`),
  selectors: {
    heading: 'main h1',
    sidebar: 'nav.sidebar',
    menuButton: '.menu-button',
    menu: '#side-menu',
    searchButton: '.search-box',
    searchField: '#search-dialog input',
    searchHit: '#search-dialog [role="option"]',
  },
};
