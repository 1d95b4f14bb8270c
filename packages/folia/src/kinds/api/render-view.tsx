import { type ApiSurroundings, type ApiView, renderView } from 'folia-openapi/views';
import { PAGE_MARKUP } from './page-markup.tsx';

/** The body of one page of a reference. */
export function renderApiView(view: ApiView, surroundings: ApiSurroundings) {
  return renderView(view, surroundings, PAGE_MARKUP);
}

export type RenderApiView = typeof renderApiView;
