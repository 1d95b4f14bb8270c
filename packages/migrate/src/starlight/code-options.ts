import { isTwoslash, visibleLines } from '../twoslash.ts';
import { findFileName } from './file-name-comment.ts';
import { type Change, commentOf, markChanges } from './mark-changes.ts';

/** An option of a code block. */
type Option = {
  whole: string;
  key?: string;
  value: string;
};

const QUOTED = String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'`;
const VALUE = String.raw`\{(?:${QUOTED}|[^}])*\}|${QUOTED}|\/(?:\\.|[^\/\\])+\/`;
const OPTION = new RegExp(String.raw`(?:([\w-]+)=)?(${VALUE})|([\w-]+)=([^\s{]+)|\S+`, 'g');

function readOptions(meta: string): Option[] {
  return Array.from(meta.matchAll(OPTION), ([whole, key, value, plainKey, plainValue]) => {
    return { whole, key: key ?? plainKey, value: value ?? plainValue ?? '' };
  });
}

export type ConvertedCode = {
  meta: string;
  code: string[];
  /** What has no counterpart, by kind. */
  dropped: string[];
};

/**
 * Converts the options of code in Expressive Code (https://expressive-code.com/key-features/text-markers/): line
 * markers, `ins` and `del` become comments that mark lines, marked text becomes `/text/`, and a comment with the name of
 * the file becomes the title.
 *
 * @param code the lines between the fences
 * @param prefix what each line begins with, such as the indentation of a list or the `>` of a quotation
 */
export function convertCode(
  language: string,
  meta: string,
  { code: written, prefix }: { code: string[]; prefix: string },
): ConvertedCode {
  const code = isTwoslash(meta) ? visibleLines(written) : written;
  const read = readOptions(meta);
  const hasTitle = read.some(({ key }) => key === 'title' || key === 'file');
  const named =
    hasTitle || /frame=\W?none/.test(meta) ? undefined : findFileName(language, { code, prefix });
  const options: string[] = named === undefined ? [] : [`title="${named.title}"`];
  const dropped: string[] = [];
  const changes = new Map<number, Change>();
  for (const { whole, key = '', value } of read) {
    const isMark = ['', 'mark', 'ins', 'del'].includes(key) && value !== '';
    if (isMark && value.startsWith('{')) {
      if (/["']/.test(value)) dropped.push('labels of lines');
      const lines = lineNumbers(value).flatMap((line) => lineWithout(line, named));
      if (lines.length === 0) continue;
      if (key !== 'ins' && key !== 'del') options.push(`{${printLines(lines)}}`);
      else for (const line of lines) changes.set(line, key === 'ins' ? '++' : '--');
    } else if (isMark) {
      const word = wordMark(value);
      if (word === undefined) dropped.push('regular expressions that mark texts');
      else options.push(word);
    } else if (key === 'title') options.push(`title="${unquote(value).replaceAll('"', "'")}"`);
    else if (key === 'startLineNumber') options.push(`showLineNumbers=${value.replace(/\D/g, '')}`);
    else if (key === 'file' || key === 'region') options.push(whole);
    else if (/^(?:showLineNumbers|wrap)(?:=\W*true\W*)?$/.test(whole))
      options.push(whole.replace(/=.*/, ''));
    else if (!/^(?:showLineNumbers|wrap)=/.test(whole)) dropped.push(`option "${key || whole}"`);
  }
  const comment = commentOf(language.toLowerCase());
  return {
    meta: options.join(' '),
    code: markChanges(named ? code.toSpliced(named.index, named.count) : code, changes, {
      comment,
      prefix,
    }),
    dropped,
  };
}

/** The number of a line after lines have been removed before it; no number if the line itself was removed. */
function lineWithout(
  line: number,
  removed: { index: number; count: number } | undefined,
): number[] {
  if (removed === undefined || line <= removed.index) return [line];
  return line <= removed.index + removed.count ? [] : [line - removed.count];
}

function lineNumbers(value: string): number[] {
  const ranges = value
    .replace(/[{}]/g, '')
    .replace(/(["'])(?:\\.|(?!\1)[^\\])*\1:/g, '')
    .split(',');
  return ranges.flatMap((range) => {
    const [first = NaN, last = first] = range.trim().split('-').map(Number);
    if (Number.isNaN(first) || Number.isNaN(last)) return [];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
}

/** @example printLines([1, 3, 4]) // '1,3-4' */
function printLines(lines: number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const line of lines) {
    const range = ranges.at(-1);
    if (range?.[1] === line - 1) range[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(',');
}

/** The mark of a string; undefined for a regular expression that is more than a string. */
function wordMark(value: string): string | undefined {
  const isExpression = value.startsWith('/');
  // Escaped punctuation stands for itself, an escaped letter for something else.
  const text = isExpression ? value.slice(1, -1).replace(/\\(?=\W)/g, '\0') : unquote(value);
  if (isExpression && /\\|(?<!\0)[\^$.|?*+()[\]{}]/.test(text)) return undefined;
  const plain = text.replaceAll('\0', '');
  if (plain === '') return undefined;
  // In the line of a fence, Markdown reads a backslash before punctuation as an escape of its own.
  const escaped = plain.replace(/[\\/]/g, '\\$&').replaceAll('\\', '\\\\');
  return `/${escaped}/`;
}

function unquote(value: string): string {
  return value.replace(/^(["'])(.*)\1$/s, '$2').replace(/\\(["'\\])/g, '$1');
}
