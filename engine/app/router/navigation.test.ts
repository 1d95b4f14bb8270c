import { describe, expect, test } from 'vitest';
import { isPagePath } from './navigation.ts';

describe('isPagePath: which links are shown without a document load (R6.1)', () => {
  test.each([
    '/garden/',
    '/garden/docs/beds',
    '/garden/docs/beds/',
    '/garden/docs/beds.html',
    '/garden/docs/beds/index.html',
    '/garden/releases/1.2',
    '/garden/v1.0/beds',
  ])('%s is a page', (pathname) => {
    expect(isPagePath(pathname, '/garden/')).toBe(true);
  });

  test.each(['/garden/list.pdf', '/garden/img/plan.png', '/shop', '/garden-2/docs/beds'])(
    '%s is none',
    (pathname) => {
      expect(isPagePath(pathname, '/garden/')).toBe(false);
    },
  );
});
