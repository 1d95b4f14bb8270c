import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from '../../read/config/load-config.ts';
import { deadLinkProblem } from './api-links.ts';
import { apiPages } from './api-pages.ts';
import { readReference } from './api-reference.ts';

/** The pages of a description that is written in one line. */
function pagesOf(description: string) {
  const siteDir = mkdtempSync(join(tmpdir(), 'harbor-'));
  writeFileSync(
    join(siteDir, 'harbor.json'),
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Harbor', version: '1' },
      paths: { '/tides': { get: { description } } },
    }),
  );
  const site = { title: 'Harbor', url: 'https://harbor.example' };
  const { api } = parseConfig({ ...site, api: [{ path: 'harbor.json' }] }, '');
  return api.flatMap((config) => {
    const { reference } = readReference(siteDir, config, 'Other');
    return reference ? apiPages(reference) : [];
  });
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
