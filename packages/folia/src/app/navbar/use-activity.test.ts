import { describe, expect, test } from 'vitest';
import type { NavbarLink } from '../../contract/shell-data.ts';
import { findActive } from './use-activity.ts';

function link(href: string, more: Partial<NavbarLink> = {}): NavbarLink {
  const base = { kind: 'link', position: 'left', external: false } as const;
  return { ...base, label: href, href, activeBase: href, ...more };
}

const docs = link('/docs');
const api = link('/docs/api');
const grain = link('/docs/wheat', { activeBase: '/docs/', sidebar: 'grain' });
const machine = link('/docs/brake', { activeBase: '/docs/', sidebar: 'machine' });
const doc = link('/docs/start', { activeBase: '/docs/' });
const other = link('https://mill.example', { external: true });
const all = [other, docs, api, grain, machine, doc];

describe('the active link of the bar', () => {
  test.each([
    ['is the link to the page itself', '/docs/start', 'grain', doc],
    ['is the innermost section that contains the page', '/docs/api/oil', 'grain', api],
    ['is the first of two links to the sidebar of the page', '/docs/rye', 'grain', grain],
    ['is the second of two links to the sidebar of the page', '/docs/stones', 'machine', machine],
    ['is the section of all docs if no link has the sidebar', '/docs/rye', 'weather', docs],
    ['is none outside of all sections', '/blog', undefined, undefined],
  ])('%s', (_, href, sidebar, expected) => {
    expect(findActive(all, href, sidebar)).toBe(expected);
    expect(findActive(all.toReversed(), href, sidebar)).toBe(expected === docs ? doc : expected);
  });

  test('is not a link to another sidebar of the same docs', () => {
    expect(findActive([grain, machine], '/docs/rye', 'weather')).toBeUndefined();
  });

  test('is the link to a sidebar on a page of its docs without one', () => {
    expect(findActive([grain, machine], '/docs/tags', undefined)).toBe(grain);
  });

  test('is the link to the sidebar of the page, too, if the docs are at the root of the site', () => {
    const atRoot = [grain, machine].map((one) => ({ ...one, activeBase: undefined }));
    expect(findActive(atRoot, '/stones', 'machine')).toBe(atRoot[1]);
    expect(findActive(atRoot, '/', undefined)).toBeUndefined();
  });

  test('is none on a page that failed to load, although the sidebar of the last page remains', () => {
    expect(findActive([grain, machine], '', 'machine')).toBeUndefined();
  });
});
