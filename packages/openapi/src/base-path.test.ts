import { expect, test } from 'vitest';
import { getBasePath, isRelativeUrl } from './base-path.ts';
import { isAbsolute } from './builder/server-choice.ts';

test.each([
  ['https://api.example.org', ''],
  ['https://{host}:{port}/v1/', '/v1'],
  ['//example.org/a/b', '/a/b'],
  ['{protocol}://{host}:{port}', ''],
  ['{protocol}://{host}/v1', '/v1'],
  ['{server}/v1', '/v1'],
  ['/v2', '/v2'],
  ['/', ''],
])('the base path of %s is "%s"', (url, path) => {
  expect(getBasePath([{ url }])).toBe(path);
});

test.each([
  ['{origin}', 'https://api.example.org/v2/', '/v2'],
  ['{origin}/v1', 'https://api.example.org', '/v1'],
  ['{host}:80/v1', 'api.example.org', '/v1'],
  ['{base}/v1', '/api', '/api/v1'],
])('a variable at the start of %s with the default %s leads to "%s"', (url, value, path) => {
  const [, name = ''] = /\{(\w+)\}/.exec(url) ?? [];
  expect(getBasePath([{ url, variables: [{ name, default: value, enum: [] }] }])).toBe(path);
});

test('the base path is empty without a server', () => {
  expect(getBasePath([])).toBe('');
});

test.each([
  ['/v1', true],
  ['', true],
  ['https://api.example.org', false],
  ['//api.example.org', false],
  ['{server}/v1', false],
  ['mailto:api@example.org', false],
])('whether the URL of a server is relative: "%s" is %s', (url, isRelative) => {
  expect(isRelativeUrl(url)).toBe(isRelative);
  expect(isAbsolute(url)).toBe(!isRelative);
});
