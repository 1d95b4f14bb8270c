import type { CompileInput, CompileServices } from './compile-input.ts';
import type { Lookups } from './lookups.ts';
import type { Omissions, PageContext } from './page-context.ts';
import { makeLinkContext, makeTextContext, type PageText, pathsOf } from './text-context.ts';
import { importResolver } from './text-files.ts';

/**
 * Makes the context for compiling the text of a page.
 * @param page the page, or a text file that a generated page includes
 * @param omissions what is left out of it; nothing by default
 */
export function makePageContext(
  page: PageText,
  input: CompileInput,
  services: CompileServices,
  lookups: Lookups,
  omissions: Omissions = {},
): PageContext {
  const { path, route, contentPath, isIndex } = page;
  const { swizzled } = input.theme;
  const resolveImport = importResolver({
    paths: pathsOf(page),
    siteDir: input.siteDir,
    services,
    lookups,
    chain: [path],
    contextOf: (part) => ({
      ...makeLinkContext({ path: part, route, contentPath, isIndex }, input, lookups),
      swizzled,
      ...omissions,
      isPart: true,
    }),
  });
  return { ...makeTextContext(page, input, lookups), swizzled, ...omissions, resolveImport };
}
