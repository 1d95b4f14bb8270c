import { END_SIGNALS, signalExitCode } from '../write/end-on-signals.ts';

/**
 * Makes a command fail if it ends before it is done, because code of the site ends the process or nothing is left to wait
 * for.
 * @param exitCode for such an end
 * @returns a function to call once the command is done
 */
export function failIfUnfinished(exitCode: number): () => void {
  const onExit = (code: number) => {
    if (END_SIGNALS.some((signal) => code === signalExitCode(signal))) return;
    console.error(`
  The process ended with exit code ${code} before the command was done.
    A module of the site, such as site.config.ts, may call \`process.exit\`, or wait for something that never happens.

1 error.`);
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
