import { readingHtml } from '../compile/spool-page.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { SitePage } from '../model/site.ts';
import type { SpoolText } from '../model/spool-text.ts';

/** Returns the same page with its HTML in a spool, where that of the compiled page already is. */
export function spoolAssembled(page: SitePage, compiled: CompiledPage, spool: SpoolText): SitePage {
  const written = compiled.html;
  const put = (html: string) => (html === written ? readerOf(compiled) : spool(html));
  const { html, search } = page;
  const others =
    search?.html === undefined ? page : { ...page, search: readingHtml(search, put(search.html)) };
  return readingHtml(others, put(html));
}

function readerOf(page: CompiledPage): () => string {
  return () => page.html;
}
