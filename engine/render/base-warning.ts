import type { Texts } from '../contract/texts.ts';
import { escapeHtml } from './document.ts';

/**
 * A hidden banner for a site that stands under another base path than it is built for. The boot script shows it,
 * with the base path that would fit, where the site's scripts cannot be loaded.
 * @param href address of the page, with base path
 */
export function baseWarning(href: string, baseUrl: string, texts: Texts): string {
  const path = encodeURI(href.slice(baseUrl.length)).replace(/\/$/, '');
  return [
    `<div id="base-warning" class="base-warning" role="alert" data-path="${escapeHtml(path)}" hidden>`,
    `<p>${escapeHtml(texts.baseWarning)} <code>${escapeHtml(baseUrl)}</code> `,
    `${escapeHtml(texts.baseSuggestion)} <code></code>.</p></div>`,
  ].join('');
}
