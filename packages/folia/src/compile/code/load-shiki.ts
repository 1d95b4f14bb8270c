import type { HighlighterCore, RegexEngine } from '@shikijs/types';
import { codeTheme } from './code-theme.ts';

/** The engine that matches the regular expressions of a grammar. Both give the same tokens. */
export type ShikiEngine = 'javascript' | 'oniguruma';

/**
 * Grammars that V8 is slow with. Expressions of C++ have up to 6 kB: the first block takes 0.9 s, with Oniguruma 0.07 s. A
 * long signature in Go takes V8 minutes, since it has no atomic groups. For all other languages together, Oniguruma takes
 * as long, and more memory.
 */
const FOR_ONIGURUMA: ReadonlySet<string> = new Set(['cpp', 'go']);

/** @param language the name of a grammar */
export function engineFor(language: string): ShikiEngine {
  return FOR_ONIGURUMA.has(language) ? 'oniguruma' : 'javascript';
}

/** Loads Shiki without any grammar. */
export async function loadShiki(engine: ShikiEngine) {
  const { createHighlighterCore } = await import('@shikijs/core');
  return createHighlighterCore({
    themes: [codeTheme],
    langs: [],
    engine: await (engine === 'javascript' ? loadJavaScriptEngine() : loadOniguruma()),
  });
}

/** @param name of the grammar and its module */
export async function loadGrammar(shiki: HighlighterCore, name: string): Promise<void> {
  await shiki.loadLanguage(import(`@shikijs/langs/${name}`));
}

async function loadJavaScriptEngine(): Promise<RegexEngine> {
  const { createJavaScriptRegexEngine } = await import('@shikijs/engine-javascript');
  return createJavaScriptRegexEngine({
    // A regular expression that JavaScript does not support is skipped instead of failing the build.
    forgiving: true,
    // Avoids the `(?i:…)` of ES2025: after V8 has compiled so many expressions that it no longer optimizes them, it
    // misses alternatives ("(?i:Open|Shut)" in "open"), so colors would depend on earlier code.
    target: 'ES2024',
  });
}

async function loadOniguruma(): Promise<RegexEngine> {
  const { createOnigurumaEngine } = await import('@shikijs/engine-oniguruma');
  return createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined'));
}
