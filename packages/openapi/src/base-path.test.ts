import { expect, test } from 'vitest';
import { getBasePath, isRelativeUrl } from './base-path.ts';
import { isAbsolute } from './builder/server-choice.ts';

test.each([
  ['https://api.example.org', ''],
  ['https://{host}:{port}/v1/', '/v1'],
  ['//example.org/a/b', '/a/b'],
  ['/v2', '/v2'],
  ['/', ''],
])('the base path of %s is "%s"', (url, path) => {
  expect(getBasePath([{ url }])).toBe(path);
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
