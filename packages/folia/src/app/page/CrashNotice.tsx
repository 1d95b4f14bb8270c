import type { Crash } from '../CrashBoundary.tsx';
import { useSite, useTexts } from '../site-context.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** Says that the page crashed and why, and lets the reader try again. */
export function CrashNotice({ error, retry }: Crash) {
  const texts = useTexts();
  useKeptFocus();
  const { route, router } = useSite();
  // What came by navigation may be broken itself, so it is asked for anew.
  const tryAgain = async () => {
    if (route.isLater) await router?.go(location.href, { isFresh: true });
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

/** Each message once, the error's own first; a chain of causes may lead back to itself. */
function messagesWithCauses(error: Error): string[] {
  const errors = new Set<Error>();
  for (let current: unknown = error; current instanceof Error && !errors.has(current); ) {
    errors.add(current);
    current = current.cause;
  }
  return [...new Set([...errors].map(({ message }) => message))];
}
