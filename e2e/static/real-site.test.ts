import { describe, expect, test } from 'vitest';
import { attributeOf, htmlFiles, readAllPages, readPage, textOf } from './built-page.ts';
import { factsOf } from './page-facts.ts';

/** The docs pages, in the order of the sidebar. */
const PAGES = {
  overview: ['introduction', 'quick-start', 'help', 'comparison', 'support-the-project'],
  install: [
    'requirements',
    'docker-compose',
    'script',
    'portainer',
    'truenas',
    'unraid',
    'synology',
    'kubernetes',
    'all-in-one',
    'config-file',
    'environment-variables',
    'post-install',
    'upgrading',
  ],
  administration: [
    'user-management',
    'system-settings',
    'backup-and-restore',
    'storage-template',
    'reverse-proxy',
    'oauth',
    'email-notification',
    'jobs-workers',
    'server-stats',
    'server-commands',
    'system-integrity',
    'postgres-standalone',
  ],
  features: [
    'mobile-app',
    'automatic-backup',
    'command-line-interface',
    'searching',
    'facial-recognition',
    'sharing',
    'partner-sharing',
    'tags',
    'folder-view',
    'user-settings',
    'libraries',
    'xmp-sidecars',
    'reverse-geocoding',
    'supported-formats',
    'hardware-transcoding',
    'ml-hardware-acceleration',
    'monitoring',
  ],
  guides: [
    'docker-help',
    'external-library',
    'remote-access',
    'custom-locations',
    'template-backup-script',
    'move-to-a-new-server',
    'smtp-gmail',
    'custom-map-styles',
    'better-facial-clusters',
    'remote-machine-learning',
    'scaling-immich',
    'database-gui',
    'database-queries',
    'python-file-upload',
  ],
  developer: [
    'setup',
    'architecture',
    'directories',
    'pr-checklist',
    'testing',
    'open-api',
    'database-migrations',
    'translations',
    'troubleshooting',
  ],
};
const SINGLE_PAGES = ['community-guides', 'community-projects', 'FAQ'];

const DOCS = [
  ...Object.entries(PAGES).flatMap(([folder, names]) =>
    names.map((name) => `/docs/${folder}/${name}`),
  ),
  ...SINGLE_PAGES.map((name) => `/docs/${name}`),
];

describe('the documentation of the real site', () => {
  test.each(DOCS)('%s has a title and a description of a sentence', (path) => {
    const { description, title, isIndexed } = factsOf(readPage('real', path));
    expect(title).toMatch(/^\S.+ \| Immich$/);
    expect(description?.length).toBeGreaterThan(50);
    expect(description).toMatch(/\.$/);
    expect(isIndexed).toBe(true);
  });

  test('has one sidebar, named tutorialSidebar, that lists all pages in this order', () => {
    const page = readPage('real', '/docs/overview/introduction');
    const hrefs = page.all('.sidebar a').map((link) => attributeOf(link, 'href'));
    expect(hrefs).toEqual(DOCS);
    const data: unknown = JSON.parse(textOf(page.one('#page-data')));
    expect(data).toMatchObject({ sidebar: 'tutorialSidebar' });
  });

  test('has a page for each API operation and each of their models', () => {
    const kinds = Map.groupBy(
      htmlFiles('real').filter((file) => file.startsWith('docs/api/')),
      (file) => /^docs\/api\/(families|models)\//.exec(file)?.[1] ?? 'operations',
    );
    // Includes the lists of operations and of models.
    expect(kinds.get('operations')).toHaveLength(178 + 2);
    expect(kinds.get('models')?.length).toBeGreaterThan(200);
  });
});

describe('the other pages of the real site', () => {
  test.each([
    ['/roadmap', 'Roadmap'],
    ['/cursed-knowledge', 'Cursed knowledge'],
    ['/privacy-policy', 'Privacy policy'],
    ['/blog', 'Blog'],
    ['/blog/archive', 'Archive'],
    ['/blog/authors', 'Authors'],
    ['/blog/tags', 'Tags'],
  ])('%s exists, with the title %s', (path, heading) => {
    expect(readPage('real', path).texts('h1')).toEqual([heading]);
  });

  test.each([
    'announcement',
    'futo',
    'recap-2023',
    'release',
    'update',
    'v-1-106-0',
    'v-1-64-0-v-1-71-0',
  ])('the tag %s has a page with posts', (tag) => {
    expect(readPage('real', `/blog/tags/${tag}`).all('.posts h2').length).toBeGreaterThan(0);
  });

  test('each of at least 45 figures is one image with a description', () => {
    const figures = readAllPages('real', 'class="screen').flatMap((page) => page.all('.screen'));
    expect(figures.length).toBeGreaterThanOrEqual(45);
    for (const figure of figures) {
      expect(attributeOf(figure, 'role')).toBe('img');
      expect(attributeOf(figure, 'ariaLabel')?.length).toBeGreaterThan(40);
    }
  });

  test('the home page links to the quick start and the demo', () => {
    const links = new Map(
      readPage('real', '/')
        .all('main a')
        .map((link) => [textOf(link), attributeOf(link, 'href')]),
    );
    expect(links.get('Open the demo')).toBe('https://demo.immich.app');
    expect(links.get('Quick start')).toBe('/docs/overview/quick-start');
  });

  test('the footer links to installation and contributing, and names the license', () => {
    const page = readPage('real', '/');
    const links = new Map(
      page.all('.site-footer a').map((link) => [textOf(link), attributeOf(link, 'href')]),
    );
    expect(links.get('Installation')).toBe('/docs/install/requirements');
    expect(links.get('Contributing')).toBe('/docs/overview/support-the-project');
    expect(links.get('Privacy policy')).toBe('/privacy-policy');
    expect(page.texts('.site-footer')[0]).toContain('open source under the GNU AGPL v3');
  });

  test('the announcement is a warning that cannot be closed', () => {
    const page = readPage('real', '/');
    expect(page.texts('.announcement')[0]).toContain('very active development');
    expect(page.all('.announcement button')).toEqual([]);
  });
});
