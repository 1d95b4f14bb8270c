import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MigrationResult, migrateSite } from '../migrate.ts';
import { missingPackage } from '../missing-package.ts';
import { convertApi } from './convert-api.ts';
import { linkBarItems, linkReferences } from './link-references.ts';
import type { OtherPlugin } from './source-parts.ts';

const BIRDS = {
  id: 'api',
  routeBasePath: 'docs/api/birds',
  folder: 'docs/api/birds',
  idStart: 'api/birds/',
};

function plugin(name: string, options: object): OtherPlugin {
  return { name, options: { ...options }, origin: 'plugin' };
}

describe('convertApi: plugins that make references of API descriptions', () => {
  const context = {
    sourceDir: '/site',
    docs: [{ id: 'default', path: 'docs', routeBasePath: '/' }],
    exists: (path: string) => !path.includes('gone'),
  };

  test('generated pages keep their addresses, and the folder of a description is copied', () => {
    const config = {
      birds: { specPath: 'openapi/birds.yaml', outputDir: 'docs/api/birds' },
      nests: { specPath: 'nests.json', outputDir: 'docs/nests' },
      gone: { specPath: 'gone.yaml', outputDir: 'docs/gone' },
    };
    const plugins = [plugin('docusaurus-plugin-openapi-docs', { docsPluginId: 'classic', config })];
    const { value, copies, references, plugins: done } = convertApi(plugins, context);
    expect(value).toEqual([
      { path: 'openapi/birds.yaml', routeBasePath: 'api/birds' },
      { id: 'api-nests', path: 'nests.json', routeBasePath: 'nests' },
    ]);
    expect(copies).toEqual([
      { from: '/site/openapi', to: 'openapi' },
      { from: '/site/nests.json', to: 'nests.json' },
    ]);
    expect(references[0]).toMatchObject({ folder: 'docs/api/birds', idStart: 'api/birds/' });
    // One of its descriptions is missing, so it needs a note of its own.
    expect(done).toEqual([]);
  });

  test('Redocusaurus has a route for each description', () => {
    const specs = [
      { spec: 'openapi/birds.yaml', route: '/reference/' },
      { id: 'far', spec: 'https://a.example/openapi.yaml' },
    ];
    const { value } = convertApi([plugin('redocusaurus', { specs })], context);
    expect(value).toEqual([{ path: 'openapi/birds.yaml', routeBasePath: 'reference' }]);
  });
});

describe('linkReferences: entries of generated pages lead to the reference', () => {
  const options = { routeBasePath: 'docs' };

  test('a category of them becomes a link, with a redirect from its list', () => {
    const link = { type: 'generated-index', slug: '/api/all' };
    const { sidebars, redirects } = linkReferences(
      {
        club: [
          'intro',
          {
            type: 'category',
            label: 'API',
            link,
            items: missingPackage('./docs/api/birds/sidebar'),
          },
          { Calls: ['api/birds/call', { type: 'doc', id: 'api/birds/song' }] },
          { Mixed: ['api/birds/call', 'intro'] },
          { type: 'category', label: 'Later', items: [] },
        ],
      },
      [BIRDS],
      options,
    );
    expect(sidebars).toEqual({
      club: [
        'intro',
        { type: 'link', label: 'API', href: '/docs/api/birds' },
        { type: 'link', label: 'Calls', href: '/docs/api/birds' },
        { type: 'category', label: 'Mixed', items: ['intro'] },
        { type: 'category', label: 'Later', items: [] },
      ],
    });
    expect(redirects).toEqual([{ from: '/docs/api/all', to: '/docs/api/birds' }]);
  });

  test('a sidebar of them is that of the reference, also for the bar', () => {
    const { sidebars, replaced } = linkReferences(
      { club: ['intro'], birds: ['api/birds/call'] },
      [BIRDS],
      options,
    );
    expect(sidebars).toEqual({ club: ['intro'] });
    const items = [
      { type: 'docSidebar', sidebarId: 'birds', label: 'API' },
      { label: 'More', items: [{ type: 'doc', docId: 'api/birds/call', label: 'Call' }] },
      { type: 'doc', docId: 'intro' },
    ];
    expect(linkBarItems(items, [BIRDS], replaced)).toEqual([
      { type: 'docSidebar', sidebarId: 'api', label: 'API' },
      { label: 'More', items: [{ to: '/docs/api/birds', label: 'Call' }] },
      { type: 'doc', docId: 'intro' },
    ]);
  });
});

const FILES = {
  'docusaurus.config.js': `module.exports = {
    title: 'Birds', url: 'https://birds.example', baseUrl: '/',
    presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: false }]],
    plugins: [['docusaurus-plugin-openapi-docs', { config: { birds: { specPath: 'openapi/birds.yaml', outputDir: 'docs/api' } } }]],
  };`,
  'sidebars.js': `const calls = require('./docs/api/sidebar');
module.exports = { club: ['wren', { type: 'category', label: 'Calls', items: calls }] };`,
  'openapi/birds.yaml': 'openapi: 3.1.0\ninfo: { title: Birds, version: "1" }\npaths: {}\n',
  'docs/wren.md':
    '# Wren\n\nSee [its call](api/get-call.api.mdx) and [all](/api/birds.info.mdx#top).\n',
  'docs/api/get-call.api.mdx': '---\napi: eJx\n---\n\nGenerated\n',
};

describe('a site with generated pages of an API', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrate-api-'));
  let migrated: MigrationResult;

  beforeAll(async () => {
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, 'old', path)), { recursive: true });
      writeFileSync(join(folder, 'old', path), text);
    }
    migrated = await migrateSite({ source: join(folder, 'old'), outDir: join(folder, 'new') });
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (path: string) => readFileSync(join(folder, 'new', path), 'utf8');

  test('has a reference of the engine in their place', () => {
    expect(read('site.config.ts')).toContain(
      "api: [{ path: 'openapi/birds.yaml', routeBasePath: 'docs/api' }]",
    );
    expect(read('sidebars.ts')).toContain("{ type: 'link', label: 'Calls', href: '/docs/api' }");
    expect(() => read('docs/api/get-call.api.mdx')).toThrow();
  });

  test('has links to the pages of the reference', () => {
    expect(read('docs/wren.md')).toContain(
      'See [its call](/docs/api/get-call) and [all](/docs/api#top).',
    );
  });

  test('reports the file that has not been generated', () => {
    expect(migrated.notes).toContainEqual(
      expect.objectContaining({ key: 'docs/api/sidebar', outcome: 'dropped' }),
    );
  });
});
