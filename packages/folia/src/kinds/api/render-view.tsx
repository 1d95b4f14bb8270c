import { type ApiView, type ReferenceContext, renderView } from 'folia-openapi/views';
import { PAGE_MARKUP } from './page-markup.tsx';

/** The body of one page of a reference. */
export function renderApiView(view: ApiView, context: ReferenceContext) {
  return renderView(view, context, PAGE_MARKUP);
}

export type RenderApiView = typeof renderApiView;
