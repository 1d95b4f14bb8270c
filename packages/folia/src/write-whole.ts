import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file under a temporary name first, so other processes that read or write it never see part of it. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  // Processes in containers that share the folder may have the same number.
  const staging = `${file}.${process.pid}-${randomUUID().slice(0, 8)}.new`;
  try {
    writeFileSync(staging, content);
    renameSync(staging, file);
  } finally {
    rmSync(staging, { force: true });
  }
}
