import type { CompiledPage } from '../model/compiled-page.ts';
import type { Locales } from '../model/locale-site.ts';
import type { SiteSources } from '../model/site-sources.ts';
import type { MarkdownPage, SourcePage } from '../model/source-page.ts';
import type { SpoolText } from '../model/spool-text.ts';

/**
 * Returns the same page with its HTML in a spool. What was collected from the text is copied, since
 * a part of a string keeps the whole in memory: a heading would keep the text of its page.
 */
export function spoolPage(page: CompiledPage, spool: SpoolText): CompiledPage {
  const { heading, firstParagraph, toc, anchors, links } = page;
  const collected = structuredClone({ heading, firstParagraph, toc, anchors, links });
  return readingHtml({ ...page, ...collected, html: '' }, spool(page.html));
}

/** Returns a value whose HTML is read on each access, including when the value is copied. */
export function readingHtml<Value extends { html?: string }>(
  value: Value,
  read: () => string,
): Value {
  return {
    ...value,
    get html() {
      return read();
    },
  };
}

/** Returns the same site, in all its locales, with the texts of its pages in a spool. */
export function spoolBodies<Sources extends Pick<SiteSources, 'pages'>>(
  [base, ...others]: Locales<Sources>,
  spool: SpoolText,
): Locales<Sources> {
  const known = new Map<SourcePage, SourcePage>();
  // Locales share pages that are not translated.
  const spoolOnce = (page: SourcePage) => {
    const spooled = known.get(page) ?? (page.form === 'text' ? spoolBody(page, spool) : page);
    known.set(page, spooled);
    return spooled;
  };
  const spoolAll = (sources: Sources) => ({ ...sources, pages: sources.pages.map(spoolOnce) });
  return [spoolAll(base), ...others.map(spoolAll)];
}

function spoolBody(page: MarkdownPage, spool: SpoolText): MarkdownPage {
  const read = spool(page.body);
  return {
    ...page,
    get body() {
      return read();
    },
  };
}
