import type { Steps } from './steps.ts';

/** How long to compute before other tasks get a turn, in milliseconds. */
const SLICE = 12;

/** Computes in slices, so that a worker answers messages in between. */
export async function finishInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE;
    while (performance.now() < end) {
      const { done, value } = steps.next();
      if (done) return value;
    }
    await nextTask();
  }
}

/**
 * Resolves after the messages that have already arrived. With messages of its own instead of a
 * timer, the worker would be faster, but some engines then let other messages wait.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
