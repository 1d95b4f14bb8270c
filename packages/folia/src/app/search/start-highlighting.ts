import type { ShellTexts } from '../../contract/texts.ts';
import { takeSearchWords, WORDS_PASSED } from './passed-words.ts';

const OPEN_DIALOG = 'dialog:is([open], :popover-open)';

/**
 * Highlights the words of the search that led to a page, until the reader removes them or leaves. Pages without words load no
 * code for that.
 */
export function startHighlighting(texts: ShellTexts): void {
  /** The path of the page whose words are highlighted. */
  let path: string | undefined;

  async function highlight(words: string[]): Promise<void> {
    path = words.length > 0 ? location.pathname : undefined;
    try {
      const highlights = await import('./highlight.ts');
      highlights.showHighlight(words, texts);
    } catch (error) {
      console.error('Highlighting failed:', error);
    }
  }
  const onPage = () => {
    const passed = takeSearchWords();
    // Words stay during jumps within the page.
    const isLeft = path !== undefined && path !== location.pathname;
    if (passed.length > 0 || isLeft) void highlight(passed);
  };
  // While a page is loading, the words are for that page, and the event below follows.
  if (!window.navigation?.transition) onPage();
  // Fires after a page is shown and after jumps within one.
  window.navigation?.addEventListener('navigatesuccess', onPage);
  addEventListener(WORDS_PASSED, onPage);
  addEventListener('keydown', ({ key }) => {
    // If a dialog is open, the key closes that instead.
    if (key === 'Escape' && path && !document.querySelector(OPEN_DIALOG)) void highlight([]);
  });
}
