import {
  closeSync,
  mkdirSync,
  openSync,
  readSync,
  rmdirSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { SpoolText } from '../model/spool-text.ts';

/** A file for text that a build needs again later, so that it does not keep it in memory. */
export type TextSpool = {
  /** If the file cannot be written, the text stays in memory. Reading throws once the spool is closed. */
  add: SpoolText;
  close: () => void;
};

/** Shorter strings take less memory than the function that would read them. */
const MIN_LENGTH = 400;

/**
 * Opens a spool in a folder, which is created with the first text. The file is deleted as soon as
 * it is open, so that it disappears with the process, even if that is killed.
 */
export function openTextSpool(folder: string): TextSpool {
  let file: number | undefined;
  let isFailed = false;
  let end = 0;

  function append(bytes: Uint8Array): number | undefined {
    if (isFailed) return undefined;
    try {
      file ??= openDeletedFile(folder);
      const start = end;
      for (let written = 0; written < bytes.length; ) {
        written += writeSync(file, bytes, written, bytes.length - written, start + written);
      }
      end += bytes.length;
      return start;
    } catch {
      // A full disk or a read-only folder: the build takes more memory instead.
      isFailed = true;
      return undefined;
    }
  }

  function read(start: number, length: number): string {
    if (file === undefined) throw new Error('The text spool is closed.');
    const bytes = Buffer.allocUnsafe(length);
    for (let done = 0; done < length; ) {
      const count = readSync(file, bytes, done, length - done, start + done);
      if (count === 0) throw new Error('The text spool is shorter than what was written.');
      done += count;
    }
    return bytes.toString('utf8');
  }

  /** Created outside of `add`: inside, the function would keep the text in memory, like all variables around it. */
  const readLater = (start: number, length: number) => () => read(start, length);

  return {
    add(text) {
      // UTF-8 cannot represent lone surrogates.
      if (text.length < MIN_LENGTH || !text.isWellFormed()) return keepInMemory(text);
      const bytes = Buffer.from(text);
      const start = append(bytes);
      return start === undefined ? keepInMemory(text) : readLater(start, bytes.length);
    },
    close() {
      isFailed = true;
      if (file === undefined) return;
      closeSync(file);
      file = undefined;
      removeEmpty(folder);
    },
  };
}

function keepInMemory(text: string): () => string {
  return () => text;
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The folder contains something else.
  }
}

function openDeletedFile(folder: string): number {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `texts-${process.pid}-${performance.now()}`);
  const file = openSync(path, 'wx+');
  unlinkSync(path);
  return file;
}
