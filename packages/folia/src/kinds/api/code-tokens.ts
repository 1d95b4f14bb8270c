/** A token of code with its color class, as in `compile/code/code-theme.ts`; plain if it has none. */
export type Token = { text: string; className?: 's' | 'n' | 'k' | 'c' | 'a' };

/** Code with more tokens than this is not colored, since each token is an element of the page. */
const MAX_TOKENS = 240;

const KEYWORDS =
  'as async await catch class const curl defer echo else err export final for from func function if import in interface ' +
  'let main new nil null None package print private public return static string throw throws true True false False ' +
  'try type using var void while with';

const TEXT = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`;
const NUMBER = String.raw`(?<![\w.%-])-?\d+(?:\.\d+)?(?:e[+-]?\d+)?\b`;
const JSON_CODE = new RegExp(
  String.raw`(?<a>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<s>${TEXT})|(?<n>${NUMBER})|(?<k>\b(?:true|false|null)\b)`,
  'gi',
);
const YAML_CODE = new RegExp(
  String.raw`(?<a>^[ -]*(?:"(?:[^"\\\n]|\\.)*"|[^\s"'#:][^:\n]*)(?=:(?:\s|$)))|(?<s>${TEXT})|(?<n>${NUMBER})|(?<k>\b(?:true|false|null)\b)`,
  'gm',
);
const SHELL_CODE =
  /(?<c>^#.*$)|(?<s>'(?:[^'])*'|"(?:[^"\\]|\\.)*")|(?<a>(?<=\s)--?[a-z][\w-]*)|(?<k>^curl\b)/gm;
const ANY_CODE = new RegExp(
  String.raw`(?<c>^\s*(?://|#).*$)|(?<s>${TEXT})|(?<n>${NUMBER})|(?<k>\b(?:${KEYWORDS.replaceAll(' ', '|')})\b)`,
  'gm',
);

/**
 * Splits code samples and examples into tokens. A few patterns are enough because the engine generates this code; a
 * grammar would take minutes for the thousands of samples on a site.
 */
export function codeTokens(code: string, language: string): Token[] {
  const pattern = patternFor(language);
  if (!pattern) return [{ text: code }];
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index) });
    tokens.push({ text: match[0], className: findClassName(match.groups) });
    end = match.index + match[0].length;
    if (tokens.length > MAX_TOKENS) return [{ text: code }];
  }
  if (end < code.length) tokens.push({ text: code.slice(end) });
  return tokens;
}

function patternFor(language: string): RegExp | undefined {
  switch (language) {
    case 'text':
    case 'xml':
      return undefined;
    case 'json':
      return JSON_CODE;
    case 'yaml':
      return YAML_CODE;
    case 'bash':
    case 'sh':
    case 'shell':
      return SHELL_CODE;
    default:
      return ANY_CODE;
  }
}

function findClassName(groups: Record<string, string | undefined> | undefined): Token['className'] {
  const classes = ['s', 'n', 'k', 'c', 'a'] as const;
  return classes.find((name) => groups?.[name] !== undefined);
}
