import { describe, expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

describe('matchPath: patterns of React Router 5', () => {
  test.each([
    ['/docs', '/docs/rye/bake', '/docs', {}],
    ['/docs/:name', '/docs/rye/bake', '/docs/rye', { name: 'rye' }],
    ['/docs/:version?', '/docs', '/docs', { version: undefined }],
    ['/docs/:version?', '/docs/next', '/docs/next', { version: 'next' }],
    ['/docs/*', '/docs/rye/bake', '/docs/rye/bake', { 0: 'rye/bake' }],
    ['/docs/:path+', '/docs/rye/bake', '/docs/rye/bake', { path: 'rye/bake' }],
    ['/docs/:path*', '/docs', '/docs', { path: undefined }],
    ['/:year(\\d+)-:month', '/2026-11', '/2026-11', { year: '2026', month: '11' }],
    ['/(en|de)/:file.:type', '/de/rye.md', '/de/rye.md', { 0: 'de', file: 'rye', type: 'md' }],
    ['/:a?-b', '/-b', '/-b', { a: undefined }],
    ['/a\\:b', '/a:b', '/a:b', {}],
    ['/Docs.html', '/docs.html', '/docs.html', {}],
    ['/', '/docs', '/', {}],
  ])('%s fits %s', (path, pathname, url, params) => {
    const isExact = url === pathname;
    expect(matchPath(pathname, path)).toEqual({ path, url, isExact, params });
  });

  test.each([
    ['/docs', '/docsearch', {}],
    ['/docs/*', '/docs', {}],
    ['/docs/:name', '/docs', {}],
    ['/:year(\\d+)', '/rye', {}],
    ['/docs.html', '/docs-html', {}],
    ['/docs', '/docs/rye', { exact: true }],
    ['/docs/', '/docs', { exact: true, strict: true }],
    ['/Docs', '/docs', { sensitive: true }],
  ])('%s does not fit %s with %j', (path, pathname, options) => {
    expect(matchPath(pathname, { path, ...options })).toBeNull();
  });

  test('of several patterns, the first that matches counts', () => {
    const path = ['/blog/:post', '/docs/:name', '/docs/*'];
    const match = { path: '/docs/:name', url: '/docs/rye', isExact: true, params: { name: 'rye' } };
    expect(matchPath('/docs/rye', path)).toEqual(match);
    expect(matchPath('/docs/rye', { path, exact: true })).toEqual(match);
    expect(matchPath('/about', { path })).toBeNull();
  });

  test('a slash at the end belongs to an exact match', () => {
    expect(matchPath('/docs/', { path: '/docs', exact: true })).toMatchObject({ url: '/docs/' });
  });

  test('without a pattern, nothing matches', () => {
    expect(matchPath('/docs', {})).toBeNull();
  });
});
