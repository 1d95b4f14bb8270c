import { expect, test } from 'vitest';
import { RETRIES } from '../contract/retries.ts';
import { integrityMap } from './integrity-map.ts';

const client = {
  entry: 'assets/client-1.js',
  search: { entry: 'assets/search-part-1.js', parts: [] },
};

test('each module has its hash, below the base path', () => {
  const integrity = { 'assets/react-1.js': 'sha256-b', 'assets/zoom-1.js': 'sha256-c' };
  expect(JSON.parse(integrityMap({ ...client, integrity }, '/garden/'))).toEqual({
    integrity: { '/garden/assets/react-1.js': 'sha256-b', '/garden/assets/zoom-1.js': 'sha256-c' },
  });
});

test('entries have their hash at the addresses of all further attempts, too', () => {
  const integrity = { 'assets/client-1.js': 'sha256-a', 'assets/search-part-1.js': 'sha256-d' };
  const map = JSON.parse(integrityMap({ ...client, integrity }, '/'));
  for (let retry = 0; retry <= RETRIES; retry += 1) {
    const suffix = '?'.repeat(retry);
    expect(map.integrity[`/assets/client-1.js${suffix}`]).toBe('sha256-a');
    expect(map.integrity[`/assets/search-part-1.js${suffix}`]).toBe('sha256-d');
  }
});

test('without hashes, there is no import map', () => {
  expect(integrityMap({ ...client, integrity: {} }, '/')).toBe('');
});
