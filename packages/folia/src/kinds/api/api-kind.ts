import type { ContentKind } from '../content-kind.ts';
import { apiFileHrefs, apiSidebars, assembleApi } from './assemble.ts';
import { makeApiCompiler } from './compile.ts';
import { readApis } from './read.ts';

/** API references, generated from OpenAPI descriptions. They are not translated. */
export const apiKind: ContentKind<'api'> = {
  read: readApis,
  compiler: makeApiCompiler,
  fileHrefs: (references, { siteBaseUrl }) => apiFileHrefs(references, siteBaseUrl),
  sidebars: apiSidebars,
  assemble: assembleApi,
  translate: {},
};
