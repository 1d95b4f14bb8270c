/** Removes the comments of a style sheet in CSS, Sass or Less, since they may mention rules or contain disabled ones. */
export function withoutComments(sheet: string): string {
  return sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}
