import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from '../../read/config/load-config.ts';
import { deadLinkProblem, makeLinkResolver } from './api-links.ts';
import { apiPages } from './api-pages.ts';
import { readReference } from './api-reference.ts';

/** The references of a site with a description that is written in one line. */
function readHarbor(paths: object) {
  const siteDir = mkdtempSync(join(tmpdir(), 'harbor-'));
  writeFileSync(
    join(siteDir, 'harbor.json'),
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Harbor', version: '1' },
      paths,
    }),
  );
  const site = { title: 'Harbor', url: 'https://harbor.example' };
  const config = parseConfig({ ...site, api: [{ path: 'harbor.json' }] }, '');
  const references = config.api.flatMap((each) => {
    const { reference } = readReference(siteDir, each, 'Other');
    return reference ? [reference] : [];
  });
  return { config, references };
}

function pagesOf(description: string) {
  return readHarbor({ '/tides': { get: { description } } }).references.flatMap(apiPages);
}

test('a link that leads nowhere is a warning with its line and column', () => {
  const page = pagesOf('See /moon and [the moon](/moon).').find(
    ({ view }) => view.kind === 'operation',
  );
  expect(page && deadLinkProblem('/moon', page)).toEqual({
    severity: 'warning',
    kind: 'links that lead nowhere',
    file: 'harbor.json',
    line: 1,
    column: (page?.reference.texts.get('harbor.json')?.indexOf('(/moon)') ?? 0) + 2,
    message: 'The link "/moon" leads nowhere, so it is shown as text.',
    hint: 'Expected: a page of this site, such as "/docs/page", "#operation/id", or a URL.',
  });
});

test('a link that leads nowhere is reported as it is written, although Markdown encodes it', () => {
  const page = pagesOf('See [a moon](/moons/{id}/ä).').find(
    ({ view }) => view.kind === 'operation',
  );
  expect(page && deadLinkProblem('/moons/%7Bid%7D/%C3%A4', page)).toMatchObject({
    line: 1,
    message: 'The link "/moons/{id}/ä" leads nowhere, so it is shown as text.',
  });
});

test.each([
  ['#operation/tides', '/docs/api/tides'],
  ['#tag/Water/operation/tides', '/docs/api/tides'],
  ['#/Water/tides', '/docs/api/tides'],
  ['#operation/ice/tides', '/docs/api/ice-tides'],
  ['#tag/Ice/operation/ice%2Ftides', '/docs/api/ice-tides'],
  ['#operation/moon/tides', undefined],
  ['#tag/Water', '/docs/api/families/water'],
  ['#tag/Water%2FIce', '/docs/api/families/water-ice'],
  ['#tag/water/GET/piers/{pier}/tides', '/docs/api/list-of-a-pier'],
  ['#tag/water/get/piers/%7Bpier%7D/tides', '/docs/api/list-of-a-pier'],
  ['#tag/Water/paths/~1piers~1{pier}~1tides/get', '/docs/api/list-of-a-pier'],
  ['#tag/water/POST/piers/{pier}/tides', undefined],
  ['#tag/water/GET/tides', '/docs/api/list'],
  ['#tag/water/GET/water', undefined],
  ['#section/Rate-limits', '/docs/api#rate-limits'],
  ['#section/Use/Rate-limits', '/docs/api#rate-limits'],
  ['#description/rate-limits', '/docs/api#rate-limits'],
])('%s, the anchor of another tool, leads to %s', (url, href) => {
  const operation = (operationId: string) => ({ get: { operationId, tags: ['Water'] } });
  const { config, references } = readHarbor({
    '/piers/{pier}/tides': operation('listOfAPier'),
    '/tides': operation('list'),
    '/moons/tides': operation('tides'),
    '/ice': { get: { operationId: 'ice/tides', tags: ['Water/Ice'] } },
  });
  const [reference] = references;
  if (!reference) throw new Error('The description has no reference.');
  const routes = new Set(apiPages(reference).map(({ route }) => route));
  const table = {
    routes,
    bySource: new Map<string, string>(),
    byLowerCase: new Map<string, string>(),
    files: new Set<string>(),
  };
  expect(makeLinkResolver(reference, { config, table })(url)?.href).toBe(href);
});
