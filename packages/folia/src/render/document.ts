import type { HeadElement } from '../contract/head.ts';
import type { InlinePageData } from '../contract/page-data.ts';
import { PAGE_RULES } from '../contract/page-rules.ts';
import type { EnginePolicy } from '../contract/trusted-types.ts';
import { escapeHtml } from './escape-html.ts';

/** The parts of a document. Names say whether a string is HTML. */
export type DocumentParts = {
  /** Metadata of the page. */
  head: HeadElement[];
  inlineData: InlinePageData;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  /** The color mode until a script sets another; undefined follows the reader's system. */
  colorMode?: 'light' | 'dark';
  faviconHref?: string;
  styles: string;
  /** Style rules for this page only. */
  pageStyles?: string;
  boot: { code: string; attributes: Record<string, string | undefined> };
  shellHtml: string;
  /** HTML shown if scripts cannot be loaded because the base path is wrong. */
  baseWarning: string;
  /** Scripts for elements of this page, at the end of the document. */
  pageScripts: string[];
  /** Makes the content security policy of a document with these style rules. */
  policyFor?: (styles: string) => string;
  /** Id of an element that the first paint waits for. */
  paintAfter?: string;
  /** Script for long pages, with the number of the block from which content is far below the first screen. */
  laterContent?: { script: string; from: number | undefined };
  /** The search dialog; empty if the site has no search. */
  searchHtml: string;
  /** HTML of the site after everything else. */
  bodyStart: string;
  bodyEnd: string;
  shellUrl: string;
  sidebarUrl?: string;
  /** The text of an import map with the hashes of modules; empty if none are known. */
  importMap: string;
  /** URLs to fetch when the shell goes live, and when the reader approaches the search box. */
  liveParts: string[];
  searchParts: string[];
  /** URL of the module that starts the search. */
  searchScript?: string;
  /** Its worker, which is started at the same time. */
  searchWorker?: SearchWorker;
  /** Which documents the browser may fetch ahead, in JSON. */
  speculationRules: string;
  /** Script that follows links until the shell is live. */
  navigationScript?: string;
  /** URL of the site's client modules. */
  clientModules?: string;
  /** HTML to add to the head, such as the development client. */
  extraHead?: string;
};

/** Renders a complete document: finished content, inlined style rules, and one small script that waits for the reader. */
export function renderDocument(parts: DocumentParts): string {
  const { boot, pageStyles } = parts;
  const styles = pageStyles ? parts.styles + PAGE_RULES + pageStyles : parts.styles;
  return [
    `<!doctype html><html${attributes({
      lang: parts.htmlLang,
      dir: parts.direction,
      'data-theme': parts.colorMode,
    })}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    // First, since it applies to what follows.
    parts.policyFor ? policyElement(parts.policyFor(styles)) : '',
    `<script${attributes(boot.attributes)}>${boot.code}</script>`,
    // Before all modules, since older browsers ignore an import map after one.
    parts.importMap && `<script type="importmap">${parts.importMap}</script>`,
    ...parts.head.map(renderHeadElement),
    iconLink(parts),
    parts.paintAfter === undefined ? '' : expectLink(parts.paintAfter),
    `<style>${styles}</style>`,
    laterContentScript(parts.laterContent),
    clientModulesScript(parts.clientModules),
    parts.extraHead ?? '',
    `</head><body>${parts.baseWarning}${parts.bodyStart}<div id="page-shell">${parts.shellHtml}</div>${parts.searchHtml}${parts.bodyEnd}`,
    deferredLinks('live-parts', parts.liveParts),
    deferredLinks('search-parts', parts.searchParts, searchScripts(parts)),
    `<script type="speculationrules">${parts.speculationRules}</script>`,
    `<script type="application/json" id="page-data"${attributes({
      'data-shell': parts.shellUrl,
      'data-sidebar': parts.sidebarUrl,
    })}>${escapeJson(parts.inlineData)}</script>`,
    ...parts.pageScripts.map((script) => `<script data-page>${script}</script>`),
    parts.navigationScript === undefined ? '' : `<script>${parts.navigationScript}</script>`,
    '</body></html>\n',
  ].join('');
}

/** The icon of the site. Without any, an empty one keeps browsers from requesting /favicon.ico. */
function iconLink({ faviconHref, head }: DocumentParts): string {
  const isIcon = ({ attributes: { rel = '' } }: HeadElement) => /(?:^|\s)icon(?:\s|$)/i.test(rel);
  if (faviconHref === undefined && head.some(isIcon)) return '';
  return `<link rel="icon" href="${escapeHtml(faviconHref ?? 'data:,')}">`;
}

/** Client modules run once the document is complete. What the document shows is fetched before them. */
function clientModulesScript(url: string | undefined): string {
  return url === undefined
    ? ''
    : `<script type="module" src="${escapeHtml(url)}" fetchpriority="low"></script>`;
}

/**
 * Renders links in a template. The boot script moves them into the head, so that the browser makes all requests at once
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-modulepreload). A script starts when it is moved.
 */
function deferredLinks(id: string, hrefs: string[], scripts = ''): string {
  const links = hrefs.map((href) =>
    href.endsWith('.json')
      ? `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(href)}">`
      : `<link rel="modulepreload" href="${escapeHtml(href)}">`,
  );
  return links.length > 0 ? `<template id="${id}">${scripts}${links.join('')}</template>` : '';
}

function searchScripts({ searchScript, searchWorker }: DocumentParts): string {
  const worker = searchWorker ? `<script>${workerScript(searchWorker)}</script>` : '';
  const start =
    searchScript === undefined
      ? ''
      : `<script type="module" src="${escapeHtml(searchScript)}"></script>`;
  return worker + start;
}

/** The URLs of the worker of the search, and of the titles that it answers from first. */
export type SearchWorker = { worker: string; titles: string };

/**
 * The script that fetches the titles, starts the worker of the search once the dialog is painted, and passes it the titles,
 * whose URL is its name. Meanwhile, the module of the search is still being fetched, and finds both as global variables: the
 * worker, unless its code has failed to load, and whether it has the titles.
 */
export function workerScript(urls: SearchWorker): string {
  const [worker, titles] = [urls.worker, urls.titles].map(escapeJson);
  const policy: EnginePolicy = 'docs-search';
  const trusted = `self.trustedTypes?.createPolicy("${policy}",{createScriptURL:()=>${worker}}).createScriptURL("")`;
  const fetched = `fetch(${titles}).then(r=>r.ok&&r.arrayBuffer()).catch(()=>0)`;
  const started = `let w=searchWorker=new Worker(${trusted}??${worker},{type:"module",name:${titles}});w.onerror=()=>searchWorker=0`;
  const passed = 'searchTitles=t.then(b=>b&&!w.postMessage(b,[b]))';
  return `{let t=${fetched};requestAnimationFrame(()=>setTimeout(()=>{if(!("searchWorker"in self))try{${started};${passed}}catch{}}))}`;
}

/** https://www.w3.org/TR/CSP3/#meta-element */
export function policyElement(policy: string): string {
  return `<meta http-equiv="content-security-policy" content="${escapeHtml(policy)}">`;
}

function laterContentScript(later: DocumentParts['laterContent']): string {
  if (later?.from === undefined) return '';
  return `<script data-from="${later.from}">${later.script}</script>`;
}

/** https://html.spec.whatwg.org/multipage/links.html#link-type-expect */
function expectLink(id: string): string {
  return `<link rel="expect" href="#${escapeHtml(id)}" blocking="render">`;
}

/** https://html.spec.whatwg.org/multipage/syntax.html#void-elements have no end tag. */
function renderHeadElement({ name, attributes: values, text }: HeadElement): string {
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

/** Serializes JSON for a script element: it never contains an end tag. */
export function escapeJson(value: unknown): string {
  return escapeScript(JSON.stringify(value));
}

function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
