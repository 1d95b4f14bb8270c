import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SidebarItem } from '../contract/shell-data.ts';
import { sidebarWindow } from '../contract/sidebar-window.ts';
import { makeSidebarWindows } from './sidebar-windows.ts';

const HREFS = Array.from({ length: 40 }, (_, index) => `/beds/${index}`);

const href = fc.constantFrom(...HREFS);
const link = href.map((to): SidebarItem => ({ kind: 'link', label: to, href: to }));
const { item } = fc.letrec<{ item: SidebarItem }>((tie) => ({
  item: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.oneof(link, fc.constant<SidebarItem>({ kind: 'html', html: '<hr>' })),
    fc.tuple(fc.option(href, { nil: undefined }), fc.array(tie('item'), { maxLength: 60 })).map(
      ([to, items]): SidebarItem => ({
        kind: 'category',
        label: 'Herbs',
        href: to,
        items,
        collapsible: true,
        collapsed: true,
      }),
    ),
  ),
}));

test('the windows of a sidebar are the same as those that the browser makes', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 60 }), (items) => {
      const makeWindow = makeSidebarWindows(items);
      for (const active of [...HREFS, '/elsewhere']) {
        expect(makeWindow(active)).toEqual(sidebarWindow(items, active));
      }
    }),
    { numRuns: 60 },
  );
});

test('the window of a page does not take time for the entries of other categories', () => {
  let reads = 0;
  const entryAt = (index: number): SidebarItem => ({
    kind: 'link',
    get label() {
      return `${index}`;
    },
    get href() {
      reads += 1;
      return `/p/${index}`;
    },
  });
  const groups = Array.from(
    { length: 400 },
    (_, group): SidebarItem => ({
      kind: 'category',
      label: `${group}`,
      items: Array.from({ length: 50 }, (__, index) => entryAt(group * 50 + index)),
      collapsible: true,
      collapsed: true,
    }),
  );
  const makeWindow = makeSidebarWindows(groups);
  reads = 0;
  for (let page = 0; page < 100; page += 1) makeWindow(`/p/${page}`);
  expect(reads).toBeLessThan(100 * 500);
});
