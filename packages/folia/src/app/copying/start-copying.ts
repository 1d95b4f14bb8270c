/**
 * Handles the copy buttons beside code. Inlined in documents with such buttons, and part of the
 * live shell for pages reached by navigation.
 */
import { copyText, overrideCopy } from './copy-text.ts';

/** How long a button shows the result, in milliseconds. */
const FEEDBACK_DURATION = 2000;

const root = document.documentElement;

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-copy]');
  const code = button?.closest('.code, .api-endpoint')?.querySelector('code');
  if (button && code) void copyCode(button, code);
}

/** A button beside a terminal session has its own text: the commands or their output. */
async function copyCode(button: HTMLElement, code: Element): Promise<void> {
  const text = button.dataset.text ?? code.textContent.replace(/\n$/, '');
  const isCopied = await copyText(text);
  if (!isCopied) selectForCopying(code, text);
  button.dataset.copy = isCopied ? 'done' : 'selected';
  // The shell announces it; it may not be live yet.
  root.dataset.copied = button.dataset.copy;
  dispatchEvent(new Event('copied'));
  setTimeout(() => {
    button.dataset.copy = '';
  }, FEEDBACK_DURATION);
}

/** Selects the code, so that the reader can copy it. */
function selectForCopying(code: Element, text: string): void {
  getSelection()?.selectAllChildren(code);
  const stop = overrideCopy(text);
  // `selectionchange` for this selection fires in a separate task; any later one comes from the
  // reader.
  setTimeout(() => document.addEventListener('selectionchange', stop, { once: true }), 100);
}

// Once per document: the live shell includes this code, too.
if (root.dataset.copying === undefined) {
  root.dataset.copying = '';
  addEventListener('click', onClick);
}
