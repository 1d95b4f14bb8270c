/**
 * Loaded before a measured program (`node --import`), in each Node process that it starts: writes
 * the resource usage of the process at its exit to a file of its own in the folder USAGE_FOLDER.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { ProcessUsage } from './engine-command.ts';

const folder = process.env.USAGE_FOLDER;

// The resource usage of a process includes its worker threads.
if (folder !== undefined && isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage: ProcessUsage = {
      processorMilliseconds: (userCPUTime + systemCPUTime) / 1000,
      peakMemory: maxRSS * 1024,
    };
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(usage));
  });
}
