import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { LastUpdate } from '../../contract/page-data.ts';
import { parseConfig } from '../../read/config/load-config.ts';
import { apiPages } from './api-pages.ts';
import { readReference } from './api-reference.ts';
import { apiPageOrigin } from './assemble.ts';

const FILES = {
  'openapi/quay.yaml': `openapi: 3.1.0
info: { title: Quay, version: '1' }
paths:
  /berths: { $ref: paths/berths.yaml }
  /tides: { get: { operationId: listTides, summary: Tides } }
components: { schemas: { Knot: { type: string } } }
`,
  'openapi/paths/berths.yaml': 'get: { operationId: listBerths, summary: Berths }',
};

const HISTORY = new Map<string, LastUpdate>([
  ['openapi/quay.yaml', { time: '2024-01-02T00:00:00Z', author: 'Ada' }],
  ['openapi/paths/berths.yaml', { time: '2024-05-06T00:00:00Z', author: 'Grace' }],
]);

/** Edit link and last update of each page of a reference, by route. */
function originsOf(options: Record<string, unknown>) {
  const siteDir = mkdtempSync(join(tmpdir(), 'quay-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(siteDir, dirname(path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  }
  const site = { title: 'Quay', url: 'https://quay.example' };
  const { api } = parseConfig({ ...site, api: [{ path: 'openapi/quay.yaml', ...options }] }, '');
  const references = api.flatMap(
    (config) => readReference(siteDir, config, 'Other').reference ?? [],
  );
  const pages = references.flatMap(apiPages);
  return new Map(pages.map((page) => [page.route, apiPageOrigin(page, { history: HISTORY })]));
}

test('the edit link of a reference page points to the file that defines its operation or model', () => {
  const origins = originsOf({ editUrl: 'https://code.example/edit', showLastUpdateTime: true });
  expect(origins.get('/docs/api/list-berths')).toEqual({
    editUrl: 'https://code.example/edit/openapi/paths/berths.yaml',
    lastUpdate: { time: '2024-05-06T00:00:00Z' },
  });
  const ofEntry = {
    editUrl: 'https://code.example/edit/openapi/quay.yaml',
    lastUpdate: { time: '2024-01-02T00:00:00Z' },
  };
  expect(origins.get('/docs/api/list-tides')).toEqual(ofEntry);
  expect(origins.get('/docs/api/models/knot')).toEqual(ofEntry);
  expect(origins.get('/docs/api')).toEqual(ofEntry);
});

test('edit links and last updates are off by default', () => {
  expect(originsOf({}).get('/docs/api/list-berths')).toEqual({});
});
