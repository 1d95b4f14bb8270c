import { describe, expect, test } from 'vitest';
import {
  pathToRoute,
  routeToDocumentFile,
  routeToHref,
  routeToPageFile,
  uncheckedHref,
  withBase,
  withoutBase,
} from './address.ts';

const BASES = ['/', '/bakery/', '/shops/bakery/'];
const ROUTES = ['/', '/breads', '/breads/rye', '/FAQ', '/breads/index-of-flours', '/v1.2'];

describe('routeToHref: the link to a route', () => {
  test('without base path, the link is the route', () => {
    expect(routeToHref('/breads/rye', { baseUrl: '/' })).toBe('/breads/rye');
  });

  test('the base path is prepended', () => {
    expect(routeToHref('/breads/rye', { baseUrl: '/bakery/' })).toBe('/bakery/breads/rye');
  });

  test('a trailing slash is added if the config requires it', () => {
    const form = { baseUrl: '/bakery/', trailingSlash: true };
    expect(routeToHref('/breads/rye', form)).toBe('/bakery/breads/rye/');
  });

  test('the root is the base path, without a second slash', () => {
    expect(routeToHref('/', { baseUrl: '/bakery/', trailingSlash: true })).toBe('/bakery/');
    expect(routeToHref('/', { baseUrl: '/', trailingSlash: false })).toBe('/');
  });
});

describe('withBase: a path from the root of the site', () => {
  test('accepts a path with or without a leading slash', () => {
    expect(withBase('/oven.svg', '/bakery/')).toBe('/bakery/oven.svg');
    expect(withBase('oven.svg', '/bakery/')).toBe('/bakery/oven.svg');
  });
});

describe('pathToRoute: the route of a path', () => {
  test('removes .html', () => {
    expect(pathToRoute('/breads/rye.html', '/')).toBe('/breads/rye');
  });

  test('removes /index.html', () => {
    expect(pathToRoute('/breads/index.html', '/')).toBe('/breads');
    expect(pathToRoute('/index.html', '/')).toBe('/');
    expect(pathToRoute('/bakery/index.html', '/bakery/')).toBe('/');
  });

  test('keeps a name that only ends in "index"', () => {
    expect(pathToRoute('/breads/flour-index.html', '/')).toBe('/breads/flour-index');
  });

  test('removes a trailing slash', () => {
    expect(pathToRoute('/breads/rye/', '/')).toBe('/breads/rye');
    expect(pathToRoute('/breads/rye//', '/')).toBe('/breads/rye');
  });

  test('the base path with or without its slash is the root', () => {
    expect(pathToRoute('/bakery/', '/bakery/')).toBe('/');
    expect(pathToRoute('/bakery', '/bakery/')).toBe('/');
  });

  test('a path outside the base path has no route', () => {
    expect(pathToRoute('/butcher/ham', '/bakery/')).toBeUndefined();
    expect(pathToRoute('/bakery-2/rye', '/bakery/')).toBeUndefined();
  });

  test('percent-encoded letters are decoded', () => {
    expect(pathToRoute('/breads/br%C3%B6tchen', '/')).toBe('/breads/brötchen');
  });

  test('a malformed encoding is kept', () => {
    expect(pathToRoute('/breads/100%25-rye%', '/')).toBe('/breads/100%25-rye%');
  });

  test.each(BASES)('converts each link back to its route, below %s', (baseUrl) => {
    for (const trailingSlash of [undefined, true, false]) {
      const links = ROUTES.map((route) => routeToHref(route, { baseUrl, trailingSlash }));
      expect(links.map((href) => pathToRoute(href, baseUrl))).toEqual(ROUTES);
    }
  });

  test.each(BASES)('converts each document back to its route, below %s', (baseUrl) => {
    for (const trailingSlash of [undefined, true, false]) {
      const files = ROUTES.map((route) => routeToDocumentFile(route, trailingSlash));
      expect(files.map((file) => pathToRoute(withBase(file, baseUrl), baseUrl))).toEqual(ROUTES);
    }
  });
});

describe('the files of a route for each value of trailingSlash', () => {
  test('undefined or true: a folder with an index', () => {
    expect(routeToDocumentFile('/breads/rye', undefined)).toBe('breads/rye/index.html');
    expect(routeToDocumentFile('/breads/rye', true)).toBe('breads/rye/index.html');
  });

  test('false: a file with its name', () => {
    expect(routeToDocumentFile('/breads/rye', false)).toBe('breads/rye.html');
  });

  test('the root is index.html for each value', () => {
    expect([undefined, true, false].map((form) => routeToDocumentFile('/', form))).toEqual([
      'index.html',
      'index.html',
      'index.html',
    ]);
  });

  test('page data is next to the document', () => {
    expect(routeToPageFile('/breads/rye', undefined)).toBe('breads/rye/index.page.json');
    expect(routeToPageFile('/breads/rye', false)).toBe('breads/rye.page.json');
    expect(routeToPageFile('/', false)).toBe('index.page.json');
  });
});

describe('withoutBase', () => {
  const form = { baseUrl: '/breads/de/', siteBaseUrl: '/breads/' };
  const none = () => false;

  test('removes the base path of the language or of the site, and keeps query and fragment', () => {
    expect(withoutBase('/breads/de/rye?a#b', form, none)).toBe('/rye?a#b');
    expect(withoutBase('/breads/rye', form, none)).toBe('/rye');
    expect(withoutBase('/breads', form, none)).toBe('/');
  });

  test('keeps other paths, and paths that exist below the base path', () => {
    expect(withoutBase('/breadsticks', form, none)).toBe('/breadsticks');
    expect(withoutBase('/rye', { baseUrl: '/' }, none)).toBe('/rye');
    expect(withoutBase('/breads/rye#b', form, (path) => path === '/breads/rye')).toBe(
      '/breads/rye#b',
    );
  });
});

describe('uncheckedHref', () => {
  test('a pathname:// link gets the base path once', () => {
    expect(uncheckedHref('pathname:///till', { baseUrl: '/breads/' })).toBe('/breads/till');
    expect(uncheckedHref('pathname:///breads/till', { baseUrl: '/breads/' })).toBe('/breads/till');
    expect(uncheckedHref('pathname:///till', { baseUrl: '/' })).toBe('/till');
    expect(uncheckedHref('/till', { baseUrl: '/breads/' })).toBeUndefined();
  });

  test('a file is not below the base path of a language', () => {
    const address = { baseUrl: '/breads/de/', siteBaseUrl: '/breads/' };
    expect(uncheckedHref('pathname:///till', address)).toBe('/breads/till');
    expect(uncheckedHref('pathname:///breads/de/till', address)).toBe('/breads/de/till');
  });
});
