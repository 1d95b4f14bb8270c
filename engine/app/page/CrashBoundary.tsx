import { Component, type ReactNode } from 'react';
import { useTexts } from '../site-context.ts';

type Props = { children: ReactNode };
type State = { error: Error | undefined };

/** Shows what went wrong where a part of the page fails to render, and lets the reader try again (R13.2). */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <Crash error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}

function Crash({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const texts = useTexts();
  return (
    <div className="notice" role="alert">
      <h1>{texts.crashed}</h1>
      {messagesWithCauses(error).map((message) => (
        <p key={message}>
          <code>{message}</code>
        </p>
      ))}
      <button type="button" onClick={onRetry}>
        {texts.tryAgain}
      </button>
    </div>
  );
}

function messagesWithCauses(error: Error): string[] {
  return [error.message, ...(error.cause instanceof Error ? messagesWithCauses(error.cause) : [])];
}
