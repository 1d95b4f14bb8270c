import { CARD_LIST } from '../components/names.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { LocaleSite } from '../model/locale-site.ts';
import type { SitePage } from '../model/site.ts';
import type { SiteSources } from '../model/site-sources.ts';
import type { FindPosition, SidebarPosition } from './sidebar-position.ts';

/** An earlier state of the same site, whose unchanged pages are reused. */
export type FormerSite = Pick<LocaleSite, 'sources' | 'compiled' | 'site'>;

/** Finds the page as it was assembled before, or undefined if it has to be assembled. */
export type FindFormer = (page: CompiledPage) => SitePage | undefined;

/**
 * Returns a function that finds docs pages that were assembled before and are still the same, since neither their text
 * nor the titles around them have changed. Development assembles a site after each change of a title, which affects only
 * a few of thousands of pages.
 */
export function makeFindFormer(
  sources: SiteSources,
  former: FormerSite | undefined,
  position: FindPosition,
): FindFormer {
  const isSame =
    former &&
    former.sources.content === sources.content &&
    former.sources.config === sources.config &&
    former.sources.history === sources.history &&
    // Redirects may lead to a section of any page.
    sources.config.redirects.length === 0;
  if (!isSame) return () => undefined;
  const known = new Map(
    former.compiled.pages.map((page, index) => [page, former.site.pages[index]] as const),
  );
  return (page) => {
    const { source } = page;
    const before = known.get(page);
    if (source.kind !== 'docs' || before?.route !== source.route || hasCards(page))
      return undefined;
    return isSamePosition(before.data, position(source.route, source.frontmatter))
      ? before
      : undefined;
  };
}

const cardPages = new WeakMap<CompiledPage, boolean>();

/** Whether a page lists others, whose titles and descriptions may have changed. */
function hasCards(page: CompiledPage): boolean {
  const known = cardPages.get(page) ?? page.html.includes(CARD_LIST);
  cardPages.set(page, known);
  return known;
}

function isSamePosition(before: SidebarPosition, after: SidebarPosition): boolean {
  return (
    before.sidebar === after.sidebar &&
    isSameLink(before.previous, after.previous) &&
    isSameLink(before.next, after.next) &&
    before.breadcrumbs.length === after.breadcrumbs.length &&
    before.breadcrumbs.every((one, index) => isSameLink(one, after.breadcrumbs[index]))
  );
}

type Link = { label: string; href?: string; kind?: string; section?: string };

function isSameLink(before: Link | undefined, after: Link | undefined): boolean {
  return (
    before?.label === after?.label &&
    before?.href === after?.href &&
    before?.kind === after?.kind &&
    before?.section === after?.section
  );
}
