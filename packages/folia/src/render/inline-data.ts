import type { InlinePageData, PageData } from '../contract/page-data.ts';

/** Removes what the head of the document contains from its inlined page data. */
export function makeInlineData({
  styles: _,
  documentTitle: __,
  meta: ___,
  description,
  ...page
}: PageData): InlinePageData {
  return page.showsDescription ? { ...page, description } : page;
}
