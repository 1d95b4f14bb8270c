import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What a shell adds to the number of a signal to get an exit code (https://www.gnu.org/software/bash/manual/html_node/Exit-Status.html). */
const SIGNALED = 128;

/** Ends the process on signals such as Ctrl+C in a way that lets it remove what it has only half written. */
export function endOnSignals(): void {
  for (const signal of SIGNALS) {
    process.once(signal, () => process.exit(SIGNALED + constants.signals[signal]));
  }
}

/**
 * Makes a command fail that ends before it is done, because code of the site ends the process or nothing is left that the
 * command could wait for.
 * @param exitCode for such an end
 * @returns a function to call once the command is done
 */
export function failIfUnfinished(exitCode: number): () => void {
  const onExit = (code: number) => {
    if (SIGNALS.some((signal) => code === SIGNALED + constants.signals[signal])) return;
    console.error(`
  The process ended with exit code ${code} before the command was done.
    A module of the site, such as site.config.ts, may call \`process.exit\`, or wait for something that never happens.

1 error. Nothing was written.`);
    process.exitCode = exitCode;
  };
  // Before Node ends the process with a message about the engine, unless another listener can name what is missing.
  const onIdle = () => {
    if (process.listenerCount('beforeExit') === 1) process.exit();
  };
  process.on('exit', onExit);
  process.on('beforeExit', onIdle);
  return () => {
    process.off('exit', onExit);
    process.off('beforeExit', onIdle);
  };
}
