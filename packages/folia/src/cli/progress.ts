/** Tells a person at a terminal what is under way; in a log each step is one line. */
export type Progress = {
  step: <T>(
    name: string,
    run: (report: (done: number, total: number) => void) => Promise<T>,
  ) => Promise<T>;
};

const REDRAW_INTERVAL_MS = 80;

/** Progress on a stream: a counting line that is redrawn on a terminal, a line per finished step everywhere. */
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

/** No output: for tests and for rebuilding while writing. */
export const silentProgress: Progress = { step: (_name, run) => run(() => {}) };
