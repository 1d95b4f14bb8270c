import { codeRanges } from 'folia/format';

const OPEN = '\uE000';
const CLOSE = '\uE001';

/**
 * Maps Markdown as a whole, with its code blocks and inline code hidden, so that patterns may span lines. A hidden
 * part keeps its line breaks: positions in the mapped text are on the same lines as in the original.
 */
export function mapOutsideCode(text: string, map: (hidden: string) => string): string {
  const codes: string[] = [];
  let position = 0;
  let hidden = '';
  for (const { start, end } of codeRanges(text, 'md')) {
    if (start.offset < position) continue;
    const code = text.slice(start.offset, end.offset);
    hidden += text.slice(position, start.offset);
    hidden += `${OPEN}${codes.length}${CLOSE}${'\n'.repeat(countLineBreaks(code))}`;
    codes.push(code);
    position = end.offset;
  }
  hidden += text.slice(position);
  return map(hidden).replace(HIDDEN, (_whole, index: string, breaks: string) => {
    const code = codes[Number(index)] ?? '';
    return code + breaks.slice(countLineBreaks(code));
  });
}

const HIDDEN = new RegExp(`${OPEN}(\\d+)${CLOSE}(\\n*)`, 'g');

/** The 1-based line of an offset. */
export function lineAt(text: string, offset: number): number {
  return countLineBreaks(text.slice(0, offset)) + 1;
}

function countLineBreaks(text: string): number {
  return text.split('\n').length - 1;
}
