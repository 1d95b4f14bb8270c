import type { Problem } from 'folia-problems';
import type { VFileMessage } from 'vfile-message';

/** What goes wrong most, and what to write instead. */
const ADVICE: [RegExp, string][] = [
  [
    /before name|in name, expected|before local name|after name/,
    'In MDX "<" begins an element. Where it is meant as text, write "\\<" or "&lt;", or put the text in backticks.',
  ],
  [
    /Could not parse expression|in expression|closing brace|lazy line in expression/,
    'In MDX "{" begins an expression. Where it is meant as text, write "\\{", or put the text in backticks.',
  ],
  [
    /before attribute|in attribute/,
    'Values of attributes stand in quotes, name="value", or in braces, name={3}.',
  ],
  [
    /closing tag|closing slash|Expected corresponding|void/i,
    'Each element needs its end: <b>text</b>, or <br /> where it is empty. Markdown within an element stands between blank lines.',
  ],
  [
    /Could not parse import\/exports/,
    'A paragraph that begins with "import" or "export" is code. A blank line ends it.',
  ],
];

/** A syntax error of MDX as a problem with its place: the line as its author wrote it, a caret, and what to do. */
export function syntaxProblem(error: VFileMessage, path: string, body: string): Problem {
  const advice = ADVICE.find(([pattern]) => pattern.test(error.reason))?.[1];
  const { line, column } = placeOf(error);
  const shown = line ? shownLine(body, line, column ?? 1) : [];
  return {
    file: path,
    line,
    column,
    message: `MDX: ${error.reason}`,
    hint: [...shown, advice].filter((text) => text !== undefined).join('\n') || undefined,
  };
}

/** Of an element without an end, the reason names the place; the error itself has that of the whole paragraph. */
function placeOf(error: VFileMessage): { line?: number; column?: number } {
  const [, line, column] = /\((\d+):(\d+)-\d+:\d+\)/.exec(error.reason) ?? [];
  if (line && column) return { line: Number(line), column: Number(column) };
  return { line: error.line ?? undefined, column: error.column ?? undefined };
}

const WIDTH = 100;

/** Of a long line, the part around the place. */
function shownLine(body: string, line: number, column: number): string[] {
  const text = body.split(/\r\n?|\n/)[line - 1] ?? '';
  if (text.trim() === '') return [];
  const start = Math.max(text.search(/\S/), column - WIDTH / 2);
  const part = text
    .slice(start, start + WIDTH)
    .replaceAll('\t', ' ')
    .trimEnd();
  return [part, `${' '.repeat(Math.max(0, column - 1 - start))}^`];
}
