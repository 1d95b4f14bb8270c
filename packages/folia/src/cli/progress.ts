import type { Progress } from '../model/progress.ts';

const REDRAW_INTERVAL_MS = 80;

/** Reports progress on a stream: a line for each finished step, and on a terminal a counter for the current one. */
export function makeProgress(out: NodeJS.WriteStream): Progress {
  return {
    async step(name, run) {
      const start = performance.now();
      let drawn = 0;
      const report = (done: number, total: number) => {
        const now = performance.now();
        if (!out.isTTY || now - drawn < REDRAW_INTERVAL_MS) return;
        drawn = now;
        out.write(`\r\u001B[K  ${name} ${done}/${total}`);
      };
      if (out.isTTY) out.write(`  ${name}`);
      try {
        const result = await run(report);
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        out.write(`${out.isTTY ? '\r\u001B[K' : ''}  ${name}: ${seconds} s\n`);
        return result;
      } catch (error) {
        if (out.isTTY) out.write('\r\u001B[K');
        throw error;
      }
    },
  };
}

/** Reports nothing, for tests and for rebuilds in development. */
export const silentProgress: Progress = { step: (_name, run) => run(() => {}) };
