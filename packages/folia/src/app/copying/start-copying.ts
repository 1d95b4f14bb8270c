/**
 * Answers the copy buttons beside code. Inline in documents that have such buttons, and part of the live shell for pages
 * that come by navigation.
 */
import { answerCopying, copyText } from './copy-text.ts';

/** How long a button shows what has become of it (ms). */
const SHOWN = 2000;

const root = document.documentElement;

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-copy]');
  const code = button?.closest('.code, .api-endpoint')?.querySelector('code');
  if (button && code) void copyCode(button, code);
}

/** A button beside a session at a terminal has a text of its own: the commands, or what they have printed. */
async function copyCode(button: HTMLElement, code: Element): Promise<void> {
  const text = button.dataset.text ?? code.textContent.replace(/\n$/, '');
  const isCopied = await copyText(text);
  if (!isCopied) selectForCopying(code, text);
  button.dataset.copy = isCopied ? 'done' : 'selected';
  // The shell says so; it may only be on its way.
  root.dataset.copied = button.dataset.copy;
  dispatchEvent(new Event('copied'));
  setTimeout(() => {
    button.dataset.copy = '';
  }, SHOWN);
}

/** Leaves the copying to the reader's keys. */
function selectForCopying(code: Element, text: string): void {
  getSelection()?.selectAllChildren(code);
  const stop = answerCopying(text);
  // `selectionchange` for this selection fires in a task of its own; any later one comes from the reader.
  setTimeout(() => document.addEventListener('selectionchange', stop, { once: true }), 100);
}

// Once for a document: the live shell arrives with its copy.
if (root.dataset.copying === undefined) {
  root.dataset.copying = '';
  addEventListener('click', onClick);
}
