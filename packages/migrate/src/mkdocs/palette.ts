import { asString, type Converted, type Note, type Values } from '../note.ts';
import { findOwnColors } from './own-colors.ts';

/** Style sheet with the colors of a palette in the new folder. */
export const COLORS_FILE = 'theme-colors.css';

type Color = { lightness: number; chroma: number; hue: number };

/** The primary colors (https://squidfunk.github.io/mkdocs-material/setup/changing-the-colors/#primary-color) in OKLCH. */
const COLORS = new Map<string, Color>(
  Object.entries({
    red: [0.66, 0.19, 25],
    pink: [0.61, 0.229, 10],
    purple: [0.58, 0.195, 321],
    'deep purple': [0.55, 0.163, 298],
    indigo: [0.48, 0.159, 272],
    blue: [0.65, 0.171, 250],
    'light blue': [0.69, 0.157, 240],
    cyan: [0.73, 0.127, 211],
    teal: [0.6, 0.107, 182],
    green: [0.67, 0.162, 144],
    'light green': [0.75, 0.162, 131],
    lime: [0.85, 0.178, 116],
    yellow: [0.93, 0.18, 103],
    amber: [0.84, 0.172, 85],
    orange: [0.8, 0.164, 70],
    'deep orange': [0.71, 0.187, 37],
    brown: [0.49, 0.051, 41],
    grey: [0.56, 0, 90],
    'blue grey': [0.52, 0.034, 227],
  }).map(([name, [lightness = 0, chroma = 0, hue = 0]]) => [name, { lightness, chroma, hue }]),
);

/** The primary color of palettes that name none, and the color of links beside a black or white bar. */
const DEFAULT = 'indigo';

/** With these lightnesses, colors of every hue have a contrast of at least 4.5 : 1 to the surfaces of the engine. */
const MOST_ON_LIGHT = 0.475;
const LEAST_ON_DARK = 0.74;

/**
 * The colors of links and of the bar from a palette of Material and from the site's own style sheets, each as dark or light as
 * text needs.
 *
 * @param schemes the entries of `theme.palette`
 * @param sheets texts of the site's style sheets
 * @returns the text of a style sheet
 */
export function convertColors(
  schemes: Values[],
  sheets: readonly string[],
): Converted<string | undefined> {
  const names = schemes.map((scheme) => asString(scheme['scheme']) ?? 'default');
  const primaries = schemes.map((scheme) => asString(scheme['primary']));
  const isOwn =
    names.some((name) => name !== 'default' && name !== 'slate') || primaries.includes('custom');
  const { own, unread } = findOwnColors(sheets, schemes, !isOwn);
  const unreadNotes = unread.map(
    (declaration): Note => ({
      group: 'theme',
      outcome: 'dropped',
      key: `extra_css "${declaration}"`,
      text: 'Its color is not in the style sheets. Set "--accent" in one of customCss.',
    }),
  );
  if (own) {
    const { accent, bar } = own;
    const [light, dark] = [shadesOfOwn(accent.light), shadesOfOwn(accent.dark)];
    const value = printColors(light, dark, bar === undefined ? undefined : shadesOfOwn(bar));
    return { value, notes: [...colorNotes(schemes), ...unreadNotes] };
  }
  if (isOwn) {
    const text =
      'The site\'s own colors are in its style sheets. Set "--accent" in one of customCss.';
    const note = {
      group: 'theme',
      outcome: 'dropped',
      key: 'theme.palette.primary',
      text,
    } as const;
    return { value: undefined, notes: [note, ...unreadNotes] };
  }
  const primaryOf = (isDark: boolean) =>
    primaries[names.findIndex((name) => (name === 'slate') === isDark)];
  const given = primaryOf(false) ?? primaryOf(true) ?? DEFAULT;
  const light = shadesOf(colorOf(given));
  const dark = shadesOf(colorOf(primaryOf(true) ?? given));
  return {
    value: printColors(light, dark, light),
    notes: [...colorNotes(schemes), ...unreadNotes],
  };
}

function colorNotes(schemes: Values[]): Note[] {
  const hasAccent = schemes.some((scheme) => scheme['accent'] !== undefined);
  const accent: Note = {
    group: 'theme',
    outcome: 'dropped',
    key: 'theme.palette.accent',
    text: 'Elements under the pointer have the color of links.',
  };
  return [
    {
      group: 'theme',
      outcome: 'changed',
      key: 'theme.palette.primary',
      text: `Links and the bar have the color, as dark or light as text needs: ${COLORS_FILE}.`,
    },
    ...(hasAccent ? [accent] : []),
  ];
}

function colorOf(name: string): Color {
  return COLORS.get(name) ?? COLORS.get(DEFAULT) ?? { lightness: 0, chroma: 0, hue: 0 };
}

/** The shades of a color, in CSS. */
type Shades = {
  /** With another lightness, and a chroma of no more than `most`. */
  at: (lightness: number, most: number) => string;
  /** As dark as text on light surfaces needs. */
  onLight: string;
  /** As light as text on dark surfaces needs. */
  onDark: string;
};

function shadesOf(color: Color): Shades {
  const { lightness, chroma } = color;
  return {
    at: (other, most) => printColor({ ...color, lightness: other, chroma: Math.min(chroma, most) }),
    onLight: printColor({ ...color, lightness: Math.min(lightness, MOST_ON_LIGHT) }),
    onDark: printColor({ ...color, lightness: Math.max(lightness, LEAST_ON_DARK) }),
  };
}

/** Shades of a color in CSS, relative to it (https://www.w3.org/TR/css-color-5/#relative-colors). A build computes them. */
function shadesOfOwn(color: string): Shades {
  return {
    at: (lightness, most) => `oklch(from ${color} ${lightness} min(c, ${most}) h)`,
    onLight: `oklch(from ${color} min(l, ${MOST_ON_LIGHT}) c h)`,
    onDark: `oklch(from ${color} max(l, ${LEAST_ON_DARK}) c h)`,
  };
}

/** @param bar the color of the bar, if it has one */
function printColors(light: Shades, dark: Shades, bar: Shades | undefined): string {
  const links = `:root {
  --accent: light-dark(${light.onLight}, ${dark.onDark});
  --accent-wash: light-dark(${light.at(0.945, 0.03)}, ${dark.at(0.29, 0.045)});
}
`;
  if (bar === undefined) return links;
  return `${links}
.navbar-primary {
  --ink-muted: ${bar.at(0.93, 0.015)};
  --accent: ${bar.at(0.9, 0.09)};
  --surface-hover: ${bar.at(0.35, 0.11)};

  background: ${bar.at(0.42, 0.14)};
}
`;
}

function printColor({ lightness, chroma, hue }: Color): string {
  return `oklch(${lightness} ${chroma} ${hue})`;
}
