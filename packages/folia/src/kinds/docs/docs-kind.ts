import { compileText } from '../../compile/compile-text.ts';
import type { ContentKind } from '../content-kind.ts';
import { assembleDocs } from './assemble.ts';
import { readDocs } from './read.ts';
import { docsTranslation } from './translate.ts';

/** Pages of the docs folder, shown in sidebars. */
export const docsKind: ContentKind<'docs'> = {
  read: readDocs,
  compiler: (input, services) => (source, lookups) => compileText(source, input, services, lookups),
  assemble: assembleDocs,
  translate: docsTranslation,
};
