import { useTexts } from '../site-context.ts';

/**
 * Covers the main area while a page loads; the style sheet shows it later than the progress bar.
 */
export function Spinner() {
  const texts = useTexts();
  return (
    <div className="spinner" role="status">
      <span className="sr-only">{texts.loading}</span>
    </div>
  );
}
