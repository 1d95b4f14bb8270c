import type { ApiView } from 'folia-openapi/views';
import type { ApiReference } from '../kinds/api/api-reference.ts';
import type { PostFrontmatter } from '../kinds/blog/schema.ts';
import type { DocFrontmatter } from '../kinds/docs/schema.ts';
import type { PageFrontmatter } from '../read/page-frontmatter.ts';
import type { GeneratedContent } from './generated-content.ts';

type Addressed = {
  /** Address without base path and trailing slash. */
  route: string;
};

/** A page that has a file of its own. */
type FromFile = Addressed & {
  /** Path of the file, from the site's folder. */
  path: string;
  /** For a translation: path of the page in the default locale. Other files refer to the page by it. */
  original?: string;
};

/** A page that is written in Markdown or MDX. */
type Written<Frontmatter> = FromFile & {
  form: 'text';
  format: 'md' | 'mdx';
  /** The text with its frontmatter blanked, so that lines keep their numbers. */
  body: string;
  frontmatter: Frontmatter;
  /** Frontmatter that the engine has no key for; only expressions in MDX read it. */
  otherFields?: Record<string, unknown>;
};

/** A page of the docs folder. */
export type DocPage = Written<DocFrontmatter> & { kind: 'docs'; id: string; position?: number };

/** A post of the blog. */
export type PostPage = Written<PostFrontmatter> & {
  kind: 'blog';
  /** When it was published: an instant in UTC. */
  date: string;
};

/** A single page in Markdown or MDX. */
export type TextPage = Written<PageFrontmatter> & { kind: 'pages' };

/** A single page written as a React component; its frontmatter is an export of the module. */
export type ComponentPage = FromFile & { kind: 'pages'; form: 'component' };

/** A page of an API reference. */
export type ApiPage = Addressed & {
  kind: 'api';
  form: 'view';
  view: ApiView;
  reference: ApiReference;
};

/** A page without a file: its body is made of other pages, once these are compiled. */
export type GeneratedPage<Content extends GeneratedContent = GeneratedContent> = Addressed & {
  form: 'generated';
  /** The file or folder that asks for the page, for messages. */
  generatedFrom: string;
  /** What it lists. */
  content: Content;
  /** The sections that links may lead to. */
  sections: string[];
  frontmatter: PageFrontmatter;
};

export type CategoryPage = GeneratedPage<Extract<GeneratedContent, { of: 'category' }>> & {
  kind: 'categories';
};
export type TagPage = GeneratedPage<Extract<GeneratedContent, { of: 'docs-tag' | 'docs-tags' }>> & {
  kind: 'tags';
};
export type ListingPage = GeneratedPage<
  Exclude<GeneratedContent, { of: 'category' | 'docs-tag' | 'docs-tags' }>
> & { kind: 'blog' };

/** A page whose content is a text. */
export type WrittenPage = DocPage | PostPage | TextPage;

/** A page that has a file of its own. */
export type FilePage = WrittenPage | ComponentPage;

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

/** A page before its content is compiled: where it comes from, and its address. */
export type SourcePage<Kind extends KindName = KindName> = PagesByKind[Kind];
