import type { ShellData } from '../contract/shell-data.ts';
import type { SitePage } from '../site/assemble-site.ts';
import { escapeHtml } from './document.ts';

/** The page that a host shows for an address where nothing stands. */
export function notFoundPage({ texts, title, baseUrl, homeHref }: ShellData): SitePage {
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
      `<p><a class="button" href="${homeHref}">${escapeHtml(texts.notFoundHome)}</a></p></div>`,
    ].join(''),
  };
}
