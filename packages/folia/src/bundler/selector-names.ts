/**
 * Which of the names in a selector have to be in a document for it to match: all of `names`, and those of one selector of
 * each list in `oneOf`.
 */
type NeededNames = { names: string[]; oneOf: NeededNames[][] };

/** A name, whose escapes are part of it: https://drafts.csswg.org/css-syntax/#ident-token-diagram */
const NAME = String.raw`(?:[\w-]|[^\0-\x7f]|\\(?:[\da-fA-F]{1,6}\s?|[^\n]))+`;

/** Names, what brackets enclose, and pseudo-classes. */
const TOKEN = new RegExp(String.raw`([.#])(${NAME})|\[|(::?[\w-]+)(\()?`, 'g');

const ESCAPE = /\\(?:([\da-fA-F]{1,6})\s?|([^\n]))/g;

/** Lists what may be a class name or an id in rules. */
export function listNames(css: string): Set<string> {
  return new Set([...css.matchAll(new RegExp(NAME, 'g'))].map(([name]) => unescapeName(name)));
}

/** @example unescapeName('md\\:flex') // 'md:flex' */
function unescapeName(name: string): string {
  return name.replace(ESCAPE, (_, code?: string, sign = '') =>
    code === undefined ? sign : characterOf(Number.parseInt(code, 16)),
  );
}

/** https://drafts.csswg.org/css-syntax/#consume-escaped-code-point */
function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}

/** Pseudo-classes that match an element if one of their selectors matches it, or something in it. */
const LISTS = new Set([':is', ':where', ':has']);

/**
 * Returns a function that checks whether a selector may match in a document with certain class names and ids. Tags,
 * attributes and states may change at any time, so only names count.
 */
export function makeNameTest(selector: string): (names: ReadonlySet<string>) => boolean {
  const needed = findNames(selector);
  return (names) => isMet(needed, names);
}

function isMet({ names, oneOf }: NeededNames, known: ReadonlySet<string>): boolean {
  return (
    names.every((name) => known.has(name)) &&
    oneOf.every((list) => list.some((needed) => isMet(needed, known)))
  );
}

function findNames(selector: string): NeededNames {
  const needed: NeededNames = { names: [], oneOf: [] };
  TOKEN.lastIndex = 0;
  let index = 0;
  for (;;) {
    TOKEN.lastIndex = index;
    const match = TOKEN.exec(selector);
    if (!match) return needed;
    const [token, , name, pseudo, group] = match;
    index = match.index + token.length;
    if (name !== undefined) {
      const plain = unescapeName(name);
      // HTML may contain references in place of these characters, in one of several forms.
      if (!/[&<>"']/.test(plain)) needed.names.push(plain);
    } else if (token === '[' || group !== undefined) {
      const end = findEnd(selector, index);
      if (pseudo !== undefined && LISTS.has(pseudo)) {
        needed.oneOf.push(splitSelectors(selector.slice(index, end)).map(findNames));
      }
      index = end + 1;
    }
  }
}

/** Splits a list of selectors at its commas, but not at those within. */
export function splitSelectors(list: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < list.length; index += 1) {
    const sign = list[index];
    if (sign === '\\') index += 1;
    else if (sign === '(' || sign === '[') index = findEnd(list, index + 1);
    else if (sign === ',') {
      parts.push(list.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, list.slice(start)].map((part) => part.trim());
}

/** The position of the bracket that closes one before `start`. */
function findEnd(text: string, start: number): number {
  let depth = 1;
  for (let index = start; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (sign === '\\') index += 1;
    else if ('(['.includes(sign)) depth += 1;
    else if (')]'.includes(sign)) depth -= 1;
    if (depth === 0) return index;
  }
  return text.length;
}
