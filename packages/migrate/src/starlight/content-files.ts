import { posix } from 'node:path';
import { slug } from 'github-slugger';
import type { CopyPath } from '../source-path.ts';
import type { SourceLocale, SourceLocales } from './locales.ts';

/** A page in the content of the docs. */
export type ContentPage = {
  /** Absolute path. */
  from: string;
  /** Relative to the folder of its language. */
  path: string;
  locale: SourceLocale;
};

export type ContentFiles = {
  pages: ContentPage[];
  /** Other files, which pages refer to, relative to the folder of their language. */
  others: (CopyPath & { locale: SourceLocale })[];
  /** Files that mean nothing to Starlight but something to the engine, relative to the content. */
  leftOut: string[];
};

/** Settings of a folder for a sidebar that follows the folders. */
const SETTINGS = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

/** Sorts the files of `src/content/docs` by language. */
export function sortContent(files: CopyPath[], { main, others }: SourceLocales): ContentFiles {
  const sorted: ContentFiles = { pages: [], others: [], leftOut: [] };
  for (const { from, to } of files) {
    const [first = ''] = to.split('/');
    const isNamed = (locale: SourceLocale) =>
      locale.folder !== '' && locale.folder.toLowerCase() === first.toLowerCase();
    const locale = [main, ...others].find(isNamed) ?? main;
    const path = isNamed(locale) ? to.slice(first.length + 1) : to;
    if (/\.(?:md|mdx|mdoc|markdown)$/.test(path)) sorted.pages.push({ from, path, locale });
    else if (SETTINGS.test(path)) sorted.leftOut.push(to);
    else sorted.others.push({ from, to: path, locale });
  }
  return sorted;
}

/**
 * The route of a page, without a slash at its end. Astro makes file names lowercase
 * (https://docs.astro.build/en/guides/content-collections/#defining-custom-ids).
 *
 * @param ownSlug from the frontmatter
 */
export function contentRoute(path: string, ownSlug?: string): string {
  const plain =
    ownSlug ??
    path
      .replace(/\.\w+$/, '')
      .split('/')
      .map((part) => slug(part))
      .join('/');
  return posix.join('/', plain).replace(/\/index$|(?<=.)\/$/, '') || '/';
}
