import type { HeadElement } from '../contract/head.ts';
import type { InlinePageData } from '../contract/page-data.ts';

/** The parts of a document, each finished HTML or plain text as its name says. */
export type DocumentParts = {
  /** What the head says of the page. */
  head: HeadElement[];
  inlineData: InlinePageData;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  /** The color mode until a script sets another; undefined follows the reader's system. */
  colorMode?: 'light' | 'dark';
  faviconHref?: string;
  styles: string;
  /** Style rules of this page alone. */
  pageStyles?: string;
  boot: { code: string; attributes: Record<string, string | undefined> };
  shellHtml: string;
  /** Shown where scripts cannot be loaded since the base path is wrong. */
  baseWarning: string;
  /** A script of the elements in this page, at the end of the document. */
  pageScript?: string;
  /** Id of an element that the first paint waits for. */
  paintAfter?: string;
  /** The dialog of the search; empty where there is none. */
  searchHtml: string;
  shellUrl: string;
  sidebarUrl?: string;
  /** Addresses of all that is fetched as soon as the shell is to go live, and as soon as the search is near. */
  liveParts: string[];
  searchParts: string[];
  /** Further elements of the head, such as a development client. */
  extraHead?: string;
};

/** A whole document: finished text, style rules inlined, and one small script that waits for the reader. */
export function renderDocument(parts: DocumentParts): string {
  const { styles, boot } = parts;
  return [
    `<!doctype html><html${attributes({
      lang: parts.htmlLang,
      dir: parts.direction,
      'data-theme': parts.colorMode,
    })}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script${attributes(boot.attributes)}>${boot.code}</script>`,
    ...parts.head.map(headHtml),
    // An empty icon keeps browsers from asking for /favicon.ico.
    `<link rel="icon" href="${escapeHtml(parts.faviconHref ?? 'data:,')}">`,
    parts.paintAfter === undefined ? '' : paintAfter(parts.paintAfter),
    `<style>${styles}</style><style data-page>${parts.pageStyles ?? ''}</style>`,
    parts.extraHead ?? '',
    `</head><body>${parts.baseWarning}<div id="shell">${parts.shellHtml}</div>${parts.searchHtml}`,
    fetchedLater('live-parts', parts.liveParts),
    fetchedLater('search-parts', parts.searchParts),
    `<script type="application/json" id="page-data"${attributes({
      'data-shell': parts.shellUrl,
      'data-sidebar': parts.sidebarUrl,
    })}>${escapeJson(parts.inlineData)}</script>`,
    parts.pageScript === undefined ? '' : `<script>${parts.pageScript}</script>`,
    '</body></html>\n',
  ].join('');
}

/**
 * Requests that wait in a template: the boot script moves its links into the head, and the browser makes them all at
 * once (https://html.spec.whatwg.org/multipage/links.html#link-type-modulepreload).
 */
function fetchedLater(id: string, addresses: string[]): string {
  const links = addresses.map((href) =>
    href.endsWith('.json')
      ? `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(href)}">`
      : `<link rel="modulepreload" href="${escapeHtml(href)}">`,
  );
  return links.length > 0 ? `<template id="${id}">${links.join('')}</template>` : '';
}

/** https://html.spec.whatwg.org/multipage/links.html#link-type-expect */
function paintAfter(id: string): string {
  return `<link rel="expect" href="#${escapeHtml(id)}" blocking="render">`;
}

/** https://html.spec.whatwg.org/multipage/syntax.html#void-elements have no end tag. */
function headHtml({ name, attributes: values, text }: HeadElement): string {
  const start = `<${name}${attributes(values)}>`;
  if (text === undefined) return start;
  return `${start}${name === 'script' ? escapeScript(text) : escapeHtml(text)}</${name}>`;
}

function attributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) =>
      value === undefined ? '' : ` ${name}${value === '' ? '' : `="${escapeHtml(value)}"`}`,
    )
    .join('');
}

/** Escapes for text and for attributes in double quotes (https://html.spec.whatwg.org/#escapingString). */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** JSON that can stand in a script element: it never holds the end of one. */
export function escapeJson(value: unknown): string {
  return escapeScript(JSON.stringify(value));
}

function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
