import { containsIsland } from '../bundler/islands.ts';
import type { SitePage } from '../model/site.ts';
import { fillSlot } from '../model/theme.ts';
import { withoutInlineStyles } from './inline-styles.ts';
import { renderIslandsFailed } from './islands-failed.ts';
import type { PreparedSite, RenderInput } from './prepared-site.ts';

/** Returns the text of a page with what the theme adds around it. */
export function getBody(
  { route, html, data }: SitePage,
  { slots }: Pick<RenderInput, 'slots'>,
): string {
  return fillSlot(data.isNotFound ? slots?.notFound : slots?.pages.get(route), html);
}

/** Returns the HTML that the theme adds to each document with a shell, outside of the text of its page. */
export function getSurroundings({ slots, shell }: Pick<PreparedSite, 'slots' | 'shell'>): string {
  return [slots?.bodyStart, shell.footerHtml, slots?.bodyEnd].join('');
}

/** Whether HTML contains a script. In pages, slots and items, scripts are the site's own. */
export function containsScript(html: string): boolean {
  return /<script[\s>]/i.test(html);
}

/** Moves the inline styles of a page to its style rules, and adds what it shows if its islands fail. */
export function presentPage(
  page: SitePage,
  prepared: Pick<PreparedSite, 'slots' | 'shell' | 'surroundings' | 'config'>,
): Pick<SitePage, 'data' | 'html'> {
  const body = withoutInlineStyles(getBody(page, prepared));
  const byline = withoutInlineStyles(page.data.byline ?? '');
  // One message is enough.
  const html =
    body.html +
    (containsIsland(prepared.surroundings) ? '' : renderIslandsFailed(body.html, prepared));
  const rules = body.rules + byline.rules;
  if (rules === '') return { html, data: page.data };
  const styles = (page.data.styles ?? '') + rules;
  const data = { ...page.data, styles };
  return { html, data: byline.rules ? { ...data, byline: byline.html } : data };
}
