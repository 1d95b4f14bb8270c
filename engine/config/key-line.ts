/**
 * The line (1-based) on which a key stands in the source text of an object literal or a YAML mapping: each key of the
 * path is looked for behind the one before, and a list position skips that many objects in braces.
 */
export function keyLine(source: string, path: readonly PropertyKey[]): number {
  let offset = 0;
  for (const key of path) {
    offset =
      typeof key === 'number'
        ? nthObject(source, offset, key)
        : keyOffset(source, offset, String(key));
  }
  return source.slice(0, offset).split('\n').length;
}

function keyOffset(source: string, offset: number, key: string): number {
  const pattern = new RegExp(`(?<![\\w$])['"]?${RegExp.escape(key)}['"]?\\s*[:,(]`, 'g');
  pattern.lastIndex = offset;
  return pattern.exec(source)?.index ?? offset;
}

/** Where the object at a list position begins, counting braces behind the next bracket. */
function nthObject(source: string, offset: number, position: number): number {
  const start = source.indexOf('[', offset);
  if (start === -1) return offset;
  let depth = 0;
  let seen = -1;
  for (let index = start + 1; index < source.length; index += 1) {
    const character = source[index];
    if (character === '{') {
      if (depth === 0) seen += 1;
      if (depth === 0 && seen === position) return index;
      depth += 1;
    } else if (character === '}') depth -= 1;
    else if (character === ']' && depth === 0) break;
  }
  return offset;
}
