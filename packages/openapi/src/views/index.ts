export type {
  ApiContext,
  ApiHrefs,
  ApiView,
  ContentsEntry,
  PageMarkup,
  RenderText,
  TextOptions,
} from './api-view.ts';
export { type RenderedView, renderView } from './render-view.tsx';
