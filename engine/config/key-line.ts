/**
 * The line (1-based) on which a key stands in the source text of an object literal or YAML text: the last found
 * when each key of the path is looked for behind the one before. Array positions are passed over.
 */
export function keyLine(source: string, path: readonly PropertyKey[]): number {
  let offset = 0;
  for (const key of path) {
    if (typeof key !== 'string') continue;
    const pattern = new RegExp(`(?<![\\w$])['"]?${RegExp.escape(key)}['"]?\\s*[:,(]`, 'g');
    pattern.lastIndex = offset;
    const match = pattern.exec(source);
    if (match) offset = match.index;
  }
  return source.slice(0, offset).split('\n').length;
}
