import type { ContentLanguage } from '../../contract/page-data.ts';
import type { Texts } from '../../contract/texts.ts';
import type { RenderText } from '../markdown.ts';
import type { Api } from '../model.ts';
import type { ModelUses } from '../schema/model-uses.ts';
import type { Schema } from '../schema/schema.ts';
import type { TypePiece } from '../schema/type-text.ts';

/** Which page of a reference is drawn. */
export type ApiView =
  | { kind: 'introduction' }
  | { kind: 'family'; slug: string }
  | { kind: 'operation'; slug: string }
  | { kind: 'webhooks' }
  | { kind: 'webhook'; slug: string }
  | { kind: 'models'; page: number }
  | { kind: 'model'; slug: string };

/** Addresses of the pages and files of one reference. */
export type ApiHrefs = {
  introduction: string;
  family: (slug: string) => string;
  operation: (slug: string) => string;
  webhook: (slug: string) => string;
  webhooks: string;
  models: (page: number) => string;
  /** By the model's name; undefined where it has no page. */
  model: (name: string) => string | undefined;
  file: (name: 'openapi.json' | 'openapi.yaml') => string;
};

/** What all pages of a reference are drawn with. */
export type ApiSurroundings = {
  api: Api;
  texts: Texts;
  hrefs: ApiHrefs;
  renderText: RenderText;
  uses: ModelUses;
  /** The language of the description, where it is not that of the interface. */
  language?: ContentLanguage;
  /** A site's own words in the place of the description's. */
  introduction?: string;
};

/** What one page is drawn with. */
export type PageTools = ApiSurroundings & {
  /** Gives an id to an element; each is given once on the page. */
  idFor: (name: string) => string;
  typeOf: (schema: Schema) => TypePiece[];
};

/** How many models a list of them holds. */
export const MODELS_PER_PAGE = 500;
