import { useTexts } from '../site-context.ts';

/** The keyboard shortcuts of the dialog; the style sheet hides them if there is no keyboard. */
export function SearchKeys() {
  const texts = useTexts();
  return (
    <div className="search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {texts.searchMove}
      </span>
      <span>
        <kbd>↵</kbd> {texts.searchOpen}
      </span>
      <span>
        <kbd>Esc</kbd> {texts.searchClose}
      </span>
    </div>
  );
}
