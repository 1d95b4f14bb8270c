import { Component, type ReactNode } from 'react';

export type Crash = {
  error: Error;
  /** Renders the part once more. */
  retry: () => void;
};

type Props = {
  /** What stands in place of a part that fails to render. */
  fallback: (crash: Crash) => ReactNode;
  children: ReactNode;
};
type State = { error: Error | undefined };

/** Keeps what goes wrong in a part of the shell from taking the rest along. React tells the error on the console. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback({ error, retry: () => this.setState({ error: undefined }) });
  }
}
