import { containsIsland } from '../bundler/islands.ts';
import { escapeHtml } from './escape-html.ts';
import type { PreparedSite } from './prepared-site.ts';

/**
 * Renders a message for HTML with islands whose code may fail to load, with a link that reloads the page; empty if there
 * are none. The style sheet shows it once that happens, so that it needs no script. It is in the language of the site, even
 * on a page that is not translated.
 */
export function renderIslandsFailed(
  html: string,
  { shell, config }: Pick<PreparedSite, 'shell' | 'config'>,
): string {
  if (!containsIsland(html)) return '';
  const { htmlLang, texts } = shell;
  const language = `lang="${escapeHtml(htmlLang)}" dir="${config.locale.direction}"`;
  const text = `${escapeHtml(texts.scriptsFailed)} <a href="">${escapeHtml(texts.reload)}</a>`;
  return `<div class="islands-failed" ${language} role="alert" data-unsearched>${text}</div>`;
}
