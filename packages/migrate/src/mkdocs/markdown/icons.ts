import type { PageText } from './page-text.ts';

/** Icons that mean something without their picture, and the characters that mean the same. */
const SIGNS: [RegExp, string][] = [
  [/-(?:check|check-bold|check-circle|check-all|circle-check)(?:-\d+|-outline)?$/, '✓'],
  [/-(?:close|close-thick|close-circle|x|xmark|circle-xmark)(?:-\d+|-outline)?$/, '✗'],
  [/-arrow-right(?:-\d+|-thin|-circle(?:-outline)?)?$/, '→'],
  [/-arrow-left(?:-\d+|-thin)?$/, '←'],
  [/-(?:alert|alert-circle|alert-outline)(?:-\d+)?$/, '⚠'],
  [/-(?:plus|plus-circle)(?:-\d+)?$/, '+'],
];

/** The text for an icon such as `:material-check:`. Other icons illustrate the words beside them, and are left out. */
export function iconText(shortcode: string, page: PageText): string {
  const name = /^:([\w-]+):/.exec(shortcode)?.[1] ?? '';
  const sign = SIGNS.find(([pattern]) => pattern.test(name))?.[1];
  if (sign !== undefined) {
    page.report('icons', `Icons that have a meaning of their own are characters (${sign})`);
    return sign;
  }
  page.report('icons', 'Icons that illustrate words are left out');
  return '';
}
