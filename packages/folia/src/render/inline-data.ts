import type { InlinePageData, PageData } from '../contract/page-data.ts';

/** Removes what the document contains elsewhere from its inlined page data: in its head, and the table of contents. */
export function makeInlineData({
  styles: _,
  documentTitle: __,
  meta: ___,
  toc: ____,
  description,
  ...page
}: PageData): InlinePageData {
  return page.showsDescription ? { ...page, description } : page;
}
