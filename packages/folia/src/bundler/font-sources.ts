const FONT_FACE = /@font-face\s*\{[^}]*\}/gi;

/** A comma at the end of its list; only comments may follow it. */
const LAST_COMMA = /,(?=\s*(?:\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/\s*)*[;}])/g;

/**
 * Removes commas at the end of lists of font sources, as browsers do. The bundler of style sheets does not recognize such a
 * list, and rejects its relative URLs.
 * @see https://drafts.csswg.org/css-fonts-4/#font-face-src-parsing
 */
export function withoutLastCommas(css: string): string {
  return css.replace(FONT_FACE, (rule) => rule.replace(LAST_COMMA, ''));
}
