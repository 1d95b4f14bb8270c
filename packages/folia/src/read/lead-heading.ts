/** What begins a block other than a paragraph, so that a line of `=` below it makes no heading. */
const OTHER_BLOCK = /^ {0,3}(?:[-*+>#|]|\d+[.)]|`{3}|~{3})|^(?: {4}|\t)/;
/** What may come before a title: elements, comments, pictures and boxes. */
const BESIDE_TEXT = /^ {0,3}(?:<|:{2,}|\{|\[?!\[)/;
const HEADING = /^ {0,3}#(?:[ \t]+(.*))?$/;
const UNDERLINE = /^ {0,3}=+[ \t]*$/;

/**
 * The source of the title of a page: a heading of level 1 before all text. It is found without parsing the page.
 * @param body the text without its frontmatter
 * @see https://spec.commonmark.org/0.31.2/#atx-headings
 * @see https://spec.commonmark.org/0.31.2/#setext-headings
 */
export function findLeadHeading(body: string): string | undefined {
  const paragraph: string[] = [];
  let isInBox = false;
  for (const line of proseLines(body)) {
    if (/^ {0,3}:{3}/.test(line)) isInBox = !/^ {0,3}:+[ \t]*$/.test(line);
    else if (paragraph.length > 0) {
      if (UNDERLINE.test(line)) return paragraph.join(' ');
      if (line.trim() === '') return undefined;
      paragraph.push(line.trim());
    } else if (!isInBox && line.trim() !== '' && !BESIDE_TEXT.test(line)) {
      const heading = HEADING.exec(line);
      if (heading) return heading[1]?.replace(/(?:^|[ \t])#+[ \t]*$/, '').trim();
      if (OTHER_BLOCK.test(line)) return undefined;
      paragraph.push(line.trim());
    }
  }
  return undefined;
}

/** The text of the title of a page. It is found without parsing the page, so markup that is not understood here stays. */
export function leadHeadingText(body: string): string | undefined {
  return findLeadHeading(body)
    ?.replace(/\s*(?:\{#[^}]+\}|<!--.*-->|\{\/\*.*\*\/\})\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]+/g, '')
    .trim();
}

/** The lines of the body apart from module code of MDX, which ends at a blank line. */
function* proseLines(body: string): Generator<string> {
  let isCode = false;
  let isAfterBlank = true;
  for (const line of linesOf(body)) {
    const isBlank = line.trim() === '';
    isCode = !isBlank && (isCode || (isAfterBlank && /^(?:import|export)\b/.test(line)));
    if (!isCode) yield line;
    isAfterBlank = isBlank;
  }
}

/** The lines of a text, one after the other: a title is in the first ones, and pages are long. */
function* linesOf(text: string): Generator<string> {
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    yield text.slice(start, text[end - 1] === '\r' ? end - 1 : end);
    start = end + 1;
  }
}
