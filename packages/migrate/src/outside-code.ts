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
  for (const { start, end } of hiddenRanges(text)) {
    if (start < position) continue;
    const code = text.slice(start, end);
    hidden += text.slice(position, start);
    hidden += `${OPEN}${codes.length}${CLOSE}${'\n'.repeat(countLineBreaks(code))}`;
    codes.push(code);
    position = end;
  }
  hidden += text.slice(position);
  return map(hidden).replace(HIDDEN, (_whole, index: string, breaks: string) => {
    const code = codes[Number(index)] ?? '';
    return code + breaks.slice(countLineBreaks(code));
  });
}

/** Code in the names of link definitions, which a parser of Markdown leaves as it is. */
const NAMED_BY_CODE = /(?<=^ {0,3}\[)(?=[^[\]\n]*`)[^[\]\n]+(?=\]:)/gm;

/** Ranges of code, and of names of link definitions that contain code, which must match the names in links. */
function hiddenRanges(text: string): { start: number; end: number }[] {
  const code = codeRanges(text, 'md').map(({ start, end }) => ({
    start: start.offset,
    end: end.offset,
  }));
  const names = Array.from(text.matchAll(NAMED_BY_CODE), ({ 0: whole, index }) => ({
    start: index,
    end: index + whole.length,
  }));
  return names.length === 0 ? code : [...code, ...names].toSorted((a, b) => a.start - b.start);
}

const HIDDEN = new RegExp(`${OPEN}(\\d+)${CLOSE}(\\n*)`, 'g');

/** The 1-based line of an offset. */
export function lineAt(text: string, offset: number): number {
  return countLineBreaks(text.slice(0, offset)) + 1;
}

function countLineBreaks(text: string): number {
  return text.split('\n').length - 1;
}
