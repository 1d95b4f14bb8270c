import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The temporary name of a file while it is written, in the same folder. No other process uses it. */
export function stagingName(file: string): string {
  return `${file}.${process.pid}.new`;
}

/** Writes a file under a temporary name first, so that it is never incomplete: other processes may read or write it. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const staging = stagingName(file);
  try {
    writeFileSync(staging, content);
    renameSync(staging, file);
  } finally {
    rmSync(staging, { force: true });
  }
}
