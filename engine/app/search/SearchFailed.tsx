import { useTexts } from '../site-context.ts';
import { showModal } from './show-modal.ts';
import { WaysOn } from './WaysOn.tsx';

type Props = {
  /** Not even the dialog's code could be loaded: it brings a dialog of its own. */
  isAlone?: boolean;
  onRetry: () => void;
  onClose: () => void;
};

/** Says that there is no search now, and offers to try again or to go on by links. */
export function SearchFailed({ isAlone, onRetry, onClose }: Props) {
  const texts = useTexts();
  const message = (
    <div className="search-message" role="alert">
      <p className="search-message-title">{texts.searchFailed}</p>
      <p>{texts.searchFailedHint}</p>
      <WaysOn onChoose={onClose} />
      <button type="button" className="search-retry" onClick={onRetry}>
        {texts.retry}
      </button>
      {isAlone && (
        <button type="button" onClick={onClose}>
          {texts.closeSearch}
        </button>
      )}
    </div>
  );
  if (!isAlone) return message;
  return (
    <dialog className="search-dialog" ref={showModal} aria-label={texts.search} onClose={onClose}>
      {message}
    </dialog>
  );
}
