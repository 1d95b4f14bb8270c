import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;
const SAMPLE_INTERVAL_MS = 100;

/** What a process and all its descendants used. Memory is in bytes. */
export type TreeUsage = { processorMilliseconds: number; peakMemory: number };

type ProcessSample = { ticks: number; memory: number };

/**
 * Watches a process and its descendants until `stop` is called, after the process has been waited
 * for. Linux only: elsewhere, both values are NaN.
 *
 * Processor time is the greater of two counts, since each misses some processes: what the kernel
 * adds to this process for children that were waited for
 * (https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, `cutime` and `cstime`), and the sum
 * of the last samples, which includes processes that outlive their parent. No other child of this
 * process may end meanwhile. Memory is the largest sum of resident memory in one sample.
 */
export function watchProcessTree(pid: number): { stop: () => TreeUsage } {
  if (process.platform !== 'linux') {
    return { stop: () => ({ processorMilliseconds: Number.NaN, peakMemory: Number.NaN }) };
  }
  const before = waitedTicks();
  const lastTicks = new Map<number, number>();
  let peakMemory = 0;
  const sample = () => {
    let memory = 0;
    for (const id of processTree(pid)) {
      const found = readProcess(id);
      if (!found) continue;
      memory += found.memory;
      lastTicks.set(id, found.ticks);
    }
    peakMemory = Math.max(peakMemory, memory);
  };
  const timer = setInterval(sample, SAMPLE_INTERVAL_MS);
  return {
    stop() {
      clearInterval(timer);
      const sampled = [...lastTicks.values()].reduce((total, ticks) => total + ticks, 0);
      const ticks = Math.max(waitedTicks() - before, sampled);
      return { processorMilliseconds: ticks * TICK_MS, peakMemory };
    },
  };
}

/** A process and its current descendants; on other systems than Linux, the process alone. */
export function processTree(pid: number): number[] {
  const children = tasks(pid).flatMap((task) =>
    readText(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(processTree)];
}

function tasks(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function readProcess(pid: number): ProcessSample | undefined {
  const fields = statFields(String(pid));
  const memory = /^VmRSS:\s+(\d+) kB/m.exec(readText(`/proc/${pid}/status`))?.[1];
  if (fields.length === 0 || memory === undefined) return undefined;
  return { ticks: ticksOf(fields, 11), memory: Number(memory) * 1024 };
}

/** Processor time of all children that this process has waited for, with their descendants. */
function waitedTicks(): number {
  return ticksOf(statFields('self'), 13);
}

/** The fields of a process after its name, which may include spaces. */
function statFields(pid: string): string[] {
  return readText(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ').filter(Boolean) ?? [];
}

function ticksOf(fields: string[], first: number): number {
  return Number(fields[first]) + Number(fields[first + 1]);
}

/** An empty text if the process has ended. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
