import { copyText } from '../copying/copy-text.ts';
import { getPath } from './property-path.ts';

/** How long the button shows that the path is copied, in milliseconds. */
const FEEDBACK_DURATION = 2000;

/** Copies the path of the property whose row has the button. The shell announces it. */
export async function copyPath(button: HTMLElement): Promise<void> {
  const row = button.closest('li');
  if (!row || !(await copyText(getPath(row)))) return;
  button.dataset.copied = '';
  document.documentElement.dataset.copied = 'done';
  dispatchEvent(new Event('copied'));
  setTimeout(() => delete button.dataset.copied, FEEDBACK_DURATION);
}
