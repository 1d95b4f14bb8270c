/** What begins a block other than a paragraph, so that a line of `=` below it makes no heading. */
const OTHER_BLOCK = /^ {0,3}(?:[-*+>#|<]|\d+[.)]|`{3}|~{3}|:{3})|^(?: {4}|\t)/;

/**
 * The source of the heading of level 1 that a page begins with, possibly after the imports and exports of MDX; undefined if
 * it begins with something else. It is found without parsing the page.
 * @param body the text without its frontmatter
 * @see https://spec.commonmark.org/0.31.2/#atx-headings
 * @see https://spec.commonmark.org/0.31.2/#setext-headings
 */
export function findLeadHeading(body: string): string | undefined {
  const [first = '', ...others] = firstBlock(body);
  const [, text] = /^ {0,3}#(?:[ \t]+(.*))?$/.exec(first) ?? [];
  if (text !== undefined) return text.replace(/(?:^|[ \t])#+[ \t]*$/, '').trim();
  const underline = others.findIndex((line) => /^ {0,3}=+[ \t]*$/.test(line));
  if (underline === -1 || OTHER_BLOCK.test(first)) return undefined;
  return [first, ...others.slice(0, underline)].map((line) => line.trim()).join(' ');
}

/** The lines of the first block that is not module code of MDX, up to the next blank line. */
function firstBlock(body: string): string[] {
  const block: string[] = [];
  let isCode = false;
  for (const line of body.split(/\r?\n/)) {
    const isBlank = line.trim() === '';
    if (isBlank && block.length > 0) return block;
    if (isBlank) isCode = false;
    else if (block.length === 0 && /^(?:import|export)\b/.test(line)) isCode = true;
    else if (!isCode) block.push(line);
  }
  return block;
}
