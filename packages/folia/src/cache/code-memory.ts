import type { CodeToken, RecallTokens } from '../compile/code/highlighter.ts';

/** Colored code by its language and text. */
export type ColoredCode = Map<string, CodeToken[][]>;

/**
 * Remembers the colors of a page's code, so that another text around it does not have it colored anew, for which the
 * grammar of its language would have to be loaded.
 * @returns `used`, which fills with all code that the page holds now
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
