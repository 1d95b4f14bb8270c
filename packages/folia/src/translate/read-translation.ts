import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Problem } from 'folia-problems';
import { didYouMean, nearest } from 'folia-problems';
import { CATEGORY_FILE } from '../kinds/docs/category-file.ts';
import { KIND_NAMES, KINDS } from '../kinds/kinds.ts';
import type { Locale } from '../model/locale.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import type { SourceFile } from '../read/frontmatter.ts';
import { listFiles, readIfThere, readSourceFile } from '../read/read-files.ts';
import type { Translation } from './translation.ts';

/** Where translations stand, from the site's folder: a folder of the locale's name for each. */
const TRANSLATIONS = 'i18n';

const WORD_FILES = { config: 'config.json', sidebars: 'sidebars.json', texts: 'texts.json' };

/** Reads the folder of a locale; a file that translates nothing is a problem. */
export function readTranslation(
  siteDir: string,
  { name }: Locale,
  config: SiteConfig,
): Translation {
  const { docs, blog } = config;
  const folder = posix.join(TRANSLATIONS, name);
  const read = (path: string) => readSourceFile(siteDir, path);
  const wordFile = (file: string) => readIfThere(siteDir, posix.join(folder, file));
  const mirrored = KIND_NAMES.flatMap((kind) => KINDS[kind].translate.folder?.(config) ?? []);
  const found = mirrored.flatMap(({ path, isPage }) => translated(siteDir, folder, path, isPage));
  const categories = docs ? categoryFiles(siteDir, folder, docs.path) : [];
  const blogFile = (file: string | false | null) =>
    blog && file ? readIfThere(siteDir, posix.join(folder, blog.path, file)) : undefined;
  const known = [...mirrored.map(({ path }) => path), ...Object.values(WORD_FILES)];
  return {
    pages: new Map(
      found
        .filter(({ exists }) => exists)
        .map(({ path, original }) => [
          original,
          { original: read(original), translation: read(path) },
        ]),
    ),
    docsPath: posix.join(folder, docs ? docs.path : ''),
    categories: categories.filter(({ exists }) => exists).map(({ path }) => read(path)),
    tags: blog ? blogFile(blog.tags) : undefined,
    authors: blog ? blogFile(blog.authorsMapPath) : undefined,
    config: wordFile(WORD_FILES.config),
    sidebars: docs ? wordFile(WORD_FILES.sidebars) : undefined,
    texts: wordFile(WORD_FILES.texts),
    problems: [
      ...[...found, ...categories].filter(({ exists }) => !exists).map(({ problem }) => problem),
      ...strayEntries(siteDir, folder, known),
    ],
  };
}

/** The default locale's own files stand in the site's folder; only its interface texts are found here. */
export function readDefaultTexts(
  siteDir: string,
  { name }: Locale,
): { texts?: SourceFile; problems: Problem[] } {
  const folder = posix.join(TRANSLATIONS, name);
  const path = posix.join(folder, WORD_FILES.texts);
  return {
    texts: existsSync(join(siteDir, path)) ? readSourceFile(siteDir, path) : undefined,
    problems: strayEntries(siteDir, folder, [WORD_FILES.texts]),
  };
}

/** A problem for each folder of translations that no locale has. */
export function strayLocales(siteDir: string, locales: Locale[]): Problem[] {
  const names = locales.map(({ name }) => name);
  return strayEntries(siteDir, TRANSLATIONS, names).map((problem) => ({
    ...problem,
    message: 'The site has no locale of this name.',
    hint: `${problem.hint} They are named in i18n.locales of the config.`,
    dependsOn: ['locales'],
  }));
}

type Found = { path: string; original: string; exists: boolean; problem: Problem };

/** The files of a locale that mirror a folder of the default locale. */
function translated(
  siteDir: string,
  folder: string,
  mirrored: string,
  isTranslatable: (path: string) => boolean,
): Found[] {
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
        message: `This translates the page "${original}", which does not exist.`,
        hint: `${didYouMean(original, namedLike(original, originals))}A translation has the path of its original.`,
        dependsOn: [`sources/${original}` as const],
      },
    }));
}

/** The paths whose last part is spelled much like that of another; folders in common make no page the one meant. */
function namedLike(path: string, others: string[]): string[] {
  const name = posix.basename(path);
  return others.filter((other) => nearest(name, [posix.basename(other)]) !== undefined);
}

/** A folder of docs may have its label translated whether or not it has such a file in the default locale. */
function categoryFiles(siteDir: string, folder: string, docsPath: string): Found[] {
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
          message: `This translates the folder "${original}", which does not exist.`,
          hint: `${didYouMean(original, folders)}A translation has the path of its original.`,
          dependsOn: ['sources' as const],
        },
      };
    });
}

/** Problems for what stands in a folder and would be passed over. */
function strayEntries(siteDir: string, folder: string, known: string[]): Problem[] {
  const path = join(siteDir, folder);
  if (!existsSync(path)) return [];
  const names = known.map((name) => name.split('/')[0] ?? name);
  return readdirSync(path)
    .filter((name) => !name.startsWith('.') && !names.includes(name))
    .map((name) => ({
      file: posix.join(folder, name),
      message: 'Nothing reads a file or folder of this name.',
      hint: `${didYouMean(name, names)}Known: ${names.join(', ')}.`,
      dependsOn: ['sources', 'config/docs', 'config/blog'],
    }));
}
