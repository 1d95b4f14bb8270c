import type { PageText } from './page-text.ts';

/** Icons with a meaning of their own, and the characters that mean the same. */
const SIGNS: [RegExp, string][] = [
  [
    /-(?:check|check-bold|check-circle|check-all|circle-check|square-check|checkbox-marked|checkbox-marked-circle)(?:-\d+|-outline)?$/,
    '✓',
  ],
  [/-(?:close|close-thick|close-circle|close-box|x|xmark|circle-xmark)(?:-\d+|-outline)?$/, '✗'],
  [/-arrow-right(?:-\d+|-thin|-circle(?:-outline)?)?$/, '→'],
  [/-arrow-left(?:-\d+|-thin)?$/, '←'],
  [/-arrow-up(?:-\d+|-thin|-circle)?$/, '↑'],
  [/-arrow-down(?:-\d+|-thin|-circle)?$/, '↓'],
  [/-(?:alert|alert-circle|alert-outline)(?:-\d+)?$/, '⚠'],
  [/-(?:plus|plus-circle)(?:-\d+)?$/, '+'],
  [/-(?:minus|minus-circle)(?:-\d+)?$/, '−'],
  [/-(?:selection-ellipse|dots-horizontal|ellipsis)(?:-\d+)?$/, '…'],
  [/-circle-slice-[12]$/, '◔'],
  [/-circle-slice-[345]$/, '◑'],
  [/-circle-slice-[67]$/, '◕'],
  [/-(?:circle|circle-slice-8|checkbox-blank-circle)$/, '●'],
  [/-(?:circle-outline|checkbox-blank-circle-outline)$/, '○'],
  [/-star(?:-\d+)?$/, '★'],
  [/-star-outline$/, '☆'],
];

/** Source of a regular expression for the name of an icon, such as `:material-check:`. */
export const ICON = String.raw`:(?:material|fontawesome|octicons|simple)-[a-z\d_-]+:`;

/** The text for an icon. Those without a meaning of their own illustrate the words beside them, and are left out. */
export function iconText(shortcode: string, page: PageText): string {
  const sign = signOf(shortcode, page);
  if (sign !== undefined) return sign;
  page.report('icons', 'Icons that illustrate words are left out');
  return '';
}

function signOf(shortcode: string, page: PageText): string | undefined {
  const name = /^:([\w-]+):/.exec(shortcode)?.[1] ?? '';
  const sign = SIGNS.find(([pattern]) => pattern.test(name))?.[1];
  if (sign !== undefined)
    page.report('icons', `Icons that have a meaning of their own become characters (${sign})`);
  return sign;
}

const ALONE = new RegExp(`(?<=\\|[ \\t]*)${ICON}(?=[ \\t]*(?:\\||$))`, 'g');

/** The row of a table, in which an icon alone in a cell becomes its name, unless a character means the same. */
export function nameLoneIcons(row: string, page: PageText): string {
  if (!page.extensions.emoji) return row;
  return row.replace(ALONE, (shortcode) => {
    const sign = signOf(shortcode, page);
    if (sign !== undefined) return sign;
    page.report('icons', 'Icons that are alone in a cell become their names in words');
    return shortcode.replace(/^:[a-z]+-|:$/g, '').replace(/[-_]+/g, ' ');
  });
}

/** HTML in which icons with a meaning of their own become characters. */
export function signsInHtml(html: string, page: PageText): string {
  if (!page.extensions.emoji) return html;
  return html.replace(
    new RegExp(`(?<=>[^<>]*)${ICON}(?=[^<>]*<)`, 'g'),
    (shortcode) => signOf(shortcode, page) ?? shortcode,
  );
}
