import { firstHref } from '../contract/sidebar-window.ts';
import type { SitePage } from '../site/assemble-site.ts';
import { escapeHtml } from './document.ts';
import type { PreparedSite } from './render-site.ts';

/**
 * The page that a host shows for an address where nothing stands. It leads home, to the docs and to the blog; where scripts
 * run, also to the pages whose addresses are nearest (`app/not-found/`), and to a search.
 */
export function notFoundPage(prepared: NotFoundParts): SitePage {
  const { texts, title, baseUrl } = prepared.shell;
  return {
    route: '/404',
    unlisted: true,
    keywords: [],
    data: {
      href: `${baseUrl}404.html`,
      layout: 'wide',
      documentTitle: `${texts.notFoundTitle} | ${title}`,
      breadcrumbs: [],
      toc: [],
    },
    html: [
      '<div class="notice not-found"><div class="empty-frame" aria-hidden="true"></div>',
      `<h1>${escapeHtml(texts.notFoundTitle)}</h1><p>${escapeHtml(texts.notFoundText)}</p>`,
      `<p class="ways">${waysOn(prepared)}</p>`,
      `<section class="suggestions" aria-live="polite" data-pages="${escapeHtml(prepared.pagesHref)}">`,
      `<h2>${escapeHtml(texts.notFoundNearest)}</h2><ul></ul></section></div>`,
    ].join(''),
  };
}

type NotFoundParts = Pick<PreparedSite, 'shell' | 'site' | 'pagesHref'>;

function waysOn({ shell, site }: NotFoundParts): string {
  const { texts, homeHref, search } = shell;
  const ways = [...site.sidebars].flatMap(([name, items]) => {
    // The list of the blog is the first of its pages; a sidebar of docs begins with the first of theirs.
    const blog = site.pages.find(
      ({ data, search: found }) => data.sidebar === name && found?.group === 'blog' && isTop(data),
    );
    const href = blog?.data.href ?? items.map(firstHref).find((first) => first !== undefined);
    const label = blog ? texts.blog : texts.searchDocs;
    return href === undefined || href === homeHref ? [] : [{ href, label }];
  });
  const distinct = ways.filter(
    ({ label }, index) => ways.findIndex((way) => way.label === label) === index,
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

function isTop({ breadcrumbs }: SitePage['data']): boolean {
  return breadcrumbs.length === 0;
}
