import type { Problem } from 'folia-problems';
import type { SourceFile } from '../read/frontmatter.ts';

/** The files of a page and its translation. */
export type TranslationFiles = {
  /** The file of the page in the default locale. */
  original: SourceFile;
  /** The file of the page in the other locale. */
  translation: SourceFile;
};

/** The files in a locale's folder. */
export type Translation = {
  /** By path of the original page. */
  pages: Map<string, TranslationFiles>;
  /** The docs folder of the locale, relative to the site's folder. */
  docsPath: string;
  categories: SourceFile[];
  /** The tags and authors files of the blog. */
  tags?: SourceFile;
  authors?: SourceFile;
  config?: SourceFile;
  sidebars?: SourceFile;
  texts?: SourceFile;
  problems: Problem[];
};
