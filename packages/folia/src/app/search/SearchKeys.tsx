import { useTexts } from '../site-context.ts';

/** The keys of the dialog; the style sheet leaves them out where there is no keyboard. */
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
