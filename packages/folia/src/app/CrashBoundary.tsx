import { Component, type ReactNode } from 'react';

export type Crash = {
  error: Error;
  /** Renders the part again. */
  retry: () => void;
};

type Props = {
  /** What to render instead of a part that fails. */
  fallback: (crash: Crash) => ReactNode;
  /** Called with the error, besides React's own message in the console. */
  onCrash?: (error: unknown) => void;
  children: ReactNode;
};
type State = { error: Error | undefined };

/**
 * Contains errors in a part of the shell, so that the rest keeps working. React logs the error to
 * the console.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash?.(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback({ error, retry: () => this.setState({ error: undefined }) });
  }
}

/** The fallback for parts such as a bar or a footer: if they fail, they leave a gap, because the text matters most. */
export function renderNothing(): null {
  return null;
}
