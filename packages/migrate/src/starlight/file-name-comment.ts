/** Languages of terminals, whose comments name no file: https://expressive-code.com/key-features/frames/#terminal-window-frames */
const TERMINALS = new Set(
  'ansi bash bat batch cmd console fish nu nushell powershell ps ps1 psd1 psm1 sh shell shellscript shellsession terminal zsh'.split(
    ' ',
  ),
);

/** A comment that is the whole line. Some begin with what the file is, such as "File name: ". */
const COMMENT =
  /^\s*(?:\/\/|#|<!--|\/\*|--|;|%)\s*(?:File ?name:|Example file ?name:|File:)?\s*(\S.*?)\s*(?:-->|\*\/)?\s*$/i;

/** Endings of files without which a name must have a folder in it. */
const ENDINGS =
  /\.(?:astro|c|cc|cjs|conf|cpp|cs|css|cts|dart|env|go|gradle|graphql|h|hpp|html?|ini|java|js|json[5c]?|jsx|kt|less|lua|mjs|mdoc|mdx?|mts|php|plist|prisma|py|rb|rs|s[ac]ss|sql|styl|svelte|svg|swift|toml|ts|tsx|txt|vue|xml|ya?ml|zig)$/i;

/**
 * Finds the comment in the first four lines that names the file of a code block, which Expressive Code shows as its title
 * instead: https://expressive-code.com/key-features/frames/#file-name-comments
 *
 * @param prefix what each line begins with, such as the `>` of a quotation
 */
export function findFileName(
  language: string,
  { code, prefix }: { code: string[]; prefix: string },
): { title: string; index: number } | undefined {
  if (TERMINALS.has(language.toLowerCase())) return undefined;
  for (const [index, line] of code.slice(0, 4).entries()) {
    const text = COMMENT.exec(line.startsWith(prefix) ? line.slice(prefix.length) : line)?.[1];
    if (text !== undefined && isFileName(text)) return { title: text, index };
  }
  return undefined;
}

function isFileName(text: string): boolean {
  // A name has no spaces, except in one that ends like a file.
  if (/[`"'<>|*?:]|^[.\-\w]+ .*[^\w)\]]$/.test(text) || /\s/.test(text)) return false;
  return (
    ENDINGS.test(text) || /^\.?\w[\w.-]*\/(?:[^/]+\/)*[^/]*\.[\w-]+$|^\.[a-z][\w.-]+$/i.test(text)
  );
}
