import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ModuleLoader, openModuleLoader } from '../bundler/module-loader.ts';
import { makeHighlighter } from '../compile/code/highlighter.ts';
import { checkLocales, compileLocales } from '../locale-sites.ts';
import { readSite } from '../read/read-site.ts';
import { makeSiteCompiler } from '../site-compiler.ts';
import { openBuildStore } from './build-store.ts';
import { noStore } from './entry-store.ts';
import { openPageCache } from './page-cache.ts';

const QUAY = `openapi: 3.1.0
info: { title: Quay, version: '1', description: 'See [the tides](/docs/tides).' }
servers: [{ url: https://quay.example }]
security: [{ key: [] }]
tags: [{ name: Berths, description: Where ships lie }]
paths:
  /berths/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get:
      operationId: getBerth
      summary: A berth
      description: Read [how deep](/docs/tides) it is, and [more](/docs/nothing).
      tags: [Berths]
      responses: { 200: { description: Found, content: { application/json: { schema: { $ref: '#/components/schemas/Berth' } } } } }
    delete: { operationId: closeBerth, tags: [Berths], responses: { 204: { description: Closed } } }
  /ships:
    $ref: ships.yaml
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
  schemas:
    Berth: { type: object, properties: { ship: { $ref: '#/components/schemas/Ship' }, depth: { type: number } } }
    Ship: { type: object, properties: { name: { type: string } } }
    Crane: { type: object, properties: { load: { type: number } } }
`;

const FILES = {
  'package.json': '{}',
  'package-lock.json': '{ "quay": "1.0.0" }',
  'site.config.ts': `export default {
    title: 'Quay', url: 'https://quay.example', trailingSlash: false,
    api: [{ path: 'openapi/quay.yaml', introduction: 'openapi/introduction.md' }],
  };`,
  'openapi/quay.yaml': QUAY,
  'openapi/ships.yaml':
    'get: { operationId: listShips, summary: All ships, responses: { 200: { description: The ships, content: { application/json: { schema: { type: array, items: { type: string } } } } } } }\n',
  'openapi/introduction.md': 'Ask [the harbor](/docs/tides).\n',
  'docs/tides.md': '# Tides\n\nHigh and low.\n',
};

/** Made from more than the description, so it is compiled each time. */
const INTRODUCTION = '/docs/api';

/** Lists, which show all operations or models. */
const LISTS = [
  '/docs/api/families/berths',
  '/docs/api/families/other-operations',
  '/docs/api/models',
  '/docs/api/operations',
];

const PAGES = [
  '/docs/api/close-berth',
  '/docs/api/get-berth',
  '/docs/api/list-ships',
  '/docs/api/models/berth',
  '/docs/api/models/crane',
  '/docs/api/models/ship',
];
const ALL = [...PAGES, ...LISTS].toSorted();

describe('the pages of a reference in the next build', { timeout: 60_000 }, () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'quay-'));
  let modules: ModuleLoader;

  beforeAll(async () => {
    modules = await openModuleLoader(siteDir);
  }, 60_000);

  beforeEach(async () => {
    rmSync(join(siteDir, 'openapi'), { recursive: true, force: true });
    for (const [path, text] of Object.entries(FILES)) write(path, text);
    await build();
  }, 60_000);

  afterAll(async () => {
    await modules.close();
    rmSync(siteDir, { recursive: true });
  });

  function write(path: string, text: string) {
    const file = join(siteDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  function edit(path: string, from: string, to: string) {
    const text = readFileSync(join(siteDir, path), 'utf8');
    expect(text).toContain(from);
    write(path, text.replace(from, to));
  }

  /** Compiles the site; returns its pages and problems, and the routes of the reference that were compiled. */
  async function compile(baseUrl: string | undefined, isCached: boolean) {
    modules.reset();
    const written = await readSite({
      siteDir,
      baseUrl,
      includeDrafts: false,
      loadDefault: modules.loadDefault,
    });
    const { sources, compiler } = await makeSiteCompiler(written, modules, makeHighlighter());
    const store = openBuildStore(siteDir, sources[0].config.siteBaseUrl);
    const cache = openPageCache(isCached ? store : { ...store, ...noStore });
    const drawn: string[] = [];
    const locales = await compileLocales(
      sources,
      { compiler, modules },
      {
        compile: (source, locale) =>
          cache.compile(source, {
            ...locale,
            compile(...inputs) {
              if (source.form === 'view') drawn.push(source.route);
              return locale.compile(...inputs);
            },
          }),
      },
    );
    const pages = locales.flatMap(({ compiled }) =>
      compiled.pages.map(({ source, ...page }) => ({ route: source.route, ...page })),
    );
    const result = JSON.stringify([pages, checkLocales(locales)]);
    return { result, drawn: drawn.toSorted().filter((route) => route !== INTRODUCTION) };
  }

  /** Builds with the cache, checks that a build without it gives the same, and returns what was compiled. */
  async function build(baseUrl?: string): Promise<string[]> {
    const cached = await compile(baseUrl, true);
    const cold = await compile(baseUrl, false);
    expect(cached.result).toBe(cold.result);

    return cached.drawn;
  }

  test('are not compiled if nothing has changed', async () => {
    expect(await build()).toEqual([]);
  });

  test('are not compiled after a change of something else', async () => {
    write('docs/cranes.md', '# Cranes\n');
    expect(await build()).toEqual([]);
    rmSync(join(siteDir, 'docs/cranes.md'));
  });

  test('are compiled if their operation has changed, with the lists', async () => {
    edit('openapi/quay.yaml', 'Read [how deep]', '\\n\\n\\n\\n Learn [how deep]');
    expect(await build()).toEqual(['/docs/api/get-berth', ...LISTS].toSorted());
  });

  test('have the right places of their links after lines were added above', async () => {
    edit('openapi/quay.yaml', 'openapi: 3.1.0', '\n\n# Lines above\nopenapi: 3.1.0');
    expect(await build()).toEqual([]);
  });

  test('are compiled if a schema that they refer to has changed, even indirectly', async () => {
    edit('openapi/quay.yaml', 'name: { type: string }', 'name: { type: string, maxLength: 9 }');
    const pages = ['/docs/api/get-berth', '/docs/api/models/berth', '/docs/api/models/ship'];
    expect(await build()).toEqual([...pages, ...LISTS].toSorted());
  });

  test('are compiled if their part of another file has changed', async () => {
    edit('openapi/ships.yaml', 'The ships', 'All that are here');
    expect(await build()).toEqual(['/docs/api/list-ships', ...LISTS].toSorted());
  });

  test.each([
    ['a title', 'summary: A berth', 'summary: One berth'],
    ['a server', 'https://quay.example', 'https://pier.example'],
    ['the security', 'name: X-Key', 'name: X-Pass'],
    ['the name of a model', 'Crane:', 'Derrick:'],
    ['a tag', 'Where ships lie', 'Where boats lie'],
    ['a parameter of a path', 'type: integer', 'type: string'],
  ])('are as in a build without cache after a change of %s', async (_, from, to) => {
    edit('openapi/quay.yaml', from, to);
    const drawn = await compile(undefined, true);
    expect(drawn.drawn.length).toBeGreaterThan(0);
    expect(drawn.result).toBe((await compile(undefined, false)).result);
  });

  test('are compiled if a page that they link to comes or goes', async () => {
    write('docs/nothing.md', '# Nothing\n');
    expect(await build()).toEqual(expect.arrayContaining(['/docs/api/get-berth']));
    rmSync(join(siteDir, 'docs/nothing.md'));
    expect(await build()).toEqual(expect.arrayContaining(['/docs/api/get-berth']));
    expect(await build()).toEqual([]);
  });

  test('are compiled with another base path, setting of the reference, text or version of a library', async () => {
    expect(await build('/port/')).toEqual(ALL);
    edit('site.config.ts', 'trailingSlash: false', 'trailingSlash: true');
    expect(await build()).toEqual(ALL);
    edit('site.config.ts', "introduction: 'openapi/introduction.md'", "label: 'Port'");
    expect(await build()).toEqual(ALL);
    write('i18n/en/texts.json', '{ "apiResponses": "Replies" }');
    expect(await build()).toEqual(ALL);
    rmSync(join(siteDir, 'i18n'), { recursive: true });
    write('package-lock.json', '{ "quay": "2.0.0" }');
    expect(await build()).toEqual(ALL);
  });
});
