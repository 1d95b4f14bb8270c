import type { Crash } from '../CrashBoundary.tsx';
import { useSite, useTexts } from '../site-context.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

/** Reports that the page crashed and why, with a button to try again. */
export function CrashNotice({ error, retry }: Crash) {
  const texts = useTexts();
  useFocusFallback();
  const { route, router } = useSite();
  // A page reached by navigation may have a broken data file, so it is fetched again.
  const tryAgain = async () => {
    if (route.getState().isLater) await router?.go(location.href, { isFresh: true });
    retry();
  };
  return (
    <div className="notice" role="alert">
      <h1>{texts.crashed}</h1>
      {messagesWithCauses(error).map((message) => (
        <p key={message}>
          <code>{message}</code>
        </p>
      ))}
      <button type="button" onClick={tryAgain}>
        {texts.tryAgain}
      </button>
    </div>
  );
}

/** The distinct messages of an error and its causes; causes may be circular. */
function messagesWithCauses(error: Error): string[] {
  const errors = new Set<Error>();
  for (let current: unknown = error; current instanceof Error && !errors.has(current); ) {
    errors.add(current);
    current = current.cause;
  }
  return [...new Set([...errors].map(({ message }) => message))];
}
