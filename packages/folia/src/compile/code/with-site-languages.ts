import type { Highlighter } from './highlighter.ts';
import { loadGrammar, loadShiki } from './load-shiki.ts';
import { readTokens } from './read-tokens.ts';
import type { SiteGrammar, SiteLanguages } from './site-languages.ts';

/** Returns a highlighter that also knows the languages of a site, which may replace others of the same name. */
export function withSiteLanguages(
  highlighter: Highlighter,
  { aliases, grammars }: SiteLanguages,
): Highlighter {
  if (aliases.size + grammars.size === 0) return highlighter;
  const warm = new Set<string>();
  const nameOf = (language: string) => aliases.get(language.toLowerCase()) ?? language;
  const grammarOf = (language: string) => grammars.get(language.toLowerCase());
  let loading: ReturnType<typeof loadShiki> | undefined;

  async function highlightWith({ registration, includes }: SiteGrammar, code: string) {
    // The expressions of these grammars are written for Oniguruma; JavaScript does not support all of them.
    loading ??= loadShiki('oniguruma');
    const shiki = await loading;
    for (const name of includes) await loadGrammar(shiki, name);
    await shiki.loadLanguage(registration);
    warm.add(registration.name);
    return readTokens(shiki, code, registration.name);
  }

  return {
    languages: [...aliases.keys(), ...grammars.keys(), ...highlighter.languages],
    knows: (language) => grammarOf(language) !== undefined || highlighter.knows(nameOf(language)),
    keyOf: (language) => grammarOf(language)?.key ?? highlighter.keyOf(nameOf(language)),
    isWarm(language) {
      const grammar = grammarOf(language);
      return grammar ? warm.has(grammar.registration.name) : highlighter.isWarm(nameOf(language));
    },
    highlight(code, language) {
      const grammar = grammarOf(language);
      return grammar ? highlightWith(grammar, code) : highlighter.highlight(code, nameOf(language));
    },
  };
}
