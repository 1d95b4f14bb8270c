import { type Change, commentOf, markChanges } from './mark-changes.ts';

/**
 * Converts the options of code in Expressive Code (https://expressive-code.com/key-features/text-markers/): line
 * markers, `ins` and `del` become comments that mark lines, and marked texts become `/text/`.
 *
 * @param code the lines between the fences
 * @param prefix what each line begins with, such as the indentation of a list or the `>` of a quotation
 */
export function convertCode(
  language: string,
  meta: string,
  { code, prefix }: { code: string[]; prefix: string },
): { meta: string; code: string[] } {
  const options: string[] = [];
  const changes = new Map<number, Change>();
  const pattern =
    /([\w-]+)=(\{[^}]*\}|"[^"]*"|'[^']*'|\/(?:\\.|[^/])*\/|[^\s{]+)|(\{[\d,\s-]+\})|"([^"]*)"|'([^']*)'|(\/(?:\\.|[^/\\])+\/)|(\S+)/g;
  for (const [whole, key, value = '', lines, double, single, expression, word] of meta.matchAll(
    pattern,
  )) {
    const marked = double ?? single;
    if (key === 'title') options.push(`title="${unquote(value).replaceAll('"', "'")}"`);
    else if ((key === 'ins' || key === 'del') && value.startsWith('{')) {
      for (const number of lineNumbers(value)) changes.set(number, key === 'ins' ? '++' : '--');
    } else if (key === 'mark' && value.startsWith('{'))
      options.push(`{${lineNumbers(value).join(',')}}`);
    else if (key === 'mark' || key === 'ins' || key === 'del') options.push(...wordMark(value));
    else if (key === 'startLineNumber') options.push(`showLineNumbers=${value.replace(/\D/g, '')}`);
    else if (key === 'file' || key === 'region') options.push(whole);
    else if (lines !== undefined) options.push(lines.replaceAll(' ', ''));
    else if (marked !== undefined) options.push(...wordMark(`"${marked}"`));
    else if (expression !== undefined) options.push(...wordMark(expression));
    else if (word === 'showLineNumbers' || word === 'wrap') options.push(word);
  }
  const comment = commentOf(language.toLowerCase());
  return { meta: options.join(' '), code: markChanges(code, changes, { comment, prefix }) };
}

function lineNumbers(value: string): number[] {
  const ranges = value
    .replace(/[{}]/g, '')
    .replace(/"[^"]*":/g, '')
    .split(',');
  return ranges.flatMap((range) => {
    const [first = NaN, last = first] = range.trim().split('-').map(Number);
    if (Number.isNaN(first) || Number.isNaN(last)) return [];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
}

/** A marked text; a regular expression only if it is one. */
function wordMark(value: string): string[] {
  if (value.startsWith('{')) return [];
  const isExpression = value.startsWith('/');
  const text = isExpression ? value.slice(1, -1) : unquote(value);
  if (text === '' || (isExpression && /[\\^$.|?*+()[\]{}]/.test(text))) return [];
  return [`/${isExpression ? text : text.replace(/[\\/]/g, '\\$&')}/`];
}

function unquote(value: string): string {
  return value.replace(/^(["'])(.*)\1$/s, '$2');
}
