import type { ContentKind } from '../content-kind.ts';
import { assembleBlog } from './assemble.ts';
import { compileBlogPage } from './compile.ts';
import { readBlog } from './read.ts';
import { blogTranslation } from './translate.ts';

/** Blog posts, and the generated pages that list them. */
export const blogKind: ContentKind<'blog'> = {
  read: readBlog,
  compiler: (input, services) => (source, lookups) =>
    compileBlogPage(source, input, services, lookups),
  assemble: assembleBlog,
  translate: blogTranslation,
};
