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
      <button type="button" className="search-retry" data-retry="">
        {texts.retry}
      </button>{' '}
      {/* Shown until the style sheet of the search has loaded: if the code is gone, no script can load it again. */}
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is that of the page, which reloads it. */}
      <a className="search-reload" href="">
        {texts.reload}
      </a>
    </div>
  );
}
