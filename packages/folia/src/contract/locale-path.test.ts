import { expect, test } from 'vitest';
import { pathInLocale } from './locale-path.ts';

const LOCALES = [{ baseUrl: '/harbor/' }, { baseUrl: '/harbor/ar/' }];

test.each([
  ['/harbor/docs/tides', 'docs/tides'],
  ['/harbor/ar/docs/tides', 'docs/tides'],
  ['/harbor/docs/tides/', 'docs/tides/'],
  ['/harbor/', ''],
  ['/harbor', ''],
  ['/harbor/ar', ''],
  ['/harbor/arbor', 'arbor'],
  ['/harbor/%E0%A4%A', '%E0%A4%A'],
  ['/elsewhere', ''],
])('%s relative to its locale is "%s"', (pathname, path) => {
  expect(pathInLocale(pathname, LOCALES)).toBe(path);
});

test('joined to a base path, it never becomes the URL of another host', () => {
  const path = pathInLocale('//thief.example/page', [{ baseUrl: '/' }]);
  expect(new URL(`/${path}`, 'https://harbor.example').host).toBe('harbor.example');
});
