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

/** The box opens its dialog when it is clicked; before the shell is live, the focus makes it live and opens it then. */
function searchWords(): void {
  const box = document.querySelector<HTMLInputElement>('.search-box input');
  if (!box) return;
  box.dataset.query = wordsOfPath(location.pathname);
  box.focus();
  box.click();
}

const place = document.querySelector<HTMLElement>('[data-pages]');
// What cannot be suggested is no more than a page without suggestions.
if (place) suggestPages(place).catch(() => {});
document.querySelector('[data-search-words]')?.addEventListener('click', searchWords);
