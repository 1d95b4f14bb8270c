import type { ComponentType, ReactNode } from 'react';
import type { BuilderProps } from '../builder/BuilderFrame.tsx';
import type { Comparison } from '../changes/comparison.ts';
import type { Api, Family, Model, Operation } from '../model.ts';
import type { ModelUses } from '../schema/model-uses.ts';
import type { Schema } from '../schema/schema.ts';
import type { TypePiece } from '../schema/type-text.ts';
import type { ApiTexts } from '../texts.ts';

/** An entry in a page's table of contents. */
export type ContentsEntry = { id: string; title: string; level: number };

export type TextOptions = {
  /** The level of the highest heading. If omitted, headings become bold paragraphs. */
  headings?: number;
  /** Returns an id for a heading, unique on the page. */
  idFor?: (slug: string) => string;
};

/** Renders Markdown of a description as safe HTML, and lists the headings that have ids. */
export type RenderText = (
  text: string,
  options?: TextOptions,
) => { html: string; toc: ContentsEntry[] };

export type CodeFigureProps = {
  code: string;
  language: string;
  title?: string;
  copyText: string;
  /** Whether it has no colors, which would take more room than the code. */
  isPlain?: boolean;
};

/** Components that look the same on all pages of a site, and therefore come from the site. */
export type PageMarkup = {
  CodeFigure: ComponentType<CodeFigureProps>;
  /** Copies the code beside it. */
  CopyButton: ComponentType<{ label: string }>;
  /** The request builder of an operation, which is loaded once a reader opens it. */
  RequestBuilder: ComponentType<BuilderProps>;
  /** The method of an operation. */
  Method: ComponentType<{ name: string }>;
  /** What readers filter, expand and copy from. Its code is fetched when they do. */
  Interactive: ComponentType<{ className: string; children: ReactNode }>;
  /** A heading with a link to its section, which `linkLabel` names. */
  SectionHeading: ComponentType<{
    level: number;
    id: string;
    linkLabel: string;
    children: ReactNode;
  }>;
  Tabs: ComponentType<{
    groupId?: string;
    defaultValue?: string;
    /** Keeps the tabs on one line; this button reveals those that do not fit. */
    more?: string;
    children: ReactNode;
  }>;
  /** Read by `Tabs` only. */
  TabItem: ComponentType<{ value: string; label: ReactNode; children: ReactNode }>;
};

/** Identifies a page of a reference. */
export type ApiView =
  | { kind: 'introduction' }
  | { kind: 'changes'; comparison: Comparison; page: number }
  | { kind: 'operations'; page: number }
  | { kind: 'family'; family: Family; page: number }
  | { kind: 'operation'; operation: Operation }
  | { kind: 'webhooks'; page: number }
  | { kind: 'webhook'; operation: Operation }
  | { kind: 'models'; page: number }
  | { kind: 'model'; model: Model };

/** URLs of the pages and files of a reference. */
export type ApiHrefs = {
  introduction: string;
  changes: (slug: string, page: number) => string;
  operations: (page: number) => string;
  /** @param page of its list, 1 if omitted */
  family: (slug: string, page?: number) => string;
  operation: (slug: string) => string;
  webhook: (slug: string) => string;
  webhooks: (page?: number) => string;
  models: (page: number) => string;
  /** By the model's name; undefined if it has no page. */
  model: (name: string) => string | undefined;
  file: (name: 'openapi.json' | 'openapi.yaml') => string;
};

/** Everything the pages of a reference need to render. */
export type ReferenceContext = {
  api: Api;
  texts: ApiTexts;
  hrefs: ApiHrefs;
  renderText: RenderText;
  /**
   * Returns the address of the page of the site that a link of the description leads to.
   * @param isNeeded whether it leads nowhere without such a page, which is reported
   */
  resolveLink: (url: string, isNeeded: boolean) => string | undefined;
  uses: ModelUses;
  /** With earlier descriptions, the latest first. */
  comparisons?: Comparison[];
  /** The language of the description, if it differs from that of the interface. */
  language?: { lang: string; dir: 'ltr' | 'rtl' };
  /** The files of an operation's request builder; absent if pages have none. */
  builderFiles?: (
    operation: Operation,
  ) => Pick<BuilderProps, 'reference' | 'description' | 'texts'>;
  /** An introduction that the site provides instead of the description's. */
  introduction?: string;
};

/** Everything one page needs to render. */
export type PageTools = ReferenceContext & {
  markup: PageMarkup;
  /** How much lower the headings of sections are, if these are within another section. */
  headingOffset?: number;
  /** Returns an id for an element, unique on the page. */
  idFor: (name: string) => string;
  typeOf: (schema: Schema) => TypePiece[];
};

/** Maximum number of operations on a page of a list. */
export const OPERATIONS_PER_PAGE = 500;

/** Maximum number of models on a page of the list. */
export const MODELS_PER_PAGE = 500;
