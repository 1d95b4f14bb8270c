import { readHeadings } from '../heading-ids.ts';
import { asString, type Note, type Values } from '../note.ts';
import type { SourcePage } from './source-pages.ts';

/** A page of a locale, with its path in the folder of the locale. */
export type Translation = { page: SourcePage; localeKey: string; path: string };

/**
 * A page in the default language for each page that only translations have, since a translation needs an original: it
 * links to the languages that have the page.
 *
 * @param labels names of the locales by their folder
 */
export function stubOriginals(
  translations: Translation[],
  labels: ReadonlyMap<string, string>,
): SourcePage[] {
  const byPath = Map.groupBy(translations, ({ path }) => path);
  return [...byPath].map(([path, all]) => {
    const links = all.map(({ localeKey }) => {
      const address = path.replace(/(?:(?:^|\/)index)?\.md$/, '');
      // Without a check, since links in pages stay in their language.
      return `[${labels.get(localeKey) ?? localeKey}](pathname:///${localeKey}/${address})`;
    });
    return {
      file: all[0]?.page.file ?? '',
      sourcePath: path,
      path,
      frontmatter: { ...stubFrontmatter(all[0]) },
      body: `This page is available in other languages only: ${links.join(', ')}.\n`,
      linesAbove: 0,
    };
  });
}

function stubFrontmatter(translation: Translation | undefined): Values {
  if (translation === undefined) return {};
  const { frontmatter, body } = translation.page;
  const title = asString(frontmatter['title']) ?? readHeadings(body)[0]?.title;
  const { layout } = frontmatter;
  const isWide = layout === 'home' || layout === 'page' || layout === false;
  return { title: title ?? translation.path, ...(isWide ? { layout: 'page' } : {}) };
}

/** @param to path of the stub in the new folder */
export function stubNote({ sourcePath }: SourcePage, to: string): Note {
  const text = `There is no such page in the default language, and a translation needs an original: "${to}" links to it.`;
  return { group: 'i18n', outcome: 'changed', key: sourcePath, text, file: sourcePath };
}
