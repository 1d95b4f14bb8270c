import { compileGenerated } from '../../compile/compile-generated.ts';
import type { ContentKind } from '../content-kind.ts';
import { assembleTags } from './assemble.ts';
import { readTags } from './read.ts';

/** Generated pages that list docs pages by tag. */
export const tagsKind: ContentKind<'tags'> = {
  read: readTags,
  compiler: () => compileGenerated,
  assemble: assembleTags,
  translate: {},
};
