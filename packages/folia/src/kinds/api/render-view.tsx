import {
  type ApiView,
  type PageMarkup,
  type ReferenceContext,
  renderView,
} from 'folia-openapi/views';
import { TabItem, Tabs } from '../../components/Tabs.tsx';
import { CodeFigure } from './CodeFigure.tsx';

/** What pages of references share with all others of a site. */
const MARKUP: PageMarkup = { CodeFigure, Tabs, TabItem };

/** The body of one page of a reference. */
export function renderApiView(view: ApiView, surroundings: ReferenceContext) {
  return renderView(view, surroundings, MARKUP);
}

export type RenderApiView = typeof renderApiView;
