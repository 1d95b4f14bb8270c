import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { englishTexts } from '../../contract/texts.ts';
import { apiPages } from './api-pages.ts';
import { makeReferenceReader, readReference } from './api-reference.ts';
import { apiSidebar } from './api-sidebar.ts';
import type { ApiConfig } from './schema.ts';

const QUAY = `openapi: 3.1.0
info: { title: Quay, version: '1' }
paths:
  /berths/{id}:
    get: { operationId: getBerth, summary: A berth, tags: [Berths] }
    delete: { tags: [Berths], deprecated: true, responses: { 204: { description: Gone } } }
  /tides: { get: { operationId: models, description: High and low } }
components: { schemas: { Knot: { type: string }, knot: { type: string } } }
`;

function siteOf(text: string): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'quay-'));
  mkdirSync(join(siteDir, 'openapi'));
  writeFileSync(join(siteDir, 'openapi/quay.yaml'), text);
  return siteDir;
}

const CONFIG: ApiConfig = {
  id: 'api',
  path: 'openapi/quay.yaml',
  routeBasePath: 'docs/api',
  changes: [],
  showInternal: false,
  showLastUpdateTime: false,
  showLastUpdateAuthor: false,
  extensions: { permission: 'x-permission', adminOnly: 'x-admin-only', since: 'x-since' },
};

function referenceOf(text: string) {
  return readReference(siteOf(text), CONFIG, 'Other');
}

describe('the pages of a reference', () => {
  test('have a URL from the id in kebab case, or from method and path, all different', () => {
    const { reference, problems } = referenceOf(QUAY);
    expect(problems).toEqual([]);
    expect(reference && apiPages(reference).map(({ route }) => route)).toEqual([
      '/docs/api',
      '/docs/api/operations',
      '/docs/api/families/berths',
      '/docs/api/get-berth',
      '/docs/api/delete-berths-id',
      '/docs/api/families/other',
      '/docs/api/models-2',
      '/docs/api/models',
      '/docs/api/models/knot',
      '/docs/api/models/knot-2',
    ]);
  });

  test('are listed by family, with their methods', () => {
    const { reference } = referenceOf(QUAY);
    const { items, order } = reference
      ? apiSidebar(reference, englishTexts, { baseUrl: '/x/' })
      : { items: [], order: [] };
    expect(items[1]).toMatchObject({ label: 'All operations', href: '/x/docs/api/operations' });
    expect(items[2]).toMatchObject({
      kind: 'category',
      label: 'Berths',
      href: '/x/docs/api/families/berths',
      items: [
        { label: 'A berth', method: 'GET', href: '/x/docs/api/get-berth' },
        { method: 'DELETE', className: 'deprecated' },
      ],
    });
    expect(order[3]).toEqual({
      route: '/docs/api/get-berth',
      label: 'A berth',
      trail: [{ label: 'Berths', route: '/docs/api/families/berths' }],
    });
  });

  test.each([
    ['one tag', '[Berths]', 'Berths'],
    ['no tags', '[]', 'Operations'],
  ])('are listed below an open heading if there is %s', (_, tags, label) => {
    const one = QUAY.replaceAll('tags: [Berths], ', '')
      .replaceAll(', tags: [Berths]', '')
      .replaceAll(/operationId|deprecated/g, `tags: ${tags}, $&`);
    const { reference } = referenceOf(one);
    const sidebar = reference && apiSidebar(reference, englishTexts, { baseUrl: '/x/' });
    const families = sidebar?.items.filter(
      (item) => item.kind === 'category' && item.href?.includes('families'),
    );
    expect(families).toMatchObject([{ label, collapsible: false, collapsed: false }]);
  });

  test('whose ids have the same slug are all built, with a warning', () => {
    const { reference, problems } = referenceOf(
      QUAY.replace('operationId: models', 'operationId: get_berth'),
    );
    expect(problems.map(({ severity, line, message }) => [severity, line, message])).toEqual([
      [
        'warning',
        7,
        '#/paths/~1tides/get/operationId (GET /tides): "get_berth" has the same address as "getBerth" of GET /berths/{id}. The address of this page ends in "get-berth-2".',
      ],
    ]);
    expect(reference && apiPages(reference).map(({ route }) => route)).toContain(
      '/docs/api/get-berth-2',
    );
  });

  test('are built with a warning if nothing is known about an operation', () => {
    const { reference, problems } = referenceOf(
      QUAY.replace(', description: High and low', ', tags: [Tides]'),
    );
    expect(reference && apiPages(reference).map(({ route }) => route)).toContain(
      '/docs/api/models',
    );
    expect(problems).toMatchObject([{ line: 7, severity: 'warning' }]);
    expect(problems[0]?.message).toMatch(
      /^#\/paths\/~1tides\/get \(GET \/tides\): GET \/tides has neither/,
    );
  });

  test('are read again only after a file has changed', () => {
    const read = makeReferenceReader();
    const siteDir = siteOf(QUAY);
    const first = read(siteDir, CONFIG, 'Other');
    expect(read(siteDir, CONFIG, 'Other')).toBe(first);
    writeFileSync(join(siteDir, 'openapi/quay.yaml'), QUAY.replace('A berth', 'One berth'));
    expect(read(siteDir, CONFIG, 'Other').reference?.api.operations[0]?.title).toBe('One berth');
  });

  test('are read again after an earlier description has changed', () => {
    const read = makeReferenceReader();
    const siteDir = siteOf(QUAY);
    writeFileSync(join(siteDir, 'openapi/old.yaml'), QUAY);
    const config = { ...CONFIG, changes: [{ from: 'openapi/old.yaml' }] };
    const first = read(siteDir, config, 'Other');
    expect(read(siteDir, config, 'Other')).toBe(first);
    writeFileSync(join(siteDir, 'openapi/old.yaml'), QUAY.replace('delete:', 'put:'));
    const [comparison] = read(siteDir, config, 'Other').reference?.comparisons ?? [];
    expect(comparison?.counts).toEqual({ breaking: 1, mayBreak: 0, safe: 1 });
  });
});

describe('the changes since earlier descriptions', () => {
  const changes = [{ from: 'openapi/new.yaml' }, { from: 'openapi/old.yaml', label: '0.9 beta' }];

  function siteWithOld(): string {
    const siteDir = siteOf(QUAY);
    writeFileSync(join(siteDir, 'openapi/new.yaml'), QUAY);
    writeFileSync(join(siteDir, 'openapi/old.yaml'), QUAY);
    return siteDir;
  }

  test('have pages and entries in the sidebar, named by label or version', () => {
    const { reference } = readReference(siteWithOld(), { ...CONFIG, changes }, 'Other');
    const routes = reference ? apiPages(reference).map(({ route }) => route) : [];
    expect(routes.filter((route) => route.includes('changes'))).toEqual([
      '/docs/api/changes',
      '/docs/api/changes/0-9-beta',
    ]);
    const items = reference ? apiSidebar(reference, englishTexts, { baseUrl: '/x/' }).items : [];
    expect(items.map((item) => ('label' in item ? item.label : ''))).toEqual(
      expect.arrayContaining(['Changes since 1', 'Changes since 0.9 beta']),
    );
  });

  test('are missing if an earlier description is, with its path', () => {
    const config = { ...CONFIG, changes: [{ from: 'openapi/older.yaml' }] };
    const { reference, problems } = readReference(siteOf(QUAY), config, 'Other');
    expect(reference).toBeUndefined();
    expect(problems).toMatchObject([
      { file: 'openapi/older.yaml', message: 'The API description does not exist.' },
    ]);
  });
});
