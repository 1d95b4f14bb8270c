/** Languages of terminals. Their comments explain commands. */
const TERMINALS = words(
  'ansi bash bat batch cmd console fish nu nushell powershell ps ps1 psd1 psm1 sh shell shellscript shellsession terminal zsh',
);

/** Families of languages. A file that code names has an extension from the family of the code's language. */
const FAMILIES = [
  'astro cjs cts htm html js jsx mjs mts svelte ts tsx typescript javascript vb vue vue-html',
  'csv env ini json toml xml yaml yml',
  'css less sass scss styl stylus xsl',
  'markdown md mdx',
].map(words);

/** A line that is only a comment. */
const COMMENT = /^\s*(?:\/\/|#(?!!)|<!--|\/\*)(.*?)(?:-->|\*\/)?\s*$/;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/**
 * Finds the comment that names the file of code: a line of its own among the first four. Expressive Code shows the name as
 * the title instead (https://expressive-code.com/key-features/frames/#file-name-comments), and removes an empty line after
 * the comment, too.
 *
 * @param prefix what each line begins with, such as the `>` of a quotation
 * @returns the title, and the place and number of the lines to remove
 */
export function findFileName(
  language: string,
  { code, prefix }: { code: string[]; prefix: string },
): { title: string; index: number; count: number } | undefined {
  if (TERMINALS.has(language.toLowerCase())) return undefined;
  const textOf = (line: string | undefined) =>
    line?.startsWith(prefix) ? line.slice(prefix.length) : line;
  for (const [index, line] of code.slice(0, 4).entries()) {
    const text = COMMENT.exec(textOf(line) ?? '')?.[1]?.trim() ?? '';
    // Words such as "Example:" may precede the name.
    const [, before = '', name = ''] = /^(.*[:：]\s+)?([\w./~%[\]+\\-]+)$/.exec(text) ?? [];
    if (!isFileName(name, language.toLowerCase(), before === '')) continue;
    const isFollowedByEmpty = textOf(code[index + 1])?.trim() === '';
    return { title: name, index, count: isFollowedByEmpty ? 2 : 1 };
  }
  return undefined;
}

/** @param isAlone whether nothing precedes the name, so that a path is enough */
function isFileName(name: string, language: string, isAlone: boolean): boolean {
  if (!/[a-z]/i.test(name)) return false;
  const base = name.replace(/^.*[/\\]/, '');
  const isPath = /^(?:[/\\]|\.{1,2}[/\\]|~).+/.test(name) || /^\.\w/.test(base);
  const isLowercasePath = /[/\\]/.test(name) && name === name.toLowerCase();
  if (isAlone && (isPath || isLowercasePath)) return true;
  const ending = /\.([a-z]\w*)$/i.exec(base)?.[1];
  if (ending === undefined) return false;
  const family = FAMILIES.find((one) => one.has(language));
  return family?.has(ending.toLowerCase()) ?? true;
}
