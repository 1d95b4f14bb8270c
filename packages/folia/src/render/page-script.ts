import type { InlineScripts } from '../bundler/inline-scripts.ts';
import type { SitePage } from '../model/site.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';

/** Returns the scripts that this page needs: copy buttons, tabs, local dates, islands, moved headings and others. */
export function pageScripts(
  html: string,
  data: SitePage['data'],
  inline: InlineScripts,
  { locales, themeConfig }: SiteConfig,
): string[] {
  const scripts = [
    html.includes('data-copy') ? inline.copying : '',
    html.includes('tab-panel') ? inline.tabs : '',
    (html + (data.byline ?? '')).includes(' data-date=') ? inline.dates : '',
    /<docs-island data-source="[^"]*"(?! data-when)/.test(html) ? inline.islands : '',
    /<docs-island data-source="[^"]*" data-when/.test(html) ? inline.islandUses : '',
    locales.length > 1 ? inline.languages : '',
    themeConfig.navbar.hideOnScroll ? inline.hiding : '',
    html.includes(' data-pages=') ? inline.suggestions : '',
    data.movedAnchors ? inline.movedHeadings : '',
  ];
  return scripts.filter((script) => script !== '');
}
