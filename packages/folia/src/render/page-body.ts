import type { SitePage } from '../model/site.ts';
import { fillSlot } from '../model/theme.ts';
import { withoutInlineStyles } from './inline-styles.ts';
import type { RenderInput } from './prepared-site.ts';

/** Returns the text of a page with what the theme adds around it. */
export function getBody(
  { route, html, data }: SitePage,
  { slots }: Pick<RenderInput, 'slots'>,
): string {
  return fillSlot(data.isNotFound ? slots?.notFound : slots?.pages.get(route), html);
}

/** Moves the inline styles of a page to its style rules. */
export function presentPage(
  page: SitePage,
  site: Pick<RenderInput, 'slots'>,
): Pick<SitePage, 'data' | 'html'> {
  const { html, rules } = withoutInlineStyles(getBody(page, site));
  const byline = withoutInlineStyles(page.data.byline ?? '');
  const own = rules + byline.rules;
  if (own === '') return { html, data: page.data };
  const styles = (page.data.styles ?? '') + own;
  const data = { ...page.data, styles };
  return { html, data: byline.rules ? { ...data, byline: byline.html } : data };
}
