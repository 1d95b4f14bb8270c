import { mkdirSync, writeFile } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

export type FileQueue = {
  /**
   * Begins to write a file, once there is room for it. A second file with the same path replaces the first.
   * @throws Error if an earlier file could not be written
   */
  add: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Waits for all files. @throws Error if one could not be written */
  finish: () => Promise<void>;
};

/** Takes less processor time than the function in `node:fs/promises`. */
const writeInBackground = promisify(writeFile);

/** Files that are written at the same time, while the next ones are rendered. */
const MAX_AT_ONCE = 16;

/** Makes a queue that writes files in the background and keeps few of them in memory. */
export function makeFileQueue(): FileQueue {
  const folders = new Set<string>();
  const open = new Map<string, Promise<void>>();
  let failure: { error: unknown } | undefined;

  async function write(path: string, bytes: Uint8Array): Promise<void> {
    try {
      await writeInBackground(path, bytes);
    } catch (error) {
      failure ??= { error };
    }
    open.delete(path);
  }

  function throwFailure(): void {
    if (failure) throw failure.error;
  }

  return {
    async add(path, bytes) {
      await open.get(path);
      if (open.size >= MAX_AT_ONCE) await Promise.race(open.values());
      throwFailure();
      const folder = dirname(path);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      open.set(path, write(path, bytes));
    },
    async finish() {
      await Promise.all(open.values());
      throwFailure();
    },
  };
}
