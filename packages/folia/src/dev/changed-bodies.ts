import { isDeepStrictEqual } from 'node:util';
import type { Styles } from '../bundler/styles.ts';
import { routeToPageFile } from '../contract/address.ts';
import type { LocaleSite, Locales } from '../model/locale-site.ts';

/** A page that shows another body than before, and else is the same. */
export type ChangedBody = {
  /** Address of the page. */
  href: string;
  /** Address of its data file, of which a browser may hold a copy. */
  dataHref: string;
  html: string;
};

/** Tabs are given back their remembered choice as a document loads, and islands come alive. */
const NEEDS_LOADING = /data-tab-(?:group|query)|<docs-island/;

/** The bodies that can be put in the place of those before; undefined where a page must be loaded to look right. */
export function changedBodies(
  before: Locales<LocaleSite>,
  after: Locales<LocaleSite>,
  styles: Styles,
): ChangedBody[] | undefined {
  const bodies: ChangedBody[] = [];
  for (const [index, { site, sources }] of after.entries()) {
    const { baseUrl, trailingSlash } = sources.config;
    const former = before[index]?.site;
    if (former === site) continue;
    if (former?.sidebars !== site.sidebars) return undefined;
    const known = new Map(former.pages.map((page) => [page.route, page]));
    for (const { route, html, data } of site.pages) {
      const old = known.get(route);
      if (old?.html === html) continue;
      const isAlike =
        old !== undefined &&
        isDeepStrictEqual(old.data, data) &&
        styles.forHtml(old.html) === styles.forHtml(html);
      if (!isAlike || NEEDS_LOADING.test(html)) return undefined;
      const dataHref = baseUrl + routeToPageFile(route, trailingSlash);
      bodies.push({ href: data.href, dataHref, html });
    }
  }
  return bodies;
}
