import { expect, test } from 'vitest';
import { basePathOf } from './base-path.ts';

test.each([
  ['https://api.example.org', ''],
  ['https://{host}:{port}/v1/', '/v1'],
  ['//example.org/a/b', '/a/b'],
  ['/v2', '/v2'],
  ['/', ''],
])('before the paths of %s stands "%s"', (url, path) => {
  expect(basePathOf([{ url }])).toBe(path);
});

test('without a server nothing stands before them', () => {
  expect(basePathOf([])).toBe('');
});
