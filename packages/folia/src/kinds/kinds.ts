import type { KindName } from '../model/source-page.ts';
import { apiKind } from './api/api-kind.ts';
import { blogKind } from './blog/blog-kind.ts';
import { categoriesKind } from './categories/categories-kind.ts';
import type { ContentKind } from './content-kind.ts';
import { docsKind } from './docs/docs-kind.ts';
import { pagesKind } from './pages/pages-kind.ts';
import { tagsKind } from './tags/tags-kind.ts';

/** Every kind of content. */
export const KINDS: { [Kind in KindName]: ContentKind<Kind> } = {
  docs: docsKind,
  pages: pagesKind,
  categories: categoriesKind,
  tags: tagsKind,
  blog: blogKind,
  api: apiKind,
};

/** Kinds in the order in which they are read and their pages listed. Categories and tags depend on the docs. */
export const KIND_NAMES = [
  'docs',
  'pages',
  'categories',
  'tags',
  'blog',
  'api',
] as const satisfies KindName[];
