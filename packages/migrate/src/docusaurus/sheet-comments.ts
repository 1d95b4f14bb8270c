/** A style sheet in CSS, Sass or Less without its comments, which may speak of rules or hold some that are switched off. */
export function withoutComments(sheet: string): string {
  return sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}
