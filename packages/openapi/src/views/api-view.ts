import type { ComponentType, ReactNode } from 'react';
import type { Api, Family, Model, Operation } from '../model.ts';
import type { ModelUses } from '../schema/model-uses.ts';
import type { Schema } from '../schema/schema.ts';
import type { TypePiece } from '../schema/type-text.ts';
import type { ApiTexts } from '../texts.ts';

/** An entry of a page's table of contents. */
export type ContentsEntry = { id: string; title: string; level: number };

export type TextOptions = {
  /** The level of the highest heading; without it headings are bold paragraphs. */
  headings?: number;
  /** Gives an id to a heading; each is given once on a page. */
  idFor?: (slug: string) => string;
};

/** Markdown of a description as safe HTML, with the headings that were given ids. */
export type RenderText = (
  text: string,
  options?: TextOptions,
) => { html: string; toc: ContentsEntry[] };

/** Pieces that look the same on all pages of a site, so that the site gives them. */
export type PageMarkup = {
  CodeFigure: ComponentType<{ code: string; language: string; title?: string; copyText: string }>;
  /** Copies the code beside it. */
  CopyButton: ComponentType<{ label: string }>;
  /** The method of an operation. */
  Method: ComponentType<{ name: string }>;
  /** A heading with a link to its section, which `linkLabel` names. */
  SectionHeading: ComponentType<{
    level: number;
    id: string;
    linkLabel: string;
    /** The search finds the text behind it as a part of the section before. */
    isUnsearched?: boolean;
    children: ReactNode;
  }>;
  Tabs: ComponentType<{ groupId?: string; defaultValue?: string; children: ReactNode }>;
  /** Only `Tabs` reads it. */
  TabItem: ComponentType<{ value: string; label: string; children: ReactNode }>;
};

/** Which page of a reference is drawn. */
export type ApiView =
  | { kind: 'introduction' }
  | { kind: 'family'; family: Family }
  | { kind: 'operation'; operation: Operation }
  | { kind: 'webhooks' }
  | { kind: 'webhook'; operation: Operation }
  | { kind: 'models'; page: number }
  | { kind: 'model'; model: Model };

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
  texts: ApiTexts;
  hrefs: ApiHrefs;
  renderText: RenderText;
  uses: ModelUses;
  /** The language of the description, where it is not that of the interface. */
  language?: { lang: string; dir: 'ltr' | 'rtl' };
  /** A site's own words in the place of the description's. */
  introduction?: string;
};

/** What one page is drawn with. */
export type PageTools = ApiSurroundings & {
  markup: PageMarkup;
  /** Gives an id to an element; each is given once on the page. */
  idFor: (name: string) => string;
  typeOf: (schema: Schema) => TypePiece[];
};

/** How many models a list of them holds. */
export const MODELS_PER_PAGE = 500;
