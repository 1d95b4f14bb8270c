import { useSite, useTexts } from '../site-context.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

/** Shown in the main area if a page could not be fetched. */
export function LoadError({ error }: { error: string }) {
  const { router } = useSite();
  const texts = useTexts();
  useFocusFallback();
  return (
    <div className="notice" role="alert">
      <h1>{texts.loadFailed}</h1>
      <p>{texts.loadFailedHint}</p>
      <p>
        <code>{error}</code>
      </p>
      <button type="button" onClick={() => router?.retry()}>
        {texts.retry}
      </button>
    </div>
  );
}
