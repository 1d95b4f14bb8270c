import type { Texts } from '../contract/texts.ts';
import { escapeHtml } from './document.ts';

/**
 * A banner for a site that is served under another base path than it is built for. The style sheet hides it until the
 * boot script, where the site's scripts cannot be loaded, has filled in the base path that would fit.
 * @param href address of the page, with base path
 */
export function baseWarning(href: string, baseUrl: string, texts: Texts): string {
  const path = encodeURI(href.slice(baseUrl.length)).replace(/\/$/, '');
  const pattern = `^(.*)${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  return [
    '<div id="base-warning" class="base-warning" role="alert">',
    `<p>${escapeHtml(texts.baseWarning)} <code>${escapeHtml(baseUrl)}</code> ${escapeHtml(texts.baseSuggestion)} `,
    `<code id="base-path" data-pattern="${escapeHtml(pattern)}" data-base="${escapeHtml(baseUrl)}"></code>.</p></div>`,
  ].join('');
}
