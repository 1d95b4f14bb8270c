import type { Problem } from 'folia-problems';
import type { SourceFile } from '../read/frontmatter.ts';

/** The files of a page and of its translation. */
export type TranslationFiles = {
  /** The file of the page in the default locale. */
  original: SourceFile;
  /** The file that replaces it. */
  translation: SourceFile;
};

/** The files in the folder of a locale. */
export type Translation = {
  /** By path of the page in the default locale. */
  pages: Map<string, TranslationFiles>;
  /** The docs folder of the locale. */
  docsPath: string;
  categories: SourceFile[];
  /** The tags and authors of the blog. */
  tags?: SourceFile;
  authors?: SourceFile;
  config?: SourceFile;
  sidebars?: SourceFile;
  texts?: SourceFile;
  problems: Problem[];
};
