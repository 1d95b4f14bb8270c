/**
 * Where things stand in the text of object literals. It reads no more than brackets, strings and comments: enough to
 * name lines in a config that the computer has already run.
 */

type Found = { start: number; value: number };

const SKIPPED = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/y;
const NAME = /[\w$]+/y;

/** Start of the object that a module exports, be it in a call or under a name. */
export function rootLiteral(source: string): number | undefined {
  const start = /\bexport\s+default\b|\bmodule\.exports\s*=/.exec(source);
  return start ? literalAt(source, start.index + start[0].length) : undefined;
}

/** Start of the object or list that the expression at an offset stands for; undefined where it is none. */
export function literalAt(source: string, offset: number, isNamed = false): number | undefined {
  const start = skipBlank(source, offset);
  if (source[start] === '{' || source[start] === '[') return start;
  if (source[start] === '(') return literalAt(source, start + 1, isNamed);
  const name = matchAt(NAME, source, start);
  if (!name) return undefined;
  const next = skipBlank(source, start + name.length);
  if (source[next] === '(') return literalAt(source, next + 1, isNamed);
  const declaration = `\\b(?:const|let|var)\\s+${name.replaceAll('$', '\\$')}(?![\\w$])[^=]*=`;
  const declared = new RegExp(declaration).exec(source);
  // A name that is declared by another name may lead in a circle, so one step is enough.
  return declared && !isNamed
    ? literalAt(source, declared.index + declared[0].length, true)
    : undefined;
}

/** A key of the object that begins at an offset. */
export function propertyAt(source: string, object: number, key: string): Found | undefined {
  if (source[object] !== '{') return undefined;
  return membersOf(source, object)
    .map((start) => ({ start, name: nameAt(source, start) }))
    .filter(({ name }) => name.text === key)
    .map(({ start, name }) => ({ start, value: skipBlank(source, name.end) + 1 }))[0];
}

/** An entry of the list that begins at an offset. */
export function memberAt(source: string, list: number, position: number): Found | undefined {
  const start = source[list] === '[' ? membersOf(source, list)[position] : undefined;
  return start === undefined ? undefined : { start, value: start };
}

/** Where each member of the object or list begins. */
function membersOf(source: string, open: number): number[] {
  const starts: number[] = [];
  let depth = 0;
  let isStart = true;
  for (let index = skipBlank(source, open + 1); index < source.length; ) {
    const character = source[index] ?? '';
    if (')]}'.includes(character) && depth === 0) break;
    if (isStart && depth === 0) starts.push(index);
    isStart = depth === 0 && character === ',';
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    const length = matchAt(STRING, source, index)?.length ?? 1;
    index = skipBlank(source, index + length);
  }
  return starts;
}

function nameAt(source: string, start: number): { text: string; end: number } {
  const quoted = matchAt(STRING, source, start);
  const text = quoted ?? matchAt(NAME, source, start) ?? '';
  return { text: quoted ? text.slice(1, -1) : text, end: start + text.length };
}

function skipBlank(source: string, offset: number): number {
  let index = offset;
  for (
    let blank = matchAt(SKIPPED, source, index);
    blank;
    blank = matchAt(SKIPPED, source, index)
  ) {
    index += blank.length;
  }
  return index;
}

function matchAt(pattern: RegExp, source: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(source)?.[0];
}
