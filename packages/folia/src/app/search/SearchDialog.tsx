import { useTexts } from '../site-context.ts';
import { SearchFailed } from './SearchFailed.tsx';

/**
 * The search dialog of each document. It is a popover, which the boot script opens; `dialog.ts`
 * operates it once that has loaded.
 */
export function SearchDialog() {
  const texts = useTexts();
  return (
    <dialog
      id="search-dialog"
      className="search-dialog"
      popover="auto"
      aria-modal="true"
      aria-label={texts.search}
    >
      <div className="search-field">
        <span className="icon icon-search" />
        <input
          type="text"
          role="combobox"
          aria-label={texts.search}
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls="search-list"
          placeholder={texts.searchLoading}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <button
          type="button"
          className="search-close"
          aria-label={texts.closeSearch}
          popoverTarget="search-dialog"
          popoverTargetAction="hide"
        >
          <span className="icon icon-close" />
        </button>
      </div>
      <output className="sr-only" aria-live="polite" />
      <div className="search-answers">
        <p className="search-hint">{texts.searchLoading}</p>
        <div className="load-failed">
          <SearchFailed />
        </div>
      </div>
    </dialog>
  );
}
