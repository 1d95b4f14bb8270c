import type { DocFrontmatter, PageFrontmatter } from '../content/page-frontmatter.ts';

type Common = {
  /** Path of the file that is used, from the site's folder. */
  path: string;
  /** For a translation: path of the page in the default locale. Other files name the page by it. */
  original?: string;
  /** Address without base path and trailing slash. */
  route: string;
};

/** What the frontmatter has beside the keys of the engine; only expressions in MDX read it. */
type OtherFields = Record<string, unknown>;

/** A page of the docs folder. */
export type DocPage = Common & {
  kind: 'doc';
  format: 'md' | 'mdx';
  /** The text with its frontmatter blanked. */
  body: string;
  id: string;
  position?: number;
  frontmatter: DocFrontmatter;
  otherFields?: OtherFields;
};

/** A single Markdown page, or one that is made for a category. */
export type TextPage = Common & {
  kind: 'page';
  format: 'md' | 'mdx';
  body: string;
  frontmatter: PageFrontmatter;
  otherFields?: OtherFields;
  /** The page of a category, made from its entries: the category's place in its sidebar. */
  category?: string;
};

/** A single page written as a React component; its frontmatter is an export of the module. */
export type ComponentPage = Common & { kind: 'component' };

/** Where each page comes from and where it goes, before its content is compiled. */
export type SourcePage = DocPage | TextPage | ComponentPage;
