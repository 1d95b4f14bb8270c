import type { ApiView } from 'folia-openapi/views';
import type { ApiReference } from '../kinds/api/api-reference.ts';
import type { PostFrontmatter } from '../kinds/blog/schema.ts';
import type { DocFrontmatter } from '../kinds/docs/schema.ts';
import type { TextPageFrontmatter } from '../kinds/pages/schema.ts';
import type { WrittenFrontmatter } from '../read/frontmatter.ts';
import type { PageFrontmatter } from '../read/page-frontmatter.ts';
import type { GeneratedContent } from './generated-content.ts';

type Routed = {
  /** Path without base path and trailing slash. */
  route: string;
};

/** A page with a file. */
type FileBased = Routed & {
  /** Path of the file, relative to the site's folder. */
  path: string;
  /** For a translation: path of the page in the default locale, which other files use to refer to it. */
  original?: string;
  /** The folder of its docs, posts or pages, relative to the site's folder. */
  contentPath?: string;
  /** Whether relative URLs start at its route instead of the route's parent, as on the index of a folder. */
  isIndex?: boolean;
};

/** A page in Markdown or MDX. */
type MarkdownBased<Frontmatter> = FileBased & {
  form: 'text';
  format: 'md' | 'mdx';
  /** The source with blank lines in place of the frontmatter, so that line numbers stay the same. */
  body: string;
  /** The frontmatter as it is written, to find the lines of its fields; of a translation, that of its original follows. */
  written: WrittenFrontmatter[];
  frontmatter: Frontmatter;
  /** Frontmatter fields that the engine does not know; available to expressions in MDX. */
  otherFields?: Record<string, unknown>;
};

/** A page of the docs folder. */
export type DocPage = MarkdownBased<DocFrontmatter> & {
  kind: 'docs';
  /** Key of its version. */
  version: string;
  /** Unique within the version. */
  id: string;
  position?: number;
};

/** A post of the blog. */
export type PostPage = MarkdownBased<PostFrontmatter> & {
  kind: 'blog';
  /** When it was published: an instant in UTC. */
  date: string;
};

/** A single page in Markdown or MDX. */
export type TextPage = MarkdownBased<TextPageFrontmatter> & { kind: 'pages' };

/** A single page written as a React component; its frontmatter is an export of the module. */
export type ComponentPage = FileBased & { kind: 'pages'; form: 'component' };

/** A page of an API reference. */
export type ApiPage = Routed & {
  kind: 'api';
  form: 'view';
  view: ApiView;
  reference: ApiReference;
};

/** A page without a file: its body is generated from other pages once these are compiled. */
export type GeneratedPage<Content extends GeneratedContent = GeneratedContent> = Routed & {
  form: 'generated';
  /** The file or folder that the page is generated from, for messages. */
  generatedFrom: string;
  /** The kind of list on the page. */
  content: Content;
  /** Ids of sections that links can point to. */
  sections: string[];
  frontmatter: PageFrontmatter;
};

export type CategoryPage = GeneratedPage<Extract<GeneratedContent, { of: 'category' }>> & {
  kind: 'categories';
  /** Key of the version of the docs. */
  version: string;
};
export type TagPage = GeneratedPage<Extract<GeneratedContent, { of: 'docs-tag' | 'docs-tags' }>> & {
  kind: 'tags';
  /** Key of the version of the docs. */
  version: string;
};
export type ListingPage = GeneratedPage<
  Exclude<GeneratedContent, { of: 'category' | 'docs-tag' | 'docs-tags' }>
> & { kind: 'blog' };

/** A page in Markdown or MDX, of any kind. */
export type MarkdownPage = DocPage | PostPage | TextPage;

/** A page with a file, of any kind. */
export type FilePage = MarkdownPage | ComponentPage;

/** The pages of each kind of content, by the name of its folder in `kinds/`. */
export type PagesByKind = {
  docs: DocPage;
  pages: TextPage | ComponentPage;
  categories: CategoryPage;
  tags: TagPage;
  blog: PostPage | ListingPage;
  api: ApiPage;
};

export type KindName = keyof PagesByKind;

/** A page before compiling: its route and its source. */
export type SourcePage<Kind extends KindName = KindName> = PagesByKind[Kind];

/** A page typed by its kind, so that TypeScript matches the page with the function for its kind. */
export type PageWithKind<Kind extends KindName> = {
  [Name in Kind]: SourcePage<Name> & { kind: Name };
}[Kind];
