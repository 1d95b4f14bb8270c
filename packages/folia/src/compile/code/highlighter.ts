import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { SpecialLanguage } from '@shikijs/types';
import type { CodeToken } from './code-token.ts';
import { LANGUAGE_ALIASES } from './language-aliases.ts';
import { engineFor, loadGrammar, loadShiki, type ShikiEngine } from './load-shiki.ts';
import { readTokens } from './read-tokens.ts';
import { makeTokenMemory } from './token-memory.ts';

export type Highlighter = {
  /** Returns the tokens of each line. Code in an unknown language is plain text. */
  highlight: (code: string, language: string) => Promise<CodeToken[][]>;
  knows: (language: string) => boolean;
  /** Identifies how code in a language is highlighted: with equal keys, the same code has the same tokens. */
  keyOf: (language: string) => string;
  /** Whether code in a language has been highlighted before. The first time takes longest, since its grammar is loaded. */
  isWarm: (language: string) => boolean;
  /** Names and aliases of all known languages. */
  languages: string[];
};

/** Returns cached tokens of a code block, or makes them. The key is that of its language. */
export type RecallTokens = (
  code: string,
  key: string,
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

const require = createRequire(import.meta.url);

/** Names and aliases of the languages that there are grammars for. Each is a module with this name. */
const GRAMMARS: ReadonlySet<string> = new Set(
  readdirSync(dirname(require.resolve('@shikijs/langs')))
    .filter((file) => file.endsWith('.mjs') && file !== 'index.mjs')
    .map((file) => file.slice(0, -'.mjs'.length)),
);

/** Versions of a site have the same code blocks, which are highlighted once. The limit is for development servers. */
const MAX_KNOWN = 10_000;

/** Makes a syntax highlighter. The library and each language are loaded on first use. */
export function makeHighlighter(memory = makeTokenMemory(MAX_KNOWN)): Highlighter {
  const loading: Partial<Record<ShikiEngine, ReturnType<typeof loadShiki>>> = {};
  const warm = new Set<string>();
  return {
    languages: [...LANGUAGE_ALIASES.keys(), ...GRAMMARS],
    knows: (language) => findLanguage(language) !== undefined,
    keyOf: (language) => findLanguage(language) ?? PLAIN,
    isWarm: (language) => warm.has(findLanguage(language) ?? PLAIN),
    async highlight(code, language) {
      const lang = findLanguage(language) ?? PLAIN;
      const earlier = memory.read(lang, code);
      if (earlier) return earlier;
      const engine = engineFor(lang);
      loading[engine] ??= loadShiki(engine);
      const shiki = await loading[engine];
      if (!isSpecial(lang)) await loadGrammar(shiki, lang);
      const tokens = readTokens(shiki, code, lang);
      warm.add(lang);
      memory.add(lang, code, tokens);
      return tokens;
    },
  };
}

function findLanguage(name: string): string | undefined {
  // Some authors write the class that browsers see, such as `language-sh`.
  const lower = name.toLowerCase().replace(/^lang(?:uage)?-(?=.)/, '');
  const canonical = LANGUAGE_ALIASES.get(lower) ?? lower;
  if (isSpecial(canonical)) return canonical;
  return GRAMMARS.has(canonical) ? canonical : undefined;
}

function isSpecial(name: string): boolean {
  return SPECIAL.includes(name);
}
