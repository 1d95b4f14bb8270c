import { firstHref } from '../contract/sidebar-window.ts';
import type { SitePage } from '../model/site.ts';
import { escapeHtml } from './document.ts';
import type { PreparedSite } from './prepared-site.ts';

/**
 * The page that a host shows for an address where nothing stands. It leads home, to the docs and to the blog; where scripts
 * run, also to the pages whose addresses are nearest (`app/not-found/`), and to a search.
 */
export function notFoundPage(prepared: NotFoundParts): SitePage {
  const { texts, title, baseUrl } = prepared.shell;
  return {
    route: '/404',
    title: texts.notFoundTitle,
    unlisted: true,
    keywords: [],
    data: {
      href: `${baseUrl}404.html`,
      isNotFound: true,
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

const LABELS = {
  docs: 'searchDocs',
  api: 'searchApi',
  blog: 'searchBlog',
  pages: 'searchPages',
} as const;

function waysOn({ shell, site }: NotFoundParts): string {
  const { texts, homeHref, search } = shell;
  const ways = [...site.sidebars].flatMap(([name, items]) => {
    const own = site.pages.filter(({ data }) => data.sidebar === name);
    const group = own[0]?.search?.group ?? 'docs';
    // The list of the blog stands above its pages; other sidebars begin with the page to begin with.
    const list = group === 'blog' && own.find(({ data }) => data.breadcrumbs.length === 0);
    const href = list ? list.data.href : items.map(firstHref).find((first) => first !== undefined);
    return href === undefined || href === homeHref ? [] : [{ href, label: texts[LABELS[group]] }];
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
