import type { Problem } from 'folia-problems';
import type { VFileMessage } from 'vfile-message';

/** Advice for the most common errors, by a pattern of their messages. */
const ADVICE: [RegExp, string][] = [
  [
    /before name|in name, expected|before local name|after name/,
    'In MDX, "<" starts an element. For a literal "<", write "\\<" or "&lt;", or put the text in backticks.',
  ],
  [
    /Could not parse expression|in expression|closing brace|lazy line in expression/,
    'In MDX, "{" starts an expression. For a literal "{", write "\\{", or put the text in backticks.',
  ],
  [
    /before attribute|in attribute/,
    'Write attribute values in quotes, name="value", or in braces, name={3}.',
  ],
  [
    /closing tag|closing slash|Expected corresponding|void/i,
    'Close each element: <b>text</b>, or <br /> if it is empty. Put blank lines around Markdown in an element.',
  ],
  [
    /Could not parse import\/exports/,
    'A paragraph that starts with "import" or "export" is code. End it with a blank line.',
  ],
];

const PREFIX = 'MDX: ';

/** Makes a problem from an MDX syntax error. The hint shows the source line with a caret at the column, and advice. */
export function syntaxProblem(error: VFileMessage, path: string, body: string): Problem {
  const advice = ADVICE.find(([pattern]) => pattern.test(error.reason))?.[1];
  const { line, column } = placeOf(error);
  const shown = line ? shownLine(body, line, column ?? 1) : [];
  return {
    file: path,
    line,
    column,
    message: PREFIX + error.reason,
    hint: [...shown, advice].filter((text) => text !== undefined).join('\n') || undefined,
  };
}

/** Whether a problem is an MDX syntax error in a file. */
export function isSyntaxProblem({ file, message }: Problem, path: string): boolean {
  return file === path && message.startsWith(PREFIX);
}

/** Returns the position of an error. If an element is unclosed, only the reason has it: the error has the paragraph's. */
function placeOf(error: VFileMessage): { line?: number; column?: number } {
  const [, line, column] = /\((\d+):(\d+)-\d+:\d+\)/.exec(error.reason) ?? [];
  if (line && column) return { line: Number(line), column: Number(column) };
  return { line: error.line ?? undefined, column: error.column ?? undefined };
}

const WIDTH = 100;

/** Returns a line of the source and a caret below the column. A long line is cut to the part around the column. */
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
