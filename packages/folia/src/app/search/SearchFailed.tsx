import { useTexts } from '../site-context.ts';
import { SuggestedLinks } from './SuggestedLinks.tsx';

type Props = {
  onRetry?: () => void;
  onClose?: () => void;
};

/** Reports that the search is unavailable, and offers to retry or to follow links. */
export function SearchFailed({ onRetry, onClose }: Props) {
  const texts = useTexts();
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">{texts.searchFailed}</p>
      <p>{texts.searchFailedHint}</p>
      <SuggestedLinks onChoose={onClose} />
      <button type="button" className="search-retry" data-retry="" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
