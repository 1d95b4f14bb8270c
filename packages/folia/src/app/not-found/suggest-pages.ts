/**
 * Inlined at the end of the not-found page, whose URL is unknown at build time. Redirects if the
 * URL is the name of a document, lists pages with similar URLs, searches for the words in the URL,
 * and links to the same URL in other locales. It keeps running after the page is left, since
 * readers may return to it.
 */
import { pathInLocale } from '../../contract/locale-path.ts';
import { getSearchWords, type KnownPage, nearestPages } from './nearest-pages.ts';
import { findPageOfDocument } from './page-of-document.ts';

async function suggestPages(): Promise<void> {
  const container = document.querySelector<HTMLElement>('[data-pages]:not([data-filled])');
  if (!container) return;
  const response = await fetch(container.dataset.pages ?? '');
  if (!response.ok) return;
  const pages: KnownPage[] = await response.json();
  const { pathname, search, hash } = location;
  const redirectTarget = findPageOfDocument(pathname, pages);
  if (redirectTarget !== undefined) location.replace(redirectTarget + search + hash);
  const nearest = nearestPages(pathname, pages);
  const list = container.querySelector('ul');
  if (!list || nearest.length === 0) return;
  list.replaceChildren(...nearest.map(suggestion));
  container.dataset.filled = '';
}

function suggestion([href, title]: KnownPage): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const path = document.createElement('span');
  link.href = href;
  link.textContent = title;
  path.textContent = href;
  item.append(link, path);
  return item;
}

/**
 * Puts the words into the dialog's field and opens the dialog, whether or not the shell is live.
 */
function searchWords({ target }: Event): void {
  const isAsked = target instanceof Element && target.closest('[data-search-words]');
  const field = document.querySelector<HTMLInputElement>('#search-dialog input');
  if (!isAsked || !field) return;
  field.value = getSearchWords(location.pathname);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector<HTMLElement>('.search-box input')?.click();
}

/**
 * Links to the same URL in other locales until the shell is live, which does the same. The document
 * can only link to the home page of each locale.
 */
function keepAddressInLanguages(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.dropdown a[hreflang]')];
  const bases = links.map(({ pathname }) => ({ baseUrl: pathname }));
  for (const link of links) link.pathname += pathInLocale(location.pathname, bases);
}

// If suggestions fail, the page is still useful without them.
const suggest = () => void suggestPages().catch(() => {});
keepAddressInLanguages();
suggest();
addEventListener('pagechange', suggest);
addEventListener('click', searchWords);
