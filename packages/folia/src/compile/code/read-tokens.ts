import type { HighlighterCore } from '@shikijs/types';
import { codeTheme, tokenClass } from './code-theme.ts';
import type { CodeToken } from './code-token.ts';

/** Returns the tokens of each line of code. @param language a language that the highlighter has loaded */
export function readTokens(
  shiki: Pick<HighlighterCore, 'codeToTokensBase'>,
  code: string,
  language: string,
): CodeToken[][] {
  const lines = shiki.codeToTokensBase(code, {
    lang: language,
    theme: codeTheme,
    // No limit: the output must not depend on the machine's load.
    tokenizeTimeLimit: 0,
  });
  return lines.map((line) =>
    mergeTokens(line.map((token) => ({ text: token.content, className: tokenClass(token.color) }))),
  );
}

/** Merges adjacent tokens of the same class. White space joins the previous token, which saves elements. */
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
