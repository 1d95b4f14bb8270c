import { documentTitle } from '../contract/document-title.ts';
import { firstHref } from '../contract/sidebar-window.ts';
import type { SitePage } from '../model/site.ts';
import { escapeHtml } from './escape-html.ts';
import type { PreparedSite } from './prepared-site.ts';

/**
 * Makes the page that hosts show for unknown URLs. It links to the home page, the docs and the blog; with scripts also to
 * the pages with the most similar URLs (`app/not-found/`), and to a search.
 */
export function makeNotFoundPage(prepared: NotFoundInput): SitePage {
  const { texts, baseUrl } = prepared.shell;
  return {
    route: '/404',
    title: texts.notFoundTitle,
    unlisted: true,
    keywords: [],
    data: {
      href: `${baseUrl}404.html`,
      isNotFound: true,
      layout: 'wide',
      documentTitle: documentTitle(texts.notFoundTitle, prepared.shell),
      breadcrumbs: [],
      toc: [],
    },
    html: [
      '<div class="notice not-found"><div class="empty-frame" aria-hidden="true"></div>',
      `<h1>${escapeHtml(texts.notFoundTitle)}</h1><p>${escapeHtml(texts.notFoundText)}</p>`,
      `<p class="ways">${renderLinks(prepared)}</p>`,
      `<section class="suggestions" aria-live="polite" data-pages="${escapeHtml(prepared.pagesHref)}">`,
      `<h2>${escapeHtml(texts.notFoundNearest)}</h2><ul></ul></section></div>`,
    ].join(''),
  };
}

type NotFoundInput = Pick<PreparedSite, 'shell' | 'site' | 'pagesHref'>;

const LABELS = {
  docs: 'searchDocs',
  api: 'searchApi',
  blog: 'searchBlog',
  pages: 'searchPages',
} as const;

function renderLinks({ shell, site }: NotFoundInput): string {
  const { texts, homeHref, search } = shell;
  const links = [...site.sidebars].flatMap(([name, items]) => {
    const sidebarPages = site.pages.filter(({ data }) => data.sidebar === name);
    const group = sidebarPages[0]?.search?.group ?? 'docs';
    // The blog starts at its list of posts, other parts at the first page of their sidebar.
    const listingPage =
      group === 'blog' && sidebarPages.find(({ data }) => data.breadcrumbs.length === 0);
    const href = listingPage
      ? listingPage.data.href
      : items.map(firstHref).find((first) => first !== undefined);
    return href === undefined ? [] : [{ href, label: texts[LABELS[group]] }];
  });
  // The first of a kind, such as the default version of the docs, unless it is the home page.
  const distinct = links.filter(
    ({ label, href }, index) =>
      href !== homeHref && links.findIndex((way) => way.label === label) === index,
  );
  const link = (href: string, label: string, className: string) =>
    `<a class="${className}" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  return [
    link(homeHref, texts.notFoundHome, 'button'),
    ...distinct.map(({ href, label }) => link(href, label, 'button quiet')),
    search
      ? `<button type="button" class="quiet" data-search-words>${escapeHtml(texts.notFoundSearch)}</button>`
      : '',
  ].join(' ');
}
