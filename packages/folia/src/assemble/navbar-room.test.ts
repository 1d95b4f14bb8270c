import { describe, expect, test } from 'vitest';
import type { NavbarItem } from '../contract/shell-data.ts';
import { logoWidth, placeNavbarItems } from './navbar-room.ts';

function link(label: string): NavbarItem {
  return { kind: 'link', position: 'left', label, href: `/${label}`, external: false };
}

function place(items: NavbarItem[], title = 'Mill') {
  const bar = { logo: undefined, hasSearch: true, hasSwitch: true, language: 'English' };
  return placeNavbarItems({ items, title, more: 'More', ...bar });
}

/** The narrowest windows in which links are in the bar, in em. */
function widths(items: NavbarItem[]): (number | undefined)[] {
  const numberIn = (placement?: string) => placement && Number(placement.replace('from-', ''));
  return items.flatMap((item) =>
    item.kind === 'link' ? [numberIn(item.placement) || undefined] : [],
  );
}

const many = Array.from({ length: 20 }, (_, index) => link(`A long label ${index}`));

describe('links of the navigation bar', () => {
  test('that fit every bar stay in it', () => {
    expect(widths(place([link('Book'), link('Blog')]))).toEqual([undefined, undefined]);
  });

  test('need wider windows the later they come, and the last of very many fit none', () => {
    const placed = widths(place(many)).map((from) => from ?? 0);
    expect(placed).toEqual(placed.toSorted((one, other) => one - other));
    expect(placed[0]).toBe(0);
    expect(placed.at(-1)).toBe(999);
    expect(new Set(placed).size).toBeGreaterThan(3);
  });

  test('are in a list at the end of the bar if any window has no room for them', () => {
    const placed = place(many);
    expect(placed.at(-1)).toMatchObject({
      kind: 'dropdown',
      label: 'More',
      placement: 'more until-999',
      items: placed.filter((item) => item.kind === 'link' && item.placement),
    });
  });

  test('have less room beside a wide logo than beside a square one', () => {
    const countOf = (logo: number) => {
      const bar = {
        hasSearch: true,
        hasSwitch: true,
        language: 'English',
        title: '',
        more: 'More',
      };
      const placed = placeNavbarItems({ ...bar, items: many, logo });
      return widths(placed).filter((from) => from === undefined).length;
    };
    expect(logoWidth()).toBe(28);
    expect(countOf(logoWidth({ width: 900, height: 90 }))).toBeLessThan(countOf(logoWidth()));
  });

  test('have less room beside a long title, a list, and letters that are wide', () => {
    const countOf = (items: NavbarItem[], title?: string) =>
      widths(place(items, title)).filter((from) => from === undefined).length;
    const list: NavbarItem = { kind: 'dropdown', label: 'Seasons', position: 'right', items: [] };
    const usual = countOf(many);
    expect(countOf(many, 'The handbook of all mills')).toBeLessThan(usual);
    expect(countOf([...many, list, list])).toBeLessThan(usual);
    expect(countOf(many.map((_, index) => link(`風車の使い方${index}風車の使い`)))).toBeLessThan(
      usual,
    );
  });

  test('keep their order and properties, and other items are unchanged', () => {
    const locales: NavbarItem = { kind: 'locales', position: 'right' };
    const placed = place([...many, locales]);
    expect(placed[20]).toBe(locales);
    expect(placed[19]).toEqual({ ...many[19], placement: 'from-999' });
    expect(place([locales])).toEqual([locales]);
  });
});
