/**
 * The keys that open the search from anywhere. Until the shell goes live the boot script keeps them
 * (`<html data-search>`); the box may be hydrated a moment later still, and then opens for a key that was pressed before.
 */
let open: (() => void) | undefined;
let isWanted = false;

/** Starts listening, once, in the place of the boot script. */
export function listenForSearchKeys(): void {
  const { dataset } = document.documentElement;
  isWanted = 'search' in dataset;
  delete dataset.search;
  window.onkeydown = (event) => {
    if (!opensSearch(event)) return;
    event.preventDefault();
    if (open) open();
    else isWanted = true;
  };
}

/** Calls back when the keys are pressed, or have been. @returns a function that ends this */
export function answerSearchKeys(callback: () => void): () => void {
  open = callback;
  if (isWanted) callback();
  isWanted = false;
  return () => {
    open = undefined;
  };
}

/** Ctrl+K or ⌘K anywhere; a slash where nothing is being written. */
function opensSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof HTMLElement && isWritten(target));
}

function isWritten(element: HTMLElement): boolean {
  return element.isContentEditable || element.matches('input, textarea, select');
}
