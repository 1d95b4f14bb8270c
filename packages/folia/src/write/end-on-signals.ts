import { constants } from 'node:os';

export const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What a shell adds to the number of a signal to get an exit code (https://www.gnu.org/software/bash/manual/html_node/Exit-Status.html). */
const SIGNALED = 128;

/**
 * Lets the process remove what it has only half written when a signal such as Ctrl+C ends it. Meanwhile, a signal has to wait
 * for code that is busy, such as an endless loop in a page.
 * @returns a function that lets signals end the process at once again
 */
export function endOnSignals(): () => void {
  const listeners = END_SIGNALS.map((signal) => {
    const end = () => process.exit(signalExitCode(signal));
    process.once(signal, end);
    return [signal, end] as const;
  });
  return () => {
    for (const [signal, end] of listeners) process.off(signal, end);
  };
}

/** The exit code of a process that a signal has ended. */
export function signalExitCode(signal: (typeof END_SIGNALS)[number]): number {
  return SIGNALED + constants.signals[signal];
}
