/** How comments of a language begin and end. */
function commentOf(language: string): [string, string] | undefined {
  if (
    /^(?:[cm]?[jt]sx?|javascript|typescript|java|c|cpp|cs|csharp|go|rust|rs|swift|kotlin|php|scss|less|jsonc|json5|grit)$/.test(
      language,
    )
  )
    return ['// ', ''];
  if (
    /^(?:sh|bash|shell|zsh|python|py|ruby|rb|yaml|yml|toml|ini|dockerfile|docker|r|nix|just)$/.test(
      language,
    )
  )
    return ['# ', ''];
  if (/^(?:html|xml|svg|md|markdown|vue|svelte|astro)$/.test(language)) return ['<!-- ', ' -->'];
  return /^css$/.test(language) ? ['/* ', ' */'] : undefined;
}

/**
 * Converts the options of code in Expressive Code (https://expressive-code.com/key-features/text-markers/): line
 * markers, `ins` and `del` become comments that mark lines, and marked text becomes `/text/`.
 *
 * @param code the lines between the fences, without their indentation
 */
export function convertCode(
  language: string,
  meta: string,
  code: string[],
): { meta: string; code: string[] } {
  const options: string[] = [];
  const changed = [...code];
  const comment = commentOf(language.toLowerCase());
  const pattern =
    /([\w-]+)=(\{[^}]*\}|"[^"]*"|'[^']*'|\/(?:\\.|[^/])*\/|[^\s{]+)|(\{[\d,\s-]+\})|"([^"]*)"|'([^']*)'|(\/(?:\\.|[^/\\])+\/)|(\S+)/g;
  for (const [whole, key, value = '', lines, double, single, expression, word] of meta.matchAll(
    pattern,
  )) {
    const marked = double ?? single;
    if (key === 'title') options.push(`title="${unquote(value).replaceAll('"', "'")}"`);
    else if ((key === 'ins' || key === 'del') && value.startsWith('{') && comment) {
      const [before, after] = comment;
      for (const number of lineNumbers(value)) {
        const line = changed[number - 1];
        if (line !== undefined)
          changed[number - 1] = `${line} ${before}[!code ${key === 'ins' ? '++' : '--'}]${after}`;
      }
    } else if (key === 'mark' && value.startsWith('{'))
      options.push(`{${lineNumbers(value).join(',')}}`);
    else if (key === 'mark' || key === 'ins' || key === 'del') options.push(...wordMark(value));
    else if (key === 'startLineNumber') options.push(`showLineNumbers=${value.replace(/\D/g, '')}`);
    else if (key === 'file' || key === 'region') options.push(whole);
    else if (lines !== undefined) options.push(lines.replaceAll(' ', ''));
    else if (marked !== undefined) options.push(...wordMark(`"${marked}"`));
    else if (expression !== undefined) options.push(...wordMark(expression));
    else if (word === 'showLineNumbers' || word === 'wrap') options.push(word);
  }
  return { meta: options.join(' '), code: changed };
}

function lineNumbers(value: string): number[] {
  const ranges = value
    .replace(/[{}]/g, '')
    .replace(/"[^"]*":/g, '')
    .split(',');
  return ranges.flatMap((range) => {
    const [first = NaN, last = first] = range.trim().split('-').map(Number);
    if (Number.isNaN(first) || Number.isNaN(last)) return [];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
}

/** The mark of a string, or of a regular expression without special characters; other expressions are dropped. */
function wordMark(value: string): string[] {
  if (value.startsWith('{')) return [];
  const isExpression = value.startsWith('/');
  const text = isExpression ? value.slice(1, -1) : unquote(value);
  if (text === '' || (isExpression && /[\\^$.|?*+()[\]{}]/.test(text))) return [];
  return [`/${isExpression ? text : text.replace(/[\\/]/g, '\\$&')}/`];
}

function unquote(value: string): string {
  return value.replace(/^(["'])(.*)\1$/s, '$2');
}
