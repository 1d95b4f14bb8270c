import { compileGenerated } from '../../compile/compile-generated.ts';
import type { ContentKind } from '../content-kind.ts';
import { assembleCategories } from './assemble.ts';
import { readCategories } from './read.ts';

/** Generated pages that list the entries of a category. */
export const categoriesKind: ContentKind<'categories'> = {
  read: readCategories,
  compiler: () => compileGenerated,
  assemble: assembleCategories,
  translate: {},
};
