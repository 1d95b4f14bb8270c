import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatProblems } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../read/config/load-config.ts';
import { makeReferenceReader, readReference } from './api-reference.ts';

const ENTRY = `openapi: 3.1.0
info: { title: Harbor, version: '1' }
paths:
  /berths: { get: { $ref: ../shared/list.yaml } }
`;
const SHARED = 'summary: All berths\nresponses: { 200: { description: Good } }\n';

/** Writes a site; paths are relative to its folder, or to the folder around it. */
function siteOf(files: Record<string, string>): string {
  const siteDir = join(mkdtempSync(join(tmpdir(), 'harbor-')), 'site');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  }
  return siteDir;
}

/** The config of a reference. @throws SiteError with its mistakes */
function configOf(options: Record<string, unknown>) {
  const site = { title: 'Harbor', url: 'https://harbor.example' };
  const [config] = parseConfig({ ...site, api: [options] }, '').api;
  if (!config) throw new Error('There is no reference.');
  return config;
}

describe('the root of a description', () => {
  const files = { 'openapi/harbor.yaml': ENTRY, 'shared/list.yaml': SHARED };

  test('is its folder: other files are an error that names the option', () => {
    const { reference, problems } = readReference(
      siteOf(files),
      configOf({ path: 'openapi/harbor.yaml' }),
      'Other',
    );
    expect(reference).toBeUndefined();
    expect(formatProblems(problems)).toContain('set "root" of this reference in the config');
  });

  test('may be a folder above, within the folder of the site', () => {
    const config = configOf({ path: 'openapi/harbor.yaml', root: '.' });
    const { reference, problems } = readReference(siteOf(files), config, 'Other');
    expect(problems).toEqual([]);
    expect(reference?.api.operations[0]?.title).toBe('All berths');
  });

  test('may be above the folder of the site', () => {
    const siteDir = siteOf({ 'harbor.yaml': ENTRY, '../shared/list.yaml': SHARED });
    const config = configOf({ path: 'harbor.yaml', root: '..' });
    const { reference, problems } = readReference(siteDir, config, 'Other');
    expect(problems).toEqual([]);
    expect([...(reference?.texts.keys() ?? [])]).toEqual(['harbor.yaml', '../shared/list.yaml']);
  });

  test.each(['openapi', 'openapi/', '.', './', '..', '../..'])('"%s" contains it', (root) => {
    expect(configOf({ path: 'openapi/harbor.yaml', root }).root).toBe(root);
  });

  test.each(['shared', 'open', 'openapi/parts', '../shared', '/', 'file:///etc'])(
    '"%s" does not contain it, or is not a relative path',
    (root) => {
      expect(() => configOf({ path: 'openapi/harbor.yaml', root })).toThrow(/api\[0\]\.root/);
    },
  );
});

test('nothing is published from outside through a link', () => {
  const siteDir = siteOf({
    'openapi/harbor.yaml': ENTRY.replace('../shared', 'shared'),
    '../secret/list.yaml': SHARED,
  });
  symlinkSync(join(siteDir, '../secret'), join(siteDir, 'openapi/shared'));
  const config = configOf({ path: 'openapi/harbor.yaml' });
  const { reference, problems } = readReference(siteDir, config, 'Other');
  expect(reference).toBeUndefined();
  expect(problems).toMatchObject([{ file: 'openapi/harbor.yaml', line: 4 }]);
  expect(problems[0]?.hint).toContain('a link that leads out of the folder "openapi"');
});

test('a description is read again after a missing file has come', () => {
  const siteDir = siteOf({
    'harbor.yaml': `openapi: 3.1.0\ninfo: { title: Harbor, version: '1' }\ncomponents: { schemas: { A: { $ref: a.yaml } } }\n`,
  });
  const read = makeReferenceReader();
  const config = configOf({ path: 'harbor.yaml' });
  expect(read(siteDir, config, 'Other').problems).toHaveLength(1);
  expect(read(siteDir, config, 'Other')).toBe(read(siteDir, config, 'Other'));
  writeFileSync(join(siteDir, 'a.yaml'), 'type: string');
  expect(read(siteDir, config, 'Other').problems).toEqual([]);
});

test.each(['.', 'harbor'])(
  'a folder as a description or introduction is a problem (%s)',
  (path) => {
    const siteDir = siteOf({ 'harbor/a.yaml': 'a: 1', 'harbor.yaml': ENTRY });
    const asDescription = readReference(siteDir, configOf({ path }), 'Other');
    expect(asDescription.problems[0]?.message).toContain('it is a folder');
    const config = configOf({ path: 'harbor.yaml', introduction: path });
    expect(formatProblems(readReference(siteDir, config, 'Other').problems)).toContain(
      'The introduction of the API reference does not exist.',
    );
  },
);

test('internal parts are shown where the config says so', () => {
  const marked = ENTRY.replace('$ref: ../shared/list.yaml', 'x-internal: true, responses: {}');
  const siteDir = siteOf({ 'harbor.yaml': marked });
  const countWith = (options: object) =>
    readReference(siteDir, configOf({ path: 'harbor.yaml', ...options }), 'Other').reference?.api
      .operations.length;
  expect(countWith({})).toBe(0);
  expect(countWith({ showInternal: true })).toBe(1);
});
