import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../site-context.ts';
import { takeSearchWords, WORDS_PASSED } from './passed-words.ts';

const OPEN_DIALOG = 'dialog:is([open], :popover-open)';

/**
 * Highlights the words of the search that led to this page, until the reader removes them or
 * leaves.
 */
export function HighlightedWords() {
  const texts = useTexts();
  const [words, setWords] = useState<string[]>([]);
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const onPage = async () => {
      const passed = takeSearchWords();
      // Words stay during jumps within the page; pages without words load nothing.
      const isSamePage = shown.current === undefined || shown.current === location.pathname;
      if (passed.length === 0 && isSamePage) return;
      shown.current = passed.length > 0 ? location.pathname : undefined;
      setWords(await highlight(passed));
    };
    const onKey = async ({ key }: KeyboardEvent) => {
      // If a dialog is open, the key closes that instead.
      if (key !== 'Escape' || !shown.current || document.querySelector(OPEN_DIALOG)) return;
      shown.current = undefined;
      setWords(await highlight([]));
    };
    // While a page is loading, the words are for that page, and the event below follows.
    if (!window.navigation?.transition) void onPage();
    // Fires after a page is shown and after jumps within one.
    window.navigation?.addEventListener('navigatesuccess', onPage);
    addEventListener(WORDS_PASSED, onPage);
    addEventListener('keydown', onKey);
    return () => {
      window.navigation?.removeEventListener('navigatesuccess', onPage);
      removeEventListener(WORDS_PASSED, onPage);
      removeEventListener('keydown', onKey);
    };
  }, []);

  if (words.length === 0) return null;
  return createPortal(
    <div className="found-words">
      <span>
        {texts.highlighted}: <b>{words.join(', ')}</b>
      </span>
      <button
        type="button"
        aria-label={texts.removeHighlight}
        onClick={async () => setWords(await highlight([]))}
      >
        <span className="icon icon-close" />
      </button>
    </div>,
    document.body,
  );
}

/** @returns the words that are highlighted now; none if that fails, which is only logged */
async function highlight(words: string[]): Promise<string[]> {
  try {
    const highlights = await import('./highlight.ts');
    highlights.removeHighlight();
    return words.length > 0 && highlights.highlightWords(words) > 0 ? words : [];
  } catch (error) {
    console.error('Highlighting failed:', error);
    return [];
  }
}
