/**
 * Ends a process whose parent has gone: preloaded into everything that a test run starts, so that a run that is killed
 * leaves neither server nor browser behind, whatever killed it.
 */
import { isMainThread } from 'node:worker_threads';

const INTERVAL_MS = 500;
const { ppid } = process;

if (isMainThread) {
  const timer = setInterval(() => {
    if (process.ppid !== ppid) process.exit(1);
  }, INTERVAL_MS);
  timer.unref();
}
