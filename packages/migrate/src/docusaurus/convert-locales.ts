import { asObject, type Converted } from '../note.ts';
import type { CopyPath } from '../source-path.ts';
import type { NewFile } from '../write-migration.ts';
import type { Settings } from './convert-settings.ts';
import { convertLocale, type SourceLocale } from './convert-translations.ts';
import { findDocsFolders } from './docs-folders.ts';
import { builtVersionLabel } from './version-labels.ts';

/**
 * Converts the translations of all locales.
 *
 * @param copies the files of the default locale
 * @param read returns the content of a file of the source
 */
export function convertLocales(
  locales: SourceLocale[],
  copies: CopyPath[],
  { docsFolders, blogPath, blogTranslations, pagesPath, config }: Settings,
  read: (path: string) => string,
): Converted<NewFile[]>[] {
  const from = new Map(copies.map((place) => [place.to, place.from]));
  const paths = copies.map(({ to }) => to);
  return locales.map((locale) =>
    convertLocale(locale, {
      paths: new Set(paths),
      docs: docsFolders.map((folder) => ({
        ...folder,
        label: builtVersionLabel(folder, config['docs']),
        categories: findDocsFolders(paths, folder.path, (path) => read(from.get(path) ?? path)),
      })),
      ...(blogPath && blogTranslations
        ? { blog: { path: blogPath, translations: blogTranslations } }
        : {}),
      pagesPath,
      themeConfig: asObject(config['themeConfig']),
    }),
  );
}
