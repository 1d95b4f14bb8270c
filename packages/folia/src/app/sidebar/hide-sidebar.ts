/**
 * Inlined before the script that restores the sidebar, on sites whose readers can hide it. Applies the reader's choice before
 * the first paint.
 */
import { stored } from '../stored.ts';

const KEY = 'sidebar';
const HIDDEN = 'hidden';

const { dataset: root } = document.documentElement;

// Once per document, even if another page replaces the first.
if (root.sidebar === undefined) {
  root.sidebar = stored(KEY) ?? '';
  addEventListener('click', onClick);
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest('.hide-sidebar')) return;
  root.sidebar = root.sidebar === HIDDEN ? 'shown' : HIDDEN;
  stored(KEY, root.sidebar);
  // A hidden list loses its scroll position.
  document.querySelector('.sidebar a[aria-current]')?.scrollIntoView({ block: 'nearest' });
}
