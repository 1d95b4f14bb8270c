import type { NavbarItem, PictureSize, ShellData } from '../contract/shell-data.ts';

/** Widths of windows in em from which an item may be in the bar; `navbar-more.css` has a rule for each. */
const TIERS = [74, 80, 86, 92, 98];
/** No window has room for the item. */
const NEVER = 999;
/** The narrowest window with a bar, in em. In narrower ones, all items are in the menu. */
const NARROWEST = 62.25;

/** Sizes of the bar in pixels at the default text size, as in `navbar.css`. Estimates err on the large side. */
const EM = 16;
const LETTER = 8.2;
const WIDE_LETTER = 16;
const BRAND_LETTER = 10.5;
const PADDING = 26;
const TIGHT_PADDING = 17;
const TIGHT_BELOW = 80;
const GAP = 4.5;
const ARROW = 16;
const LOGO_HEIGHT = 28;
const LOGO_GAP = 12;
const BUTTON = 47;
const SEARCH_BOX = 175;
/** Gutters, and gaps between the parts of the bar. */
const EDGES = 68 + 17 * 4;
const WIDEST = 92 * 17;
const SEARCH_ICON_UNTIL = 73.75;
const MAX_BRAND = 400;

type Bar = Pick<ShellData['navbar'], 'items' | 'title'> & {
  /** Width of the logo in pixels; undefined if there is none. */
  logo?: number;
  hasSearch: boolean;
  hasSwitch: boolean;
  /** Name of the language of the shell. */
  language: string;
  /** Label of the list of further items. */
  more: string;
};

/**
 * Decides for each link of the bar how wide a window has to be to show it there. The width of text is estimated by its
 * letters, so that documents are the same for all readers and nothing moves once they are shown. Lists and other items
 * always stay.
 */
export function placeNavbarItems(bar: Bar): NavbarItem[] {
  const links = bar.items.filter((item) => item.kind === 'link');
  const counts = [NARROWEST, ...TIERS].map((tier) => {
    const padding = tier < TIGHT_BELOW ? TIGHT_PADDING : PADDING;
    const widths = links.map(
      ({ label, external }) => entryWidth(label, external) - PADDING + padding,
    );
    return countFitting(widths, roomIn(tier, bar), bar);
  });
  // What fits a window has to fit all wider ones.
  const fitting = counts.map((_, index) => Math.min(...counts.slice(index)));
  const placed = links.map((link, position) => {
    const index = fitting.findIndex((count) => position < count);
    const from = index === -1 ? NEVER : (TIERS[index - 1] ?? 0);
    return { link, from, moved: { ...link, placement: `from-${from}` } };
  });
  const moved = placed.filter(({ from }) => from > 0);
  const items = bar.items.map((item) => moved.find(({ link }) => link === item)?.moved ?? item);
  if (moved.length === 0) return items;
  const more: NavbarItem = {
    kind: 'dropdown',
    label: bar.more,
    position: 'left',
    placement: `more until-${Math.max(...moved.map(({ from }) => from))}`,
    items: moved.map((one) => one.moved),
  };
  return [...items, more];
}

/** The width of a logo in the bar, in pixels. A logo of unknown size counts as square. */
export function logoWidth(size: PictureSize = { width: 1, height: 1 }): number {
  return (LOGO_HEIGHT * size.width) / size.height;
}

/** How many of the first links fit, with the list of the others if there are any. */
function countFitting(widths: number[], room: number, { more }: Bar): number {
  const sumOf = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width, 0);
  if (sumOf(widths.length) <= room) return widths.length;
  const left = room - entryWidth(more, true);
  const counts = widths.map((_, index) => index).filter((count) => sumOf(count) <= left);
  return Math.max(0, ...counts);
}

/** The room for links in a window, in pixels. */
function roomIn(tier: number, bar: Bar): number {
  const { items, logo, title, hasSearch, hasSwitch, language } = bar;
  const picture = logo === undefined ? 0 : logo + LOGO_GAP;
  const brand = Math.min(MAX_BRAND, picture + textWidth(title) * (BRAND_LETTER / LETTER));
  const search = tier > SEARCH_ICON_UNTIL ? SEARCH_BOX : BUTTON;
  const others = items.map((item) => fixedWidth(item, language)).reduce((sum, one) => sum + one, 0);
  const parts = brand + (hasSearch ? search : 0) + (hasSwitch ? BUTTON : 0) + others;
  return Math.min(tier * EM, WIDEST) - EDGES - parts;
}

/** The width of an item that always stays in the bar. */
function fixedWidth(item: NavbarItem, language: string): number {
  switch (item.kind) {
    case 'link':
    case 'search':
      return 0;
    case 'dropdown':
      return entryWidth(item.label, true);
    case 'locales':
      return entryWidth(language, true);
    case 'html':
      return textWidth(item.html.replace(/<[^>]*>/g, '')) + PADDING + GAP + EM;
    case 'versions':
    case 'docsVersions':
      return Math.max(0, ...item.versions.map(({ label }) => entryWidth(label, true)));
    case 'custom':
      return 4 * BUTTON;
  }
}

function entryWidth(label: string, hasArrow: boolean): number {
  return textWidth(label) + PADDING + GAP + (hasArrow ? ARROW : 0);
}

/** The letters of Chinese, Japanese and Korean are about twice as wide. */
function textWidth(text: string): number {
  const wide = text.match(/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g);
  const count = wide?.length ?? 0;
  return ([...text].length - count) * LETTER + count * WIDE_LETTER;
}
