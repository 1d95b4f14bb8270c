import { expect, test } from 'vitest';
import { getBasePath } from './base-path.ts';

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
