import { useTexts } from '../site-context.ts';
import { SuggestedLinks } from './SuggestedLinks.tsx';

/** Reports that the search is unavailable, and offers to retry or to follow links. */
export function SearchFailed() {
  const texts = useTexts();
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">{texts.searchFailed}</p>
      <p>{texts.searchFailedHint}</p>
      <SuggestedLinks />
      {/* Loads the document again as long as no script handles the click. */}
      <form>
        <button type="submit" className="search-retry" data-retry="">
          {texts.retry}
        </button>
      </form>
    </div>
  );
}
