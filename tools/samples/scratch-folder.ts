import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Passes a new empty folder to a function and removes it when the function has ended, or when this
 * process ends.
 *
 * @param release what to do before, such as unmounting what is mounted in it
 */
export async function inScratchFolder<Value>(
  use: (folder: string) => Promise<Value>,
  release: (folder: string) => void = () => {},
): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  const remove = () => {
    release(folder);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', remove);
  try {
    return await use(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
