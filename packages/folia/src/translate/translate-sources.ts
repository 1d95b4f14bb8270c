import type { Problem } from 'folia-problems';
import { KINDS } from '../kinds/kinds.ts';
import type { Locale } from '../model/locale.ts';
import type { SiteSources, SourcesByKind } from '../model/site-sources.ts';
import type { KindName } from '../model/source-page.ts';
import { inLocale } from './locales.ts';
import { translateConfig } from './translate-config.ts';
import { translatePage } from './translate-page.ts';
import { translateTexts } from './translate-texts.ts';
import type { Translation } from './translation.ts';

/**
 * The sources of a site in another locale: those of the default locale, with everything replaced that is translated.
 * The problems are those of the translation only.
 */
export function translateSources(
  base: SiteSources,
  locale: Locale,
  translation: Translation,
  includeDrafts: boolean,
): SiteSources {
  const problems: Problem[] = [...translation.problems];
  const collect = <T extends { problems: Problem[] }>(result: T): T => {
    problems.push(...result.problems);
    return result;
  };
  const { texts, config: words } = translation;
  const inOwnTexts = inLocale(base.config, locale);
  const withTexts = texts
    ? { ...inOwnTexts, texts: collect(translateTexts(inOwnTexts.texts, texts)).texts }
    : inOwnTexts;
  const pages = base.pages.map((page) => {
    const files = 'path' in page ? translation.pages.get(page.path) : undefined;
    const options = { config: base.config, includeDrafts };
    return files ? collect(translatePage(page, files, options)).page : page;
  });
  const translated = <Kind extends KindName>(kind: Kind): SourcesByKind[Kind] => {
    const sources = base.content[kind];
    const result = KINDS[kind].translate.sources?.(sources, translation);
    return result ? collect(result).sources : sources;
  };
  return {
    ...base,
    config: words ? collect(translateConfig(withTexts, words)).config : withTexts,
    pages,
    content: {
      docs: translated('docs'),
      pages: translated('pages'),
      categories: translated('categories'),
      tags: translated('tags'),
      blog: translated('blog'),
      api: translated('api'),
    },
    problems,
  };
}
