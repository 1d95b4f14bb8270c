import { markFences, parseFence } from './fences.ts';

/**
 * Comments of Twoslash (https://twoslash.netlify.app/refs/notations) that it replaces with what the compiler says, and its
 * options. Names of files stay, and so do the texts that readers see as boxes there, as comments.
 */
const NOTATION =
  /^\s*\/\/\s*(?:\^(?:\?|\||\^)[\s^]*.*|@(?!filename\b|ts-|(?:log|error|warn|annotate):)(?:\w+|[\w-]+:.*)|---cut-(?:start|end)---)\s*$/;
const CUT_BEFORE = /^\s*\/\/\s*---cut(?:-before)?---\s*$/;
const CUT_AFTER = /^\s*\/\/\s*---cut-after---\s*$/;
const CUT_START = /^\s*\/\/\s*---cut-start---\s*$/;
const CUT_END = /^\s*\/\/\s*---cut-end---\s*$/;

/** Whether code with this info string is for Twoslash. */
export function isTwoslash(info: string): boolean {
  return /(?:^|\s)twoslash(?=\s|$)/.test(info);
}

/** The lines of code that readers see: without those that only the compiler needs, and without notations. */
export function visibleLines(lines: string[]): string[] {
  const start = lines.findLastIndex((line) => CUT_BEFORE.test(line)) + 1;
  const end = lines.findIndex((line, index) => index >= start && CUT_AFTER.test(line));
  let isCut = false;
  return lines.slice(start, end === -1 ? undefined : end).filter((line) => {
    if (CUT_START.test(line)) isCut = true;
    else if (CUT_END.test(line)) isCut = false;
    return !isCut && !NOTATION.test(line);
  });
}

/** Markdown with the visible lines of its Twoslash code. */
export function hideTwoslash(text: string): string {
  if (!text.includes('twoslash')) return text;
  const output: string[] = [];
  let code: string[] | undefined;
  for (const { text: line, fence } of markFences(text.split('\n'))) {
    if (fence === 'close' && code) {
      output.push(...visibleLines(code));
      code = undefined;
    }
    if (fence === 'inside' && code) code.push(line);
    else output.push(line);
    if (fence === 'open' && isTwoslash(parseFence(line)?.info ?? '')) code = [];
  }
  return [...output, ...(code ?? [])].join('\n');
}
