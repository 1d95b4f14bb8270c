/** A statement, or a command of psql such as `\d`, with its line in the sample. 1-based. */
export type Statement = { text: string; line: number };

const STRING = String.raw`'(?:[^']|'')*'|"[^"]*"|(?<tag>\$\w*\$)[\s\S]*?\k<tag>`;
const COMMENT = String.raw`--[^\n]*|/\*[\s\S]*?\*/`;
const END = String.raw`(?<semicolon>;)|^[ \t]*(?<command>\\.*)`;
const TOKENS = new RegExp(`${STRING}|(?<comment>${COMMENT})|${END}`, 'gm');

/**
 * Splits SQL as psql does: at semicolons, and at lines with a command of psql. Comments become
 * spaces, so that lines keep their numbers.
 */
export function splitStatements(sql: string): Statement[] {
  const statements: Statement[] = [];
  const rest = blankComments(sql);
  let start = 0;
  const add = (end: number) => {
    const part = rest.slice(start, end);
    const offset = start + part.length - part.trimStart().length;
    const text = part.trim();
    if (text !== '') statements.push({ text, line: rest.slice(0, offset).split('\n').length });
    start = end;
  };
  for (const { 0: token, groups = {}, index } of rest.matchAll(TOKENS)) {
    if (groups.semicolon) add(index + 1);
    // Within a statement, a backslash is an operator.
    if (groups.command && rest.slice(start, index).trim() === '') add(index + token.length);
  }
  add(rest.length);
  return statements;
}

function blankComments(sql: string): string {
  return sql.replaceAll(TOKENS, (token, ...rest) => {
    const groups: unknown = rest.at(-1);
    const isComment =
      typeof groups === 'object' && groups !== null && 'comment' in groups && groups.comment;
    return isComment ? token.replaceAll(/[^\n]/g, ' ') : token;
  });
}
