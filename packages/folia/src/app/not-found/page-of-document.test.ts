import { expect, test } from 'vitest';
import type { KnownPage } from './nearest-pages.ts';
import { findPageOfDocument } from './page-of-document.ts';

const PAGES: KnownPage[] = [
  ['/sky/', 'Home'],
  ['/sky/guide/moon/', 'Moon'],
  ['/sky/guide/größe', 'Size'],
];

test.each([
  ['/sky/guide/moon.html', '/sky/guide/moon/'],
  ['/sky/guide/moon/index.html', '/sky/guide/moon/'],
  ['/sky/guide/gr%C3%B6%C3%9Fe.html', '/sky/guide/größe'],
  ['/sky/index.html', '/sky/'],
  ['/sky/guide/moon', undefined],
  ['/sky/guide/moon/', undefined],
  ['/sky/guide/mars.html', undefined],
  ['/sky/%E0%A4%A.html', undefined],
])('%s means the page %s', (pathname, page) => {
  expect(findPageOfDocument(pathname, PAGES)).toBe(page);
});
