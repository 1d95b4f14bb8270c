/**
 * Stands inline at the end of the not-found page, which cannot know at which address it is shown: leads on where the
 * address is the name of a document, lists the pages whose addresses are nearest, searches for the words of the address,
 * and leads to the same address in other languages. It outlives the page, which a reader may come back to.
 */
import { pathInLocale } from '../../contract/locale-path.ts';
import { type KnownPage, nearestPages, wordsOfPath } from './nearest-pages.ts';
import { pageOfDocument } from './page-of-document.ts';

async function suggestPages(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-pages]:not([data-filled])');
  if (!place) return;
  const response = await fetch(place.dataset.pages ?? '');
  if (!response.ok) return;
  const pages: KnownPage[] = await response.json();
  const { pathname, search, hash } = location;
  const meant = pageOfDocument(pathname, pages);
  if (meant !== undefined) location.replace(meant + search + hash);
  const nearest = nearestPages(pathname, pages);
  const list = place.querySelector('ul');
  if (!list || nearest.length === 0) return;
  list.replaceChildren(...nearest.map(suggestion));
  place.dataset.filled = '';
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

/** Writes the words into the field of the dialog, which the box opens, whether the shell is live or not. */
function searchWords({ target }: Event): void {
  const isAsked = target instanceof Element && target.closest('[data-search-words]');
  const field = document.querySelector<HTMLInputElement>('#search-dialog input');
  if (!isAsked || !field) return;
  field.value = wordsOfPath(location.pathname);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector<HTMLElement>('.search-box input')?.click();
}

/** Until the shell is live, which does the same: the document can only lead to the home page of each language. */
function keepAddressInLanguages(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.dropdown a[hreflang]')];
  const bases = links.map(({ pathname }) => ({ baseUrl: pathname }));
  for (const link of links) link.pathname += pathInLocale(location.pathname, bases);
}

// What cannot be suggested is no more than a page without suggestions.
const suggest = () => void suggestPages().catch(() => {});
keepAddressInLanguages();
suggest();
addEventListener('pagechange', suggest);
addEventListener('click', searchWords);
