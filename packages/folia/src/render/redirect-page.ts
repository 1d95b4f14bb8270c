import { routeToDocumentFile } from '../contract/address.ts';
import type { ShellTexts } from '../contract/texts.ts';
import type { Redirect } from '../model/site.ts';
import { singleScriptPolicy } from './content-security-policy.ts';
import { policyElement } from './document.ts';
import { escapeHtml } from './escape-html.ts';

type Site = { url: string; htmlLang: string; texts: ShellTexts };

/**
 * Renders a document that redirects: with a script that keeps query and fragment, without scripts by a refresh, and with a
 * link. Search engines treat an immediate refresh as a permanent redirect
 * (https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh).
 */
export function renderRedirect(
  { href }: Redirect,
  { url, htmlLang, texts }: Site,
  hasPolicy = false,
): string {
  const target = escapeHtml(href);
  return [
    `<!doctype html><html lang="${escapeHtml(htmlLang)}"><head><meta charset="utf-8">`,
    hasPolicy ? policyElement(singleScriptPolicy(REDIRECT_SCRIPT)) : '',
    `<title>${escapeHtml(texts.moved)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(new URL(href, url).href)}">`,
    `<script data-to="${target}">${REDIRECT_SCRIPT}</script>`,
    `<meta http-equiv="refresh" content="0; url=${target}"></head>`,
    `<body><p><a href="${target}">${escapeHtml(texts.moved)}</a></p></body></html>\n`,
  ].join('');
}

/** The documents of a redirect: that of its route, and the one that hosts look for at an address of another form. */
export function redirectFiles(
  { route, hasOtherForm = false }: Redirect,
  { trailingSlash }: { trailingSlash?: boolean | undefined },
): string[] {
  const isFolder = trailingSlash !== false;
  const forms = hasOtherForm ? [isFolder, !isFolder] : [isFolder];
  return forms.map((form) => routeToDocumentFile(route, form));
}

/** Query and fragment of the current URL are kept unless the target has its own. The same for all redirects. */
export const REDIRECT_SCRIPT =
  '{const u=new URL(document.currentScript.dataset.to,location.href);u.search||=location.search;u.hash||=location.hash;location.replace(u)}';
