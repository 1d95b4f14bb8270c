import { compileGenerated } from '../../compile/compile-generated.ts';
import type { ContentKind } from '../content-kind.ts';
import { assembleCategories } from './assemble.ts';
import { readCategories } from './read.ts';

/** Generated index pages of sidebar categories. */
export const categoriesKind: ContentKind<'categories'> = {
  read: readCategories,
  compiler: () => compileGenerated,
  assemble: assembleCategories,
  translate: {},
};
