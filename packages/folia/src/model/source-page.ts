import type { ApiView } from 'folia-openapi/views';
import type { ApiReference } from '../kinds/api/api-reference.ts';
import type { PostFrontmatter } from '../kinds/blog/frontmatter-schema.ts';
import type { DocFrontmatter, PageFrontmatter } from '../read/page-frontmatter.ts';
import type { BlogListing } from './blog-listing.ts';

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

/** A post of the blog. */
export type PostPage = Common & {
  kind: 'post';
  format: 'md' | 'mdx';
  body: string;
  /** When it was published: an instant in UTC. */
  date: string;
  frontmatter: PostFrontmatter;
  otherFields?: OtherFields;
};

/** A single Markdown page, or one that is made for a category or a list of the blog. */
export type TextPage = Common & {
  kind: 'page';
  format: 'md' | 'mdx';
  body: string;
  frontmatter: PageFrontmatter;
  otherFields?: OtherFields;
  /** The page of a category, made from its entries: the category's place in its sidebar. */
  category?: string;
  /** A page of the blog, made from its posts. */
  listing?: BlogListing;
  /** The page of a tag of the docs or the list of these, made from the pages that name them. */
  isOfTags?: boolean;
};

/** A single page written as a React component; its frontmatter is an export of the module. */
export type ComponentPage = Common & { kind: 'component' };

/** A page of an API reference, drawn of its description. */
export type ApiPage = Common & { kind: 'api'; view: ApiView; reference: ApiReference };

/** A page whose content is a text, of its own or made for it. */
export type WrittenPage = DocPage | PostPage | TextPage;

/** Where each page comes from and where it goes, before its content is compiled. */
export type SourcePage = WrittenPage | ComponentPage | ApiPage;
