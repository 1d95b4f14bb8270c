import type { Problem } from 'folia-problems';
import type { SourceFile } from '../read/frontmatter.ts';

/** The files of a page and its translation. */
export type TranslationFiles = {
  /** The file of the page in the default locale. */
  original: SourceFile;
  /** The file of the page in the other locale. */
  translation: SourceFile;
};

/** The files of a version of the docs in a locale's folder, apart from its pages. */
export type VersionTranslation = {
  /** The folder of the version, relative to the site's folder. */
  path: string;
  categories: SourceFile[];
  sidebars?: SourceFile;
};

/** The files in a locale's folder. */
export type Translation = {
  /** By path of the original page. */
  pages: Map<string, TranslationFiles>;
  /** The files of each version of the docs, by its key. */
  docs: ReadonlyMap<string, VersionTranslation>;
  /** The tags and authors files of the blog. */
  tags?: SourceFile;
  authors?: SourceFile;
  config?: SourceFile;
  texts?: SourceFile;
  messages?: SourceFile;
  problems: Problem[];
};
