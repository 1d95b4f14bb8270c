const ATTRIBUTE = String.raw`(?:[#.][\w:-]+|[\w-]+=(?:"[^"\n]*"|[^\s{}"]+))`;
/** Attributes at the end of a block other than a heading: https://github.com/arve0/markdown-it-attrs */
const ATTRIBUTES = new RegExp(
  String.raw`(?<![ \t])[ \t]*\{([ \t]*${ATTRIBUTE}(?:[ \t]+${ATTRIBUTE})*)[ \t]*\}[ \t]*$`,
);
/** Lines that keep their attributes in the engine: headings, and the starts of containers, which are converted before. */
const ATTRIBUTED = /^[ \t]*(?:#{1,6}[ \t]|(?:>[ \t]*)*:{3,}\w)/;
const TABLE_ROW = /^[ \t]*\|/;
/** The markers of lists and quotes at the start of a line. */
const MARKS = /^(?:[ \t]*(?:[-*+]|\d+[.)])[ \t]+|[ \t]*>[ \t]?)*[ \t]*/;

/**
 * Removes attributes at the end of blocks, which the engine has only for headings and containers. An id becomes an anchor
 * at the start of the block, so that links to it keep their target.
 * @param text without code
 */
export function keepBlockIds(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const [written, attributes] = ATTRIBUTED.test(line) ? [] : (ATTRIBUTES.exec(line) ?? []);
    if (written === undefined || attributes === undefined) {
      lines.push(line);
      continue;
    }
    const [, id] = /#([\w:-]+)/.exec(attributes) ?? [];
    const anchor = id === undefined ? '' : `<a id="${id}"></a>`;
    const rest = line.slice(0, line.length - written.length);
    const isOwnLine = rest.replace(MARKS, '') === '';
    const isAfterBlock = (lines.at(-1) ?? '').trim() !== '';
    if (!isOwnLine) lines.push(withAnchor(rest, anchor));
    else if (isAfterBlock) placeAtStart(lines, anchor);
    else lines.push(anchor);
  }
  return lines.join('\n');
}

/** Adds an anchor to the last block of the text. */
function placeAtStart(lines: string[], anchor: string): void {
  if (anchor === '') return;
  const start = lines.findLastIndex((line) => line.trim() === '') + 1;
  const first = lines[start] ?? '';
  if (TABLE_ROW.test(first)) lines.splice(start, 0, anchor, '');
  else lines[start] = withAnchor(first, anchor);
}

function withAnchor(line: string, anchor: string): string {
  const [marks = ''] = MARKS.exec(line) ?? [];
  return marks + anchor + line.slice(marks.length);
}
