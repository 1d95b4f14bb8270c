/** An `@import` at the start of a minified style sheet, and what may be before it: also comments with a license. */
const IMPORT = /^(?:\/\*.*?\*\/\s*|@import "(?:[^"\\]|\\.)*"[^;]*;|@layer [^;{]*;)/s;

/**
 * Joins style sheets. Browsers ignore an `@import` after any other rule (https://drafts.csswg.org/css-cascade/#at-import), so
 * those of all sheets come first, in the order of the sheets.
 * @param sheets minified style sheets
 */
export function joinSheets(sheets: readonly string[]): string {
  const parts = sheets.map(splitImports);
  return [...parts.map(({ imports }) => imports), ...parts.map(({ rules }) => rules)].join('');
}

/** Whether a minified style sheet imports others. */
export function hasImports(sheet: string): boolean {
  return splitImports(sheet).imports !== '';
}

function splitImports(sheet: string): { imports: string; rules: string } {
  let rules = sheet;
  let end = 0;
  let imports = '';
  let start = '';
  for (let match = IMPORT.exec(rules); match; match = IMPORT.exec(rules)) {
    const [rule] = match;
    start += rule;
    rules = rules.slice(rule.length);
    end += rule.length;
    // A declaration of the order of layers after the last import stays where it is.
    if (rule.startsWith('@import')) imports = sheet.slice(0, end);
  }
  return { imports, rules: start.slice(imports.length) + rules };
}
