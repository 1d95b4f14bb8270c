import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Problem } from 'folia-problems';
import { didYouMean, nearest } from 'folia-problems';
import { CATEGORY_FILE } from '../kinds/docs/category-file.ts';
import { versionPaths } from '../kinds/docs/list-versions.ts';
import { KIND_NAMES, KINDS } from '../kinds/kinds.ts';
import type { Locale } from '../model/locale.ts';
import type { SiteSources } from '../model/site-sources.ts';
import type { SourceFile } from '../read/frontmatter.ts';
import { listFiles, readOptionalFile, readSourceFile } from '../read/read-files.ts';
import type { Translation } from './translation.ts';

/** Folder of the translations, relative to the site's folder, with a folder per locale. */
export const TRANSLATIONS_FOLDER = 'i18n';

const TEXT_FILES = { config: 'config.json', texts: 'texts.json', messages: 'messages.json' };

/** Reads the folder of a locale. Reports files without an original. */
export function readTranslation(
  siteDir: string,
  { name }: Locale,
  sources: Pick<SiteSources, 'config' | 'content'>,
): Translation {
  const { blog } = sources.config;
  const folder = posix.join(TRANSLATIONS_FOLDER, name);
  const read = (path: string) => readSourceFile(siteDir, path);
  const readTextFile = (file: string) => readOptionalFile(siteDir, posix.join(folder, file));
  const mirrored = KIND_NAMES.flatMap((kind) => KINDS[kind].translate.folders?.(sources) ?? []);
  const pages = mirrored.flatMap(({ path, isPage }) =>
    findTranslatedPages(siteDir, folder, path, isPage),
  );
  const docs = sources.content.docs.map(({ version }) => ({
    version,
    sidebarsFile: versionPaths(version.instance, version.name).labels,
    categories: findCategoryFiles(siteDir, folder, version.options.path),
  }));
  const readBlogFile = (file: string | false | null) =>
    blog && file ? readOptionalFile(siteDir, posix.join(folder, blog.path, file)) : undefined;
  const categories = docs.flatMap((one) => one.categories);
  const known = [
    ...mirrored.map(({ path }) => path),
    ...docs.map(({ sidebarsFile }) => sidebarsFile),
    ...Object.values(TEXT_FILES),
  ];
  return {
    pages: new Map(
      pages
        .filter(({ exists }) => exists)
        .map(({ path, original }) => [
          original,
          { original: read(original), translation: read(path) },
        ]),
    ),
    docs: new Map(
      docs.map(({ version, sidebarsFile, ...files }) => [
        version.key,
        {
          path: posix.join(folder, version.options.path),
          categories: files.categories.filter(({ exists }) => exists).map(({ path }) => read(path)),
          sidebars: readTextFile(sidebarsFile),
        },
      ]),
    ),
    tags: blog ? readBlogFile(blog.tags) : undefined,
    authors: blog ? readBlogFile(blog.authorsMapPath) : undefined,
    config: readTextFile(TEXT_FILES.config),
    texts: readTextFile(TEXT_FILES.texts),
    messages: readTextFile(TEXT_FILES.messages),
    problems: [
      ...[...pages, ...categories].filter(({ exists }) => !exists).map(({ problem }) => problem),
      ...findUnknownEntries(siteDir, folder, known),
    ],
  };
}

/**
 * Reads the texts of the interface and of the site's own components in the default locale. Its other files are in the site's
 * folder.
 */
export function readDefaultTexts(
  siteDir: string,
  { name }: Locale,
): { texts?: SourceFile; messages?: SourceFile; problems: Problem[] } {
  const folder = posix.join(TRANSLATIONS_FOLDER, name);
  const read = (file: string) => readOptionalFile(siteDir, posix.join(folder, file));
  const { texts, messages } = TEXT_FILES;
  return {
    texts: read(texts),
    messages: read(messages),
    problems: findUnknownEntries(siteDir, folder, [texts, messages]),
  };
}

/** Reports folders of translations that belong to no locale. */
export function findUnknownLocales(siteDir: string, locales: Locale[]): Problem[] {
  const names = locales.map(({ name }) => name);
  return findUnknownEntries(siteDir, TRANSLATIONS_FOLDER, names).map((problem) => ({
    ...problem,
    message: 'This folder does not belong to a locale of the site.',
    hint: `${problem.hint} Locales are listed in i18n.locales in the config.`,
    dependsOn: ['locales'],
  }));
}

type TranslatedFile = { path: string; original: string; exists: boolean; problem: Problem };

/** Lists the pages of a locale that mirror a folder of the default locale. */
function findTranslatedPages(
  siteDir: string,
  folder: string,
  mirrored: string,
  isTranslatable: (path: string) => boolean,
): TranslatedFile[] {
  const originals = listFiles(siteDir, mirrored).filter(isTranslatable);
  return listFiles(siteDir, posix.join(folder, mirrored))
    .map((path) => ({ path, original: posix.relative(folder, path) }))
    .filter(({ original }) => isTranslatable(original))
    .map(({ path, original }) => ({
      path,
      original,
      exists: originals.includes(original),
      problem: {
        file: path,
        message: `The original page "${original}" does not exist.`,
        hint: `${didYouMean(original, findSimilarNames(original, originals))}A translation has the same path as its original.`,
        dependsOn: [`sources/${original}` as const],
      },
    }));
}

/** Lists the paths with a similar file name; common folders do not count. */
function findSimilarNames(path: string, others: string[]): string[] {
  const name = posix.basename(path);
  return others.filter((other) => nearest(name, [posix.basename(other)]) !== undefined);
}

/** Lists the category files of a locale. Docs folders can have one even without one in the default locale. */
function findCategoryFiles(siteDir: string, folder: string, docsPath: string): TranslatedFile[] {
  const folders = new Set(listFiles(siteDir, docsPath).map((path) => posix.dirname(path)));
  return listFiles(siteDir, posix.join(folder, docsPath))
    .filter((path) => CATEGORY_FILE.test(path))
    .map((path) => {
      const original = posix.dirname(posix.relative(folder, path));
      return {
        path,
        original,
        exists: [...folders].some((other) => `${other}/`.startsWith(`${original}/`)),
        problem: {
          file: path,
          message: `The original folder "${original}" does not exist.`,
          hint: `${didYouMean(original, folders)}A translation has the same path as its original.`,
          dependsOn: ['sources' as const],
        },
      };
    });
}

/** Reports entries of a folder that would be ignored. */
function findUnknownEntries(siteDir: string, folder: string, known: string[]): Problem[] {
  const path = join(siteDir, folder);
  if (!existsSync(path)) return [];
  const names = known.map((name) => name.split('/')[0] ?? name);
  return readdirSync(path)
    .filter((name) => !name.startsWith('.') && !names.includes(name))
    .map((name) => ({
      file: posix.join(folder, name),
      message: 'Unknown file or folder: it would be ignored.',
      hint: `${didYouMean(name, names)}Known: ${names.join(', ')}.`,
      dependsOn: ['sources', 'config/docs', 'config/blog'],
    }));
}
