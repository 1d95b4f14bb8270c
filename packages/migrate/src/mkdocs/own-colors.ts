import { asString, type Values } from '../note.ts';

/** Colors in CSS, for light and dark mode. */
type ModeColors = { light: string; dark: string };

export type OwnColors = {
  /** The color of links. */
  accent: ModeColors;
  /** The color of the bar; undefined if it is white or black. */
  bar?: string;
};

/** A rule without others inside. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
/** https://www.w3.org/TR/css-color-4/#typedef-color, without system colors and references. */
const COLOR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/a-z-]+\)|[a-z]+)$/i;

const PRIMARY = '--md-primary-fg-color';

/** What makes rules for colors apply although the palette names a color of the theme. */
const FORCED = /:root\s*>\s*\*|\[data-md-color-(?:scheme|primary)/;

/**
 * Finds the colors that style sheets of a site give to Material
 * (https://squidfunk.github.io/mkdocs-material/setup/changing-the-colors/#custom-colors).
 *
 * @param schemes the entries of `theme.palette`
 * @param isNamed whether the palette names a color of the theme
 */
export function findOwnColors(
  sheets: readonly string[],
  schemes: readonly Values[],
  isNamed: boolean,
): OwnColors | undefined {
  const found = { light: new Map<string, string>(), dark: new Map<string, string>() };
  for (const [, selector = '', body = ''] of sheets
    .map((sheet) => sheet.replace(COMMENT, ''))
    .flatMap((sheet) => [...sheet.matchAll(RULE)])) {
    if (isNamed && !FORCED.test(selector)) continue;
    const colors = isDark(selector, schemes) ? found.dark : found.light;
    for (const [, name = '', value = ''] of body.matchAll(/(--md-[\w-]+)\s*:\s*([^;]+)/g))
      if (COLOR.test(value.trim())) colors.set(name, value.trim());
  }
  const [light, dark] = [found.light, found.dark].map(linkColor);
  const [accent, other] = [light ?? dark, dark ?? light];
  const bar = found.light.get(PRIMARY) ?? found.dark.get(PRIMARY);
  if (accent === undefined || other === undefined) return undefined;
  const hasBar = bar !== undefined && !isGray(bar);
  return { accent: { light: accent, dark: other }, ...(hasBar ? { bar } : {}) };
}

function linkColor(colors: ReadonlyMap<string, string>): string | undefined {
  const primary = colors.get(PRIMARY);
  return colors.get('--md-typeset-a-color') ?? (primary && !isGray(primary) ? primary : undefined);
}

/** Whether a selector is for the scheme of the dark mode. */
function isDark(selector: string, schemes: readonly Values[]): boolean {
  const [, name] = /\[data-md-color-scheme=["']?([\w-]+)/.exec(selector) ?? [];
  if (name === undefined) return false;
  const media = schemes.find((scheme) => scheme['scheme'] === name)?.['media'];
  return name === 'slate' || (asString(media)?.includes('dark') ?? false);
}

/** Whether a color is nearly white or black, so that links cannot have it. */
function isGray(color: string): boolean {
  const [, hex] = /^#([\da-f]+)$/i.exec(color) ?? [];
  if (hex === undefined) return /^(?:white|black)$/i.test(color);
  const width = hex.length < 6 ? 1 : 2;
  const channels = [0, 1, 2].map((index) => {
    const digits = hex.slice(index * width, (index + 1) * width);
    return Number.parseInt(width === 1 ? digits + digits : digits, 16);
  });
  return channels.every((value) => value > 0xee) || channels.every((value) => value < 0x22);
}
