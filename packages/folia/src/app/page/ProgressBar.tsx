import { useRoute } from '../site-context.ts';

/** A progress bar at the top while a page loads; the style sheet shows it after 200 ms. */
export function ProgressBar() {
  const route = useRoute((state) => state);
  return (
    <>
      {route.status === 'loading' && <div className="progress-bar" aria-hidden="true" />}
      <output className="sr-only" aria-live="polite">
        {route.status === 'ready' && route.isLater ? route.page.documentTitle : ''}
      </output>
    </>
  );
}
