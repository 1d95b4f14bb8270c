import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Another name beside a file, under which it is written first. It is the name of no file of anybody else. */
export function stagingName(file: string): string {
  return `${file}.${process.pid}.new`;
}

/** Writes a file under another name first, so that it is never incomplete: others may read or write it at the same time. */
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
