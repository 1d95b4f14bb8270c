import { asString, type Values } from '../note.ts';
import { resolveReferences } from './css-references.ts';

/** Colors in CSS, for light and dark mode. */
type ModeColors = { light: string; dark: string };

export type OwnColors = {
  /** The color of links. */
  accent: ModeColors;
  /** The color of the bar; undefined if it is white or black. */
  bar?: string;
};

export type FoundColors = {
  own?: OwnColors;
  /** Declarations for links and the bar, such as `--md-primary-fg-color: var(--elsewhere)`, whose color cannot be read. */
  unread: string[];
};

/** A rule without others inside. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
/** https://www.w3.org/TR/css-color-4/#typedef-color, without system colors and references. */
const COLOR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/a-z-]+\)|[a-z]+)$/i;

const PRIMARY = '--md-primary-fg-color';
const LINK = '--md-typeset-a-color';

/** Selectors whose colors apply although the palette names a color of the theme. */
const FORCED = /:root\s*>\s*\*|\[data-md-color-(?:scheme|primary)/;

/** A selector whose custom properties the whole page inherits. */
const OF_THE_PAGE = /:root|\[data-md-color-|(?:^|,)\s*(?:html|body|\*)\s*(?:,|$)/;

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
): FoundColors {
  const found = { light: new Map<string, string>(), dark: new Map<string, string>() };
  for (const [, selector = '', body = ''] of sheets
    .map((sheet) => sheet.replace(COMMENT, ''))
    .flatMap((sheet) => [...sheet.matchAll(RULE)])) {
    const properties = isDark(selector, schemes) ? found.dark : found.light;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g))
      if (name.startsWith('--md-') ? !isNamed || FORCED.test(selector) : OF_THE_PAGE.test(selector))
        properties.set(name, value.replace(/!\s*important\s*$/, '').trim());
  }
  const [light, dark] = [
    readColors(found.light, found.light),
    readColors(found.dark, new Map([...found.light, ...found.dark])),
  ];
  const own = pickColors(light.colors, dark.colors);
  return { ...(own ? { own } : {}), unread: [...light.unread, ...dark.unread] };
}

/** @param inherited the properties that references may name */
function readColors(
  properties: ReadonlyMap<string, string>,
  inherited: ReadonlyMap<string, string>,
): { colors: Map<string, string>; unread: string[] } {
  const colors = new Map<string, string>();
  const unread: string[] = [];
  for (const [name, value] of properties) {
    const color = resolveReferences(value, inherited);
    if (COLOR.test(color)) colors.set(name, color);
    // Links that have the primary color of the palette have it in the new site, too.
    else if ([PRIMARY, LINK].includes(name) && !color.includes(PRIMARY))
      unread.push(`${name}: ${value}`);
  }
  return { colors, unread };
}

function pickColors(
  light: ReadonlyMap<string, string>,
  dark: ReadonlyMap<string, string>,
): OwnColors | undefined {
  const [onLight, onDark] = [linkColor(light), linkColor(dark)];
  const [accent, other] = [onLight ?? onDark, onDark ?? onLight];
  const bar = light.get(PRIMARY) ?? dark.get(PRIMARY);
  if (accent === undefined || other === undefined) return undefined;
  const hasBar = bar !== undefined && !isGray(bar);
  return { accent: { light: accent, dark: other }, ...(hasBar ? { bar } : {}) };
}

function linkColor(colors: ReadonlyMap<string, string>): string | undefined {
  const primary = colors.get(PRIMARY);
  return colors.get(LINK) ?? (primary && !isGray(primary) ? primary : undefined);
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
