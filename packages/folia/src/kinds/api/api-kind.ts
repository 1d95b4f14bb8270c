import type { ContentKind } from '../content-kind.ts';
import { apiSidebars, assembleApi } from './assemble.ts';
import { compileApiPage } from './compile.ts';
import { readApis } from './read.ts';

/** References of APIs, made of OpenAPI descriptions. They are not translated. */
export const apiKind: ContentKind<'api'> = {
  read: readApis,
  compile: compileApiPage,
  sidebars: apiSidebars,
  assemble: assembleApi,
  translate: {},
};
