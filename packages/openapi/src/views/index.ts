export type {
  ApiHrefs,
  ApiView,
  CodeFigureProps,
  ContentsEntry,
  PageMarkup,
  ReferenceContext,
  RenderText,
  TextOptions,
} from './api-view.ts';
export { type RenderedView, renderView } from './render-view.tsx';
