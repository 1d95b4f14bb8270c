import { dedent, endOfIndented, isBlank } from './lines.ts';
import type { PageText, ReadBlock } from './page-text.ts';

const ITEM = /^( {0,3})([a-z]+|[A-Z]+)([.)])( +)(?=\S)/;
const ROMAN = /^(?=.)m*(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})$/i;

type Style = { type: 'a' | 'A' | 'i' | 'I'; end: string; start: number };

/**
 * Reads a list whose items have letters or Roman numerals (https://facelessuser.github.io/pymdown-extensions/extensions/fancylists/).
 * Markdown has numbers only, so it becomes HTML.
 */
export const readFancyList: ReadBlock = (lines, start, page) => {
  if (!page.extensions.fancyLists) return undefined;
  const style = styleOf(lines[start]);
  if (style === undefined) return undefined;
  const output: string[] = [];
  let end = start;
  for (let index = start; index < lines.length; ) {
    if (isBlank(lines[index])) {
      index += 1;
      continue;
    }
    if (!continues(lines[index], style)) break;
    end = endOfItem(lines, index, style);
    output.push(...printItem(lines.slice(index, end), page));
    index = end;
  }
  const first = style.start === 1 ? '' : ` start="${style.start}"`;
  return { lines: [`<ol type="${style.type}"${first}>`, ...output, '</ol>'], end };
};

/** A single letter is a letter, unless it is the Roman numeral one. */
function styleOf(line: string | undefined): Style | undefined {
  const [, , sign = '', end = '', gap = ''] = ITEM.exec(line ?? '') ?? [];
  const isLower = sign === sign.toLowerCase();
  // "A. Smith" is a name.
  if (sign === '' || (!isLower && end === '.' && gap.length < 2)) return undefined;
  const isRoman = ROMAN.test(sign) && (sign.length > 1 || /i/i.test(sign));
  if (!isRoman && sign.length > 1) return undefined;
  return isRoman
    ? { type: isLower ? 'i' : 'I', end, start: romanValue(sign) }
    : { type: isLower ? 'a' : 'A', end, start: sign.toLowerCase().charCodeAt(0) - 96 };
}

/** Whether a line begins another item of a list. */
function continues(line: string | undefined, style: Style): boolean {
  const [, , sign = '', end = ''] = ITEM.exec(line ?? '') ?? [];
  if (sign === '' || end !== style.end) return false;
  const isLower = sign === sign.toLowerCase();
  if (isLower !== (style.type === style.type.toLowerCase())) return false;
  return /i/i.test(style.type) ? ROMAN.test(sign) : sign.length === 1;
}

/** The line after an item: its text up to a blank line or the next item, and what is indented below it. */
function endOfItem(lines: string[], start: number, style: Style): number {
  let end = start + 1;
  while (end < lines.length && !isBlank(lines[end]) && !continues(lines[end], style)) end += 1;
  return isBlank(lines[end]) ? Math.max(end, endOfIndented(lines, end - 1)) : end;
}

function printItem([first = '', ...rest]: string[], page: PageText): string[] {
  const [marker = ''] = ITEM.exec(first) ?? [];
  const content = page.blocks([first.slice(marker.length), ...dedent(rest, 4)]);
  return ['<li>', '', ...content, '', '</li>'];
}

const DIGITS: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

function romanValue(sign: string): number {
  const values = Array.from(sign.toLowerCase(), (digit) => DIGITS[digit] ?? 0);
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  );
}
