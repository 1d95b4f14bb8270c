import type { PageCache } from '../cache/page-cache.ts';
import { type CodeMemory, makeCodeMemory } from '../compile/code/code-memory.ts';
import type { CodeToken } from '../compile/code/code-token.ts';
import type { Highlighter } from '../compile/code/highlighter.ts';
import type { LocaleCompiler } from '../compile/compile-page.ts';
import { makeLookups } from '../compile/lookups.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { SourcePage } from '../model/source-page.ts';

/** A page as soon as it can be shown. The code of a draft has no colors yet. */
export type ShownPage = { page: CompiledPage; isDraft: boolean };

/** Compiles a draft of a page, or returns the page from the cache; undefined if compiling the whole page takes barely longer. */
export type CompileDraft = (
  source: SourcePage,
  locale: LocaleCompiler,
) => Promise<ShownPage | undefined>;

/** The beginning of a block of code, with its language. */
const FENCE = /^[ \t>*+\d.-]*(?:`{3,}|~{3,})[ \t]*([^\s`{]+)/gm;

/**
 * Returns a function that compiles a page without colors for code in languages that none of the pages before had: loading
 * their grammars can take as long as everything else.
 */
export function makeDrafts(cache: PageCache, highlighter: Highlighter): CompileDraft {
  return async (source, locale) => {
    if (
      source.form !== 'text' ||
      source.format === 'mdx' ||
      !hasColdCode(source.body, highlighter)
    ) {
      return undefined;
    }
    const kept = await cache.recall(source, locale);
    if (kept) return { page: kept, isDraft: false };
    const { input, services } = locale;
    const lookups = makeLookups(input, services.assets);
    const codeMemory = plainMemory(highlighter);
    return { page: await locale.compile(source, { ...lookups, codeMemory }), isDraft: true };
  };
}

function hasColdCode(text: string, highlighter: Highlighter): boolean {
  const isCold = (language = '') => highlighter.knows(language) && !highlighter.isWarm(language);
  return [...text.matchAll(FENCE)].some(([, language]) => isCold(language));
}

function plainMemory(highlighter: Highlighter): CodeMemory {
  return {
    ...makeCodeMemory(),
    recall: async (code, language, make) =>
      highlighter.isWarm(language) ? make() : plainTokens(code),
  };
}

function plainTokens(code: string): CodeToken[][] {
  return code.split('\n').map((line) => (line === '' ? [] : [{ text: line, className: '' }]));
}
