import type { InlinePageData, TocEntry } from '../../contract/page-data.ts';
import { PAGE_RULES } from '../../contract/page-rules.ts';
import { readHead } from './document-head.ts';
import type { LoadedPage } from './router.ts';

/**
 * Reads the page of a document as the build wrote it: of the open one, or of one that was only parsed.
 * @param rules the rules of its style element. As text, since parsed rules would lose declarations: a shorthand with a
 * variable and a longhand after it have no text of their own (https://drafts.csswg.org/cssom/#serialize-a-css-value)
 */
export function readPage(from: Document, rules: string | null = ''): LoadedPage {
  const inline: InlinePageData = JSON.parse(from.querySelector('#page-data')?.textContent ?? '');
  const styles = rules?.split(PAGE_RULES)[1] ?? '';
  return {
    page: { ...inline, toc: readToc(from), documentTitle: from.title, styles },
    html: readBody(from),
    head: readHead(from),
  };
}

/** Reads the table of contents, which a document contains only once. */
function readToc(from: Document): TocEntry[] {
  const links = from.querySelectorAll<HTMLAnchorElement>('main>.toc a');
  return Array.from(links, (link) => ({
    // The property would be percent-encoded.
    id: link.getAttribute('href')?.slice(1) ?? '',
    title: link.textContent,
    // The last character of a class such as `level-3`; the highest level has none.
    level: Number(link.parentElement?.className.at(-1) ?? 2),
  }));
}

/**
 * The HTML of the article, for later returns to it. It leaves out what the reader has done: the state of a copy button, and
 * uses of islands, which would be repeated.
 */
function readBody(from: Document): string {
  const html = from.querySelector('#page-body')?.innerHTML ?? '';
  return html.replace(/(<[^>]* data-copy=")done| data-replay="\w+"(?=[^<]*>)/g, '$1');
}
