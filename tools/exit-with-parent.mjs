/**
 * Ends a process when its parent has exited. Preloaded into everything that a test run starts, so
 * that no server or browser outlives a run, however the run ends.
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
