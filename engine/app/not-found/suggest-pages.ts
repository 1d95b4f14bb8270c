/**
 * Stands inline at the end of the not-found page, which cannot know at which address it is shown: lists the pages whose
 * addresses are nearest, and searches for the words of the address.
 */
import { type KnownPage, nearestPages, wordsOfPath } from './nearest-pages.ts';

async function suggestPages(place: HTMLElement): Promise<void> {
  const response = await fetch(place.dataset.pages ?? '');
  if (!response.ok) return;
  const pages: KnownPage[] = await response.json();
  const nearest = nearestPages(location.pathname, pages);
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
function searchWords(): void {
  const field = document.querySelector<HTMLInputElement>('#search input');
  if (!field) return;
  field.value = wordsOfPath(location.pathname);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector<HTMLElement>('.search-box input')?.click();
}

const place = document.querySelector<HTMLElement>('[data-pages]');
// What cannot be suggested is no more than a page without suggestions.
if (place) suggestPages(place).catch(() => {});
document.querySelector('[data-search-words]')?.addEventListener('click', searchWords);
