import type { BundledLanguage, SpecialLanguage } from 'shiki';
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';
import { codeTheme, tokenClass } from './code-theme.ts';

/** A piece of code with the class of its color; an empty class is plain text. */
export type CodeToken = { text: string; className: string };

export type Highlighter = {
  /** Lines of tokens. An unknown language gives plain text. */
  highlight: (code: string, language: string) => Promise<CodeToken[][]>;
  knows: (language: string) => boolean;
  /** All names that are known. */
  languages: string[];
};

/** Gives what is known of a piece of code, or makes it. */
export type RecallTokens = (
  code: string,
  language: string,
  make: () => Promise<CodeToken[][]>,
) => Promise<CodeToken[][]>;

const PLAIN = 'plaintext';
const SPECIAL: readonly string[] = [
  'plaintext',
  'txt',
  'text',
  'plain',
  'ansi',
] satisfies SpecialLanguage[];

/** Names that authors use for languages that go by another name. */
const ALIASES: Record<string, string> = {
  env: 'dotenv',
  text: PLAIN,
  none: PLAIN,
  output: PLAIN,
  console: 'shellsession',
  terminal: 'shellsession',
  pwsh: 'powershell',
  'c++': 'cpp',
  'c#': 'csharp',
  'f#': 'fsharp',
  golang: 'go',
  node: 'js',
  htm: 'html',
  svg: 'xml',
  plist: 'xml',
  conf: 'ini',
  cfg: 'ini',
  batch: 'bat',
  'package-manager': 'bash',
  npm: 'bash',
  'js-nolint': 'js',
  'ts-nolint': 'ts',
  'jsx-nolint': 'jsx',
  'tsx-nolint': 'tsx',
};

/** A syntax highlighter, which loads itself and each language when it first meets them. */
export function makeHighlighter(): Highlighter {
  let loading: ReturnType<typeof loadShiki> | undefined;
  return {
    languages: [
      ...Object.keys(ALIASES),
      ...Object.keys(bundledLanguages),
      ...Object.keys(bundledLanguagesAlias),
    ],
    knows: (language) => findLanguage(language) !== undefined,
    async highlight(code, language) {
      const lang = findLanguage(language) ?? PLAIN;
      loading ??= loadShiki();
      const shiki = await loading;
      await shiki.loadLanguage(lang);
      const lines = shiki.codeToTokensBase(code, {
        lang,
        theme: codeTheme,
        // No limit: a busy machine must not change what is written.
        tokenizeTimeLimit: 0,
      });
      return lines.map((line) =>
        mergeTokens(
          line.map((token) => ({ text: token.content, className: tokenClass(token.color) })),
        ),
      );
    },
  };
}

async function loadShiki() {
  const { createHighlighter, createJavaScriptRegexEngine } = await import('shiki');
  return createHighlighter({
    themes: [codeTheme],
    langs: [],
    engine: createJavaScriptRegexEngine({
      // An expression that JavaScript cannot run colors less, instead of ending the build.
      forgiving: true,
      // Without the `(?i:…)` of ES2025, in which V8 misses alternatives ("(?i:Open|Shut)" in "open") once it has
      // compiled so many expressions that it no longer optimizes them: colors would depend on what came before.
      target: 'ES2024',
    }),
  });
}

function findLanguage(name: string): BundledLanguage | SpecialLanguage | undefined {
  const lower = name.toLowerCase();
  const canonical = (Object.hasOwn(ALIASES, lower) ? ALIASES[lower] : undefined) ?? lower;
  if (isSpecial(canonical)) return canonical;
  return isBundled(canonical) ? canonical : undefined;
}

function isSpecial(name: string): name is SpecialLanguage {
  return SPECIAL.includes(name);
}

function isBundled(name: string): name is BundledLanguage {
  return Object.hasOwn(bundledLanguages, name) || Object.hasOwn(bundledLanguagesAlias, name);
}

/** Joins neighbours of one class; white space takes the class before it, which saves elements. */
function mergeTokens(tokens: CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last && (last.className === token.className || token.text.trim() === '')) {
      last.text += token.text;
    } else {
      merged.push({ ...token });
    }
  }
  return merged;
}
