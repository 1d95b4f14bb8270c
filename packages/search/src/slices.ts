import type { Steps } from './steps.ts';

/** How long to compute before other tasks get a turn, in milliseconds. */
const SLICE = 8;

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

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Resolves after the messages that have already arrived. Timers would wait four milliseconds. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(undefined);
  });
}
