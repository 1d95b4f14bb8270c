import { describe, expect, test } from 'vitest';
import type { SidebarCategory, SidebarItem } from './shell-data.ts';
import {
  containsHref,
  countEntries,
  cutList,
  findActive,
  firstHref,
  MAX_LIST_ENTRIES,
  neighborhood,
  sidebarWindow,
} from './sidebar-window.ts';

function link(href: string): SidebarItem {
  return { kind: 'link', label: href, href };
}

function links(folder: string, count: number): SidebarItem[] {
  return Array.from({ length: count }, (_, index) => link(`/${folder}/${index}`));
}

function category(label: string, items: SidebarItem[], href?: string): SidebarCategory {
  return { kind: 'category', label, href, items, collapsible: true, collapsed: true };
}

/** A sidebar as lines: links by URL, categories with their entries below, gaps with their count. */
function outline(items: SidebarItem[], indent = ''): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'html') return [`${indent}html`];
    if (item.kind === 'gap') return [`${indent}... ${item.count} from ${item.href}`];
    if (item.kind === 'link') return [indent + item.href];
    const head = `${indent}${item.label}${item.pruned ? ` (pruned, to ${item.href})` : ''}`;
    return [head, ...outline(item.items, `${indent}  `)];
  });
}

describe('sidebarWindow: the part of a sidebar in a document', () => {
  test('up to the limit, it is the whole sidebar', () => {
    const items = [link('/welcome'), category('Herbs', links('herbs', 3))];
    expect(sidebarWindow(items, '/herbs/1', 5)).toBe(items);
  });

  test('above it, the branch of the page is open and other categories are closed and empty', () => {
    const items = [
      link('/welcome'),
      category('Herbs', links('herbs', 3)),
      category('Trees', links('trees', 3)),
    ];
    expect(outline(sidebarWindow(items, '/herbs/1', 5))).toEqual([
      '/welcome',
      'Herbs',
      '  /herbs/0',
      '  /herbs/1',
      '  /herbs/2',
      'Trees (pruned, to /trees/0)',
    ]);
  });

  test('a category in the open branch without the page is closed, too', () => {
    const items = [
      category('Trees', [
        category('Apples', links('apples', 2)),
        category('Pears', links('pears', 2)),
      ]),
      category('Herbs', links('herbs', 3)),
    ];
    expect(outline(sidebarWindow(items, '/pears/1', 4))).toEqual([
      'Trees',
      '  Apples (pruned, to /apples/0)',
      '  Pears',
      '    /pears/0',
      '    /pears/1',
      'Herbs (pruned, to /herbs/0)',
    ]);
  });

  test('a closed category links to its own page if it has one', () => {
    const items = [category('Herbs', links('herbs', 3), '/herbs'), ...links('other', 3)];
    expect(outline(sidebarWindow(items, '/other/1', 5))[0]).toBe('Herbs (pruned, to /herbs)');
  });

  test('a category is open on its own page', () => {
    const items = [category('Herbs', links('herbs', 3), '/herbs'), ...links('other', 3)];
    expect(outline(sidebarWindow(items, '/herbs', 5)).slice(0, 2)).toEqual(['Herbs', '  /herbs/0']);
  });

  test('a long list is cut to the neighborhood of the page', () => {
    const lines = outline(sidebarWindow(links('beds', 300), '/beds/150'));
    const shown = lines.slice(1, -1);
    const first = 150 - Math.floor(shown.length / 2);
    const behind = first + shown.length;
    expect(lines).toEqual([
      `... ${first} from /beds/${first - 1}`,
      ...shown.map((_, index) => `/beds/${first + index}`),
      `... ${300 - behind} from /beds/${behind}`,
    ]);
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.length).toBeLessThan(150);
  });

  test('near the ends of a long list, as many entries are shown as in its middle', () => {
    const [middle, start, end] = [150, 0, 299].map((active) =>
      outline(sidebarWindow(links('beds', 300), `/beds/${active}`)),
    );
    expect(start?.[0]).toBe('/beds/0');
    expect(end?.at(-1)).toBe('/beds/299');
    const linksOf = (lines: string[] = []) => lines.filter((line) => line.startsWith('/')).length;
    expect([linksOf(start), linksOf(end)]).toEqual([linksOf(middle), linksOf(middle)]);
  });

  test('on a page outside the sidebar, a long list is cut to its start', () => {
    expect(outline(sidebarWindow(links('beds', 300), '/elsewhere'))[0]).toBe('/beds/0');
  });

  test('a long list in the open branch is cut, too', () => {
    const items = [category('Beds', links('beds', 300)), category('Trees', links('trees', 3))];
    const lines = outline(sidebarWindow(items, '/beds/1'));
    expect(lines.slice(0, 3)).toEqual(['Beds', '  /beds/0', '  /beds/1']);
    expect(lines.at(-2)).toMatch(/^ {2}\.\.\. \d+ from \/beds\/\d+$/);
    expect(lines.at(-1)).toBe('Trees (pruned, to /trees/0)');
  });

  test('a short list is complete even above the limit', () => {
    const items = [category('Beds', links('beds', 20)), category('Trees', links('trees', 300))];
    expect(outline(sidebarWindow(items, '/beds/1'))).toHaveLength(22);
  });

  test('the input is not modified', () => {
    const items = [category('Beds', links('beds', 20)), category('Trees', links('trees', 20))];
    const before = structuredClone(items);
    sidebarWindow(items, '/beds/1', 4);
    expect(items).toEqual(before);
  });
});

describe('reading a sidebar', () => {
  const trees = category('Trees', [
    { kind: 'html', html: '<hr>' },
    category('Apples', links('apples', 2)),
  ]);

  test('countEntries counts nested entries and the categories themselves', () => {
    expect(countEntries([link('/welcome'), trees])).toBe(6);
  });

  test('firstHref is the first URL in reading order', () => {
    expect(firstHref(trees)).toBe('/apples/0');
    expect(firstHref(category('Trees', [trees], '/trees'))).toBe('/trees');
    expect(firstHref(category('Nothing', []))).toBeUndefined();
  });

  test('containsHref finds a page in a nested category, but no missing page', () => {
    expect(containsHref(trees, '/apples/1')).toBe(true);
    expect(containsHref(trees, '/apples')).toBe(false);
  });

  test('a gap does not contain any of the pages it represents', () => {
    expect(containsHref({ kind: 'gap', count: 3, href: '/apples/1' }, '/apples/1')).toBe(false);
  });
});

describe('the part of a long list that a live shell renders', () => {
  const pages = links('pages', 3000);

  test('is the one in the document, so that going live changes no entry', () => {
    const active = findActive(pages, '/pages/1500');
    expect(active).toBe(1500);
    expect(cutList(pages, neighborhood(pages, active))).toEqual(
      sidebarWindow(pages, '/pages/1500'),
    );
  });

  test.each([
    ['the beginning', 3, 0],
    ['the middle', 1500, 1480],
    ['the end', 2999, 2960],
    ['a page that is not listed', -1, 0],
  ])('has the same length at %s', (_, active, start) => {
    expect(neighborhood(pages, active)).toEqual({ start, end: start + MAX_LIST_ENTRIES });
  });

  test('links to the nearest entries that are left out, with their number', () => {
    expect(outline(cutList(pages, { start: 2, end: 4 }))).toEqual([
      '... 2 from /pages/1',
      '/pages/2',
      '/pages/3',
      '... 2996 from /pages/4',
    ]);
  });

  test('has no gap at an end that it reaches', () => {
    expect(cutList(pages, { start: 0, end: 3000 })).toEqual(pages);
  });
});
