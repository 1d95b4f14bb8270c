import type { Problem } from 'folia-problems';
import { KINDS } from '../kinds/kinds.ts';
import type { Locale } from '../model/locale.ts';
import type { SiteSources, SourcesByKind } from '../model/site-sources.ts';
import type { KindName } from '../model/source-page.ts';
import { applyLocale } from './locales.ts';
import { translateConfig } from './translate-config.ts';
import { translatePage } from './translate-page.ts';
import { translateTextFiles } from './translate-text-files.ts';
import { translateVersionLabels } from './translate-version-labels.ts';
import type { Translation } from './translation.ts';

/**
 * Translates the sources of the default locale. Untranslated parts are those of the default locale; `problems` are those
 * of the translation only.
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
  const { config: configFile } = translation;
  const localeConfig = applyLocale(base.config, locale);
  const configWithTexts = collect(translateTextFiles(localeConfig, translation)).config;
  const pages = base.pages.map((page) => {
    const files = 'path' in page ? translation.pages.get(page.path) : undefined;
    const options = { docs: base.content.docs, includeDrafts };
    return files ? collect(translatePage(page, files, options)).page : page;
  });
  const translateKind = <Kind extends KindName>(kind: Kind): SourcesByKind[Kind] => {
    const sources = base.content[kind];
    const result = KINDS[kind].translate.sources?.(sources, translation);
    return result ? collect(result).sources : sources;
  };
  const docs = translateKind('docs');
  const named = configFile && collect(translateConfig(configWithTexts, configFile));
  return {
    ...base,
    config: named?.config ?? configWithTexts,
    pages,
    content: {
      docs: named ? collect(translateVersionLabels(docs, named.versions, configFile)).docs : docs,
      pages: translateKind('pages'),
      categories: translateKind('categories'),
      tags: translateKind('tags'),
      blog: translateKind('blog'),
      api: translateKind('api'),
    },
    problems,
  };
}
