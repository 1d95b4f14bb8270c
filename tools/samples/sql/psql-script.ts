import type { Statement } from './statements.ts';

const MARK = '@@line';
/** Commands of psql that ask for input. */
const ASKS = /^\\(?:password|prompt|e|ef|ev|edit|watch)\b/;
/** `psql:<stdin>:3: ERROR:  42703: column "x" does not exist` */
const ERROR = /^psql:.*?:\d+: (?:(?:ERROR|FATAL): {2}(\w{5}): |error: )(.*)$/;
/** All statements after an error in a transaction fail. */
const ABORTED = '25P02';

/** A script for psql that names the line of each statement among the messages. */
export function scriptOf(statements: readonly Statement[]): string {
  return [
    '\\set VERBOSITY verbose',
    '\\pset pager off',
    ...statements.flatMap(({ text, line }) => [
      `\\warn ${MARK} ${line}`,
      ASKS.test(text) || text.startsWith('\\') || text.endsWith(';') ? text : `${text};`,
    ]),
  ]
    .filter((line) => !ASKS.test(line))
    .join('\n');
}

export type SqlError = { line: number; message: string; hint?: string };

/** The errors among the messages of a script, with their lines in the sample. */
export function errorsOf(stderr: string): SqlError[] {
  const errors: SqlError[] = [];
  let start = 1;
  for (const text of stderr.split('\n')) {
    const mark = new RegExp(`^${MARK} (\\d+)`).exec(text)?.[1];
    if (mark !== undefined) start = Number(mark);
    const [, code, message] = ERROR.exec(text) ?? [];
    if (message !== undefined && code !== ABORTED) errors.push({ line: start, message });
    const last = errors.at(-1);
    const line = /^LINE (\d+):/.exec(text)?.[1];
    if (last && line !== undefined) last.line = start + Number(line) - 1;
    const hint = /^HINT: {2}(.*)$/.exec(text)?.[1];
    if (last && hint !== undefined) last.hint = hint;
  }
  return errors;
}
