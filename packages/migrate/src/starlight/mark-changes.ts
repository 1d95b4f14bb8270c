/** What happened to a line: it was added or removed. */
export type Change = '++' | '--';

/** How comments of a language begin and end. The engine finds those that mark lines in any language. */
export function commentOf(language: string): [string, string] {
  if (
    /^(?:sh|bash|shell|zsh|python|py|ruby|rb|yaml|yml|toml|ini|dockerfile|docker|r|nix|just)$/.test(
      language,
    )
  )
    return ['# ', ''];
  if (/^(?:html|xml|svg|md|markdown|vue|svelte|astro)$/.test(language)) return ['<!-- ', ' -->'];
  return language === 'css' ? ['/* ', ' */'] : ['// ', ''];
}

/**
 * Adds the comments that mark lines as added or removed (https://shiki.style/packages/transformers#transformernotationdiff).
 *
 * @param changes by number of the line, from 1
 * @param prefix what each line begins with, such as the indentation of a list or the `>` of a quotation
 */
export function markChanges(
  code: string[],
  changes: ReadonlyMap<number, Change>,
  { comment: [before, after], prefix }: { comment: [string, string]; prefix: string },
): string[] {
  const isEmpty = (line: string) => /^[\s>]*$/.test(line);
  const output: string[] = [];
  for (let index = 0; index < code.length; ) {
    const change = changes.get(index + 1);
    const rest = code.slice(index);
    const next = rest.findIndex((_line, offset) => changes.get(index + 1 + offset) !== change);
    const same = next === -1 ? rest : rest.slice(0, next);
    if (change === undefined) output.push(...same);
    // A comment without code is for the lines after it, so an empty line cannot have its own.
    else if (same.some(isEmpty))
      output.push(`${prefix}${before}[!code ${change}:${same.length}]${after}`, ...same);
    else output.push(...same.map((line) => `${line} ${before}[!code ${change}]${after}`));
    index += same.length;
  }
  return output;
}
