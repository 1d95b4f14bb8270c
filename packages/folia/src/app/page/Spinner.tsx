import { useTexts } from '../site-context.ts';

/** Appears over the main area once a page takes longer than the progress bar's delay; the style sheet waits. */
export function Spinner() {
  const texts = useTexts();
  return (
    <div className="spinner" role="status">
      <span className="sr-only">{texts.loading}</span>
    </div>
  );
}
