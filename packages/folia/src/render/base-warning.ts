import { escapePattern } from '../contract/escape-pattern.ts';
import type { ShellTexts } from '../contract/texts.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * Renders a banner for a site that is served at a base path other than the one it was built for. CSS hides it until the
 * boot script fills in the actual base path, which it does if the site's scripts cannot be loaded.
 * @param href URL of the page, with base path
 */
export function renderBaseWarning(href: string, baseUrl: string, texts: ShellTexts): string {
  const path = encodeURI(href.slice(baseUrl.length)).replace(/\/$/, '');
  const pattern = `^(.*)${escapePattern(path)}`;
  return [
    '<div id="base-warning" class="base-warning" role="alert">',
    `<p>${escapeHtml(texts.baseWarning)} <code>${escapeHtml(baseUrl)}</code> ${escapeHtml(texts.baseSuggestion)} `,
    `<code id="suggested-base-path" data-pattern="${escapeHtml(pattern)}" data-base="${escapeHtml(baseUrl)}"></code>.</p></div>`,
  ].join('');
}
