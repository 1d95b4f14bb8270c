import { isDeepStrictEqual } from 'node:util';
import type { Styles } from '../bundler/styles.ts';
import { routeToPageFile } from '../contract/address.ts';
import type { LocaleSite, Locales } from '../model/locale-site.ts';

/** A page whose body has changed, but nothing else. */
export type ChangedBody = {
  /** URL of the page. */
  href: string;
  /** URL of its data file, which a browser may have cached. */
  dataHref: string;
  html: string;
};

/** Remembered tabs and islands are restored when a document loads. */
const NEEDS_LOADING = /data-tab-(?:group|query)|<docs-island/;

/** The bodies that can replace the previous ones in place; undefined if a page must be reloaded. */
export function findChangedBodies(
  before: Locales<LocaleSite>,
  after: Locales<LocaleSite>,
  styles: Styles,
): ChangedBody[] | undefined {
  const bodies: ChangedBody[] = [];
  for (const [index, { site, sources, slots }] of after.entries()) {
    const { baseUrl, trailingSlash } = sources.config;
    const former = before[index]?.site;
    if (former === site) continue;
    if (former?.sidebars !== site.sidebars) return undefined;
    for (const [place, page] of site.pages.entries()) {
      const { route, html, data } = page;
      const old = former.pages[place];
      if (old === page) continue;
      const isUnchanged =
        old?.route === route &&
        isDeepStrictEqual(old.data, data) &&
        styles.forHtml(old.html) === styles.forHtml(html);
      if (!isUnchanged || slots?.pages.has(route) || NEEDS_LOADING.test(html)) return undefined;
      const dataHref = baseUrl + routeToPageFile(route, trailingSlash);
      bodies.push({ href: data.href, dataHref, html });
    }
  }
  return bodies;
}
