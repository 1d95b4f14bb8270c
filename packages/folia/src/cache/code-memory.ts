import type { CodeToken, RecallTokens } from '../compile/code/highlighter.ts';

/** Highlighted code by language and text. */
export type ColoredCode = Map<string, CodeToken[][]>;

/**
 * Caches the highlighting of a page's code, so that a change of the text around it does not require
 * highlighting it again, for which the grammar of its language would have to be loaded.
 *
 * @returns `used`, which collects all code that is now on the page
 */
export function makeCodeMemory(before: ColoredCode): { recall: RecallTokens; used: ColoredCode } {
  const used: ColoredCode = new Map();
  return {
    used,
    async recall(code, language, make) {
      const key = `${language}\n${code}`;
      const tokens = used.get(key) ?? before.get(key) ?? (await make());
      used.set(key, tokens);
      return tokens;
    },
  };
}
