import type { ContentKind } from '../content-kind.ts';
import { assemblePages } from './assemble.ts';
import { compileSinglePage } from './compile.ts';
import { readPages } from './read.ts';
import { pagesTranslation } from './translate.ts';

/** Single pages in Markdown or React. */
export const pagesKind: ContentKind<'pages'> = {
  read: readPages,
  compiler: (input, services) => (source, lookups) =>
    compileSinglePage(source, input, services, lookups),
  assemble: assemblePages,
  translate: pagesTranslation,
};
