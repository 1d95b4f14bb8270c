import { useTexts } from '../site-context.ts';
import { SuggestedLinks } from './SuggestedLinks.tsx';

/** Reports that nothing was found, and suggests what to do. */
export function NothingFound({ query, onChoose }: { query: string; onChoose: () => void }) {
  const texts = useTexts();
  return (
    <div className="search-message">
      <div className="empty-finder" aria-hidden="true" />
      <p className="search-message-title">
        {texts.searchNothing} “<span className="search-query">{query.trim()}</span>”
      </p>
      <p>{texts.searchNothingHint}</p>
      <SuggestedLinks onChoose={onChoose} />
    </div>
  );
}
