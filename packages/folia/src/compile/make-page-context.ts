import type { SourcePage } from '../model/source-page.ts';
import type { CompileInput, CompileServices } from './compile-input.ts';
import type { LinkingText } from './linking-text.ts';
import type { Lookups } from './lookups.ts';
import type { PageContext } from './page-context.ts';
import { textFiles } from './text-files.ts';

type PageText = LinkingText & { kind?: SourcePage['kind'] };

/**
 * Makes the context for compiling the text of a page.
 * @param page the page, or a text file that a generated page includes
 */
export function makePageContext(
  { path, original, route, contentPath, isIndex, kind }: PageText,
  input: CompileInput,
  services: CompileServices,
  lookups: Lookups,
): PageContext {
  const linksFrom = (text: LinkingText): PageContext => ({
    path: text.path,
    siteDir: input.siteDir,
    texts: input.config.texts,
    admonitions: input.config.admonitions.keywords,
    components: input.theme.components,
    recallTokens: lookups.recallTokens,
    findMermaid: lookups.mermaid,
    resolveLink: (url) => lookups.link(url, text),
  });
  const place = { route, contentPath, isIndex };
  return {
    ...linksFrom({ path, original, ...place }),
    ...textFiles({
      paths: original === undefined ? [path] : [path, original],
      siteDir: input.siteDir,
      services,
      lookups,
      chain: [path],
      contextOf: (part) => linksFrom({ path: part, ...place }),
    }),
    originalHeadings: original === undefined ? [] : input.originalHeadings?.get(original),
    marksFold: kind === 'blog',
  };
}
