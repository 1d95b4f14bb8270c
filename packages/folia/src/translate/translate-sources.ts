import type { Problem } from 'folia-problems';
import { translateBlog } from '../kinds/blog/translate.ts';
import { type CategoryFile, parseCategoryFiles } from '../kinds/docs/category-file.ts';
import { translateSidebars } from '../kinds/docs/translate-sidebars.ts';
import type { Locale } from '../model/locale.ts';
import type { SiteSources } from '../model/site-sources.ts';
import type { SourcePage } from '../model/source-page.ts';
import { inLocale } from './locales.ts';
import type { Translation } from './read-translation.ts';
import { translateConfig } from './translate-config.ts';
import { translatePage } from './translate-page.ts';
import { translateTexts } from './translate-texts.ts';

/**
 * The sources of a site in another locale: those of the default locale, with all that is translated in its place. Only
 * problems of the translation come back.
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
  const fields = base.config.docs ? base.config.docs.frontmatter : undefined;
  const translated = <P extends SourcePage>(page: P): P => {
    const files = translation.pages.get(page.path);
    return files ? collect(translatePage(page, files, includeDrafts, fields)).page : page;
  };
  const { texts, config: words, sidebars: labels, categories, docsPath } = translation;
  const inOwnTexts = inLocale(base.config, locale);
  const withTexts = texts
    ? { ...inOwnTexts, texts: collect(translateTexts(inOwnTexts.texts, texts)).texts }
    : inOwnTexts;
  const own = collect(parseCategoryFiles(categories, docsPath)).categories;
  const pages = base.pages.map(translated);
  return {
    ...base,
    config: words ? collect(translateConfig(withTexts, words)).config : withTexts,
    pages,
    docs: pages.filter((page) => page.kind === 'doc'),
    blog: base.blog && collect(translateBlog(base.blog, translation)).blog,
    sidebars: labels ? collect(translateSidebars(base.sidebars, labels)).sidebars : base.sidebars,
    categories: new Map([
      ...base.categories,
      ...[...own].map(([folder, file]) => {
        const original = base.categories.get(folder);
        return [folder, overlaid(original, file)] as const;
      }),
    ]),
    problems,
  };
}

/** A category in another language: what it leads to and where it stands is that of the original. */
function overlaid(original: CategoryFile | undefined, file: CategoryFile): CategoryFile {
  const link = original?.link;
  const words = file.link?.type === 'generated-index' ? file.link : undefined;
  return {
    ...original,
    ...file,
    position: original?.position,
    link:
      link?.type === 'generated-index'
        ? {
            ...link,
            title: words?.title ?? link.title,
            description: words?.description ?? link.description,
          }
        : link,
  };
}
