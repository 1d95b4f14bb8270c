import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diffDescriptions } from './api-diff.ts';
import type { DiffOptions } from './diff-options.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ovens-'));
  mkdirSync(join(folder, 'parts'));
  write('old.json', JSON.stringify(description({ limit: false })));
  write('new.yaml', toYaml());
  write('parts/oven.yaml', 'type: object\nproperties: { heat: { type: integer } }\n');
  write('broken.json', '{ "info": {}, "openapi": "9.0.0" }');
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

function description({ limit }: { limit: boolean }) {
  const parameters = [{ name: 'limit', in: 'query', required: limit, schema: { type: 'integer' } }];
  const schema = { type: 'object', properties: { heat: { type: 'integer' } } };
  const responses = { 200: { description: 'Ovens', content: { 'application/json': { schema } } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Ovens', version: limit ? '2' : '1' },
    paths: { '/ovens': { get: { summary: 'List ovens', parameters, responses } } },
  };
}

/** The same API in another format and in two files. */
function toYaml(): string {
  const { paths, ...rest } = description({ limit: true });
  const { get } = paths['/ovens'];
  const content = { 'application/json': { schema: { $ref: './parts/oven.yaml' } } };
  const responses = { 200: { description: 'Ovens', content } };
  const whole = { ...rest, paths: { '/ovens': { get: { ...get, responses } } } };
  return `# YAML\n${JSON.stringify(whole)}`;
}

function diff(options: Partial<DiffOptions> & { isColored?: boolean } = {}) {
  const { before = 'old.json', after = 'new.yaml', isColored = false, ...rest } = options;
  const files = { before: join(folder, before), after: join(folder, after) };
  return diffDescriptions({ ...files, format: 'text', ...rest }, isColored);
}

describe('diffDescriptions', () => {
  test('JSON and YAML of several files are compared by their content', () => {
    expect(diff().output).toBe(
      [
        'Ovens 1 → Ovens 2',
        '1 breaking',
        '',
        'GET /ovens List ovens',
        '  breaking    Query parameter limit: required now',
        '',
      ].join('\n'),
    );
  });

  test('descriptions without differences say so', () => {
    expect(diff({ after: 'old.json' }).output).toBe(
      'Ovens 1 → Ovens 1\nNo changes that affect API clients.\n',
    );
  });

  test('colors are for terminals only', () => {
    const sequence = '\u001B[';
    expect(diff({ isColored: true }).output).toContain(`${sequence}31mbreaking`);
    expect(diff().output).not.toContain(sequence);
  });

  test('Markdown has a heading for each operation', () => {
    expect(diff({ format: 'markdown' }).output).toBe(
      `${[
        '## Ovens 1 → Ovens 2',
        '**1 breaking**',
        '### `GET /ovens` List ovens',
        '- **breaking:** Query parameter `limit`: required now',
      ].join('\n\n')}\n`,
    );
  });

  test('JSON lists each change with what it concerns', () => {
    expect(JSON.parse(diff({ format: 'json' }).output)).toEqual({
      before: { title: 'Ovens', version: '1' },
      after: { title: 'Ovens', version: '2' },
      counts: { breaking: 1, mayBreak: 0, safe: 0 },
      changes: [
        {
          level: 'breaking',
          rule: 'becameRequired',
          operations: [{ method: 'GET', path: '/ovens' }],
          places: [{ kind: 'query', name: 'limit' }],
          path: '',
          text: 'Query parameter limit: required now',
        },
      ],
    });
  });

  test('breaking changes fail only if wanted', () => {
    expect(diff().isFailure).toBe(false);
    expect(diff({ failOn: 'breaking' }).isFailure).toBe(true);
    const back = { before: 'new.yaml', after: 'old.json' };
    expect(diff({ ...back, failOn: 'may-break' }).isFailure).toBe(false);
  });

  test('a folder is a mistake like a missing file', () => {
    expect(() => diff({ after: '.' })).toThrow('The API description is not a file.');
  });

  test('mistakes of both descriptions are reported with their files', () => {
    const missing = join(folder, 'missing.json');
    const broken = join(folder, 'broken.json');
    expect(() => diff({ before: 'missing.json', after: 'broken.json' })).toThrow(
      `${broken}\n  1:15  #/openapi: OpenAPI 9.0.0 is not supported.`,
    );
    expect(() => diff({ after: 'parts' })).toThrow('The API description is not a file.');
    expect(() => diff({ before: 'missing.json' })).toThrow(
      `${missing}\n  The API description does not exist.\n    The path is relative to the current folder.`,
    );
  });
});
