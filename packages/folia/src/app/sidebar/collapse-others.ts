/**
 * Inlined after the script that restores the sidebar, on sites whose sidebars keep one category open at each level: opening
 * one, or a page in it, closes those beside it. As in Docusaurus, the first page of a visit shows all that are open by default.
 */
import { stored } from '../stored.ts';
import { MEMORY_KEY } from './sidebar-memory.ts';

const { dataset: root } = document.documentElement;

// Once per document, even if another page replaces the first.
if (root.collapse === undefined) {
  root.collapse = '';
  addEventListener('click', onClick, true);
  addEventListener('pagechange', closeBesidePage);
}
if (stored(MEMORY_KEY, undefined, 'session')) closeBesidePage();

function onClick({ target }: Event): void {
  const category = target instanceof Element && target.closest('.sidebar summary')?.parentElement;
  if (!(category instanceof HTMLDetailsElement) || category.open) return;
  const { top } = category.getBoundingClientRect();
  closeBeside(category);
  // What was clicked stays under the pointer.
  const moved = category.getBoundingClientRect().top - top;
  category.closest('.side-menu')?.scrollBy({ top: moved, behavior: 'instant' });
}

function closeBesidePage(): void {
  document
    .querySelectorAll<HTMLDetailsElement>('.sidebar li:has([aria-current]) > details')
    .forEach(closeBeside);
}

function closeBeside(category: HTMLDetailsElement): void {
  const list = category.closest('ul');
  for (const other of list?.querySelectorAll<HTMLDetailsElement>(':scope > li > details') ?? []) {
    if (other !== category) other.open = false;
  }
}
