import { describe, expect, test } from 'vitest';
import { isPagePath, normalizedUrl } from './navigation.ts';

const reach = { baseUrl: '/garden/', otherBases: ['/garden/ar/'], ownBases: ['/garden/'] };

describe('isPagePath: links that are shown without loading a document', () => {
  test.each([
    '/garden/',
    '/garden/docs/beds',
    '/garden/docs/beds/',
    '/garden/docs/beds.html',
    '/garden/docs/beds/index.html',
    '/garden/releases/1.2',
    '/garden/v1.0/beds',
    '/garden/arbors',
  ])('%s is a page', (pathname) => {
    expect(isPagePath(pathname, reach)).toBe(true);
  });

  test.each(['/garden/list.pdf', '/garden/img/plan.png', '/shop', '/garden-2/docs/beds'])(
    '%s is not a page',
    (pathname) => {
      expect(isPagePath(pathname, reach)).toBe(false);
    },
  );

  test.each(['/garden/ar', '/garden/ar/', '/garden/ar/docs/beds'])(
    '%s belongs to another locale',
    (pathname) => {
      expect(isPagePath(pathname, reach)).toBe(false);
    },
  );
});

describe('normalizedUrl: URLs of document files', () => {
  test.each([
    ['https://x.example/garden/docs/beds.html', 'https://x.example/garden/docs/beds'],
    ['https://x.example/garden/docs/beds/index.html', 'https://x.example/garden/docs/beds'],
    ['https://x.example/garden/index.html', 'https://x.example/garden/'],
    ['https://x.example/garden/a.html?b=c#d', 'https://x.example/garden/a?b=c#d'],
    ['https://x.example/garden/gr%C3%B6%C3%9Fe.html', 'https://x.example/garden/gr%C3%B6%C3%9Fe'],
  ])('%s becomes %s', (target, normalized) => {
    expect(normalizedUrl(target, reach)).toBe(normalized);
  });

  test("has the form of the site's links", () => {
    const form = { ...reach, trailingSlash: true };
    expect(normalizedUrl('https://x.example/garden/a.html#b', form)).toBe(
      'https://x.example/garden/a/#b',
    );
  });

  test.each([
    'https://x.example/garden/docs/beds',
    'https://x.example/garden/docs/beds/',
    'https://x.example/elsewhere/a.html',
    'https://x.example/garden/ar/a.html',
  ])('%s is unchanged', (target) => {
    expect(normalizedUrl(target, reach)).toBe(target);
  });
});
