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

/** The order in which they are read and their pages are listed. Categories and tags are read from the docs before them. */
export const KIND_NAMES = [
  'docs',
  'pages',
  'categories',
  'tags',
  'blog',
  'api',
] as const satisfies KindName[];

/** The kinds that add sidebars to those of the docs, in the order in which these are listed. */
export const KINDS_WITH_SIDEBARS = ['api', 'blog'] as const satisfies KindName[];
