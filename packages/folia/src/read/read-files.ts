import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { join, posix } from 'node:path';
import { explainSystemError, hasCode, SiteError } from 'folia-problems';
import { decodeText } from './decode-text.ts';
import { folderProblems } from './file-problems.ts';
import type { SourceFile } from './frontmatter.ts';
import { walkFolder } from './walk-folder.ts';

const CHUNK_BYTES = 1_048_576;

/**
 * Lists all files below a folder, sorted, as paths relative to the site's folder with forward slashes.
 * @throws SiteError if something below it cannot be read, or has no end
 */
export function listFiles(siteDir: string, folder: string): string[] {
  const { files, faults } = walkFolder(join(siteDir, folder));
  if (faults.length > 0) throw new SiteError(folderProblems(folder, faults));
  return files.map((path) => posix.join(folder, path));
}

/**
 * Reads a text file.
 * @param path relative to the site's folder
 * @throws SiteError if it cannot be read, is not encoded as UTF-8, or is too large for a page
 */
export function readSourceFile(siteDir: string, path: string): SourceFile {
  return { path, text: decodeText(readBytes(join(siteDir, path), path), path) };
}

/** Like `readSourceFile`, but returns undefined if the file does not exist. */
export function readOptionalFile(siteDir: string, path: string): SourceFile | undefined {
  return existsSync(join(siteDir, path)) ? readSourceFile(siteDir, path) : undefined;
}

/** Reads a file. @param shown its path in messages @throws SiteError if it cannot be read */
export function readBytes(file: string, shown: string): Buffer {
  return withOpenFile(file, shown, (descriptor) => readFileSync(descriptor));
}

/**
 * Hashes a file of any size without reading all of it into memory at once.
 * @param shown its path in messages
 * @returns the SHA-256 in hexadecimal
 * @throws SiteError if it cannot be read
 */
export function hashFile(file: string, shown: string): string {
  return withOpenFile(file, shown, (descriptor) => {
    const sum = createHash('sha256');
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    for (let count = readSync(descriptor, chunk); count > 0; count = readSync(descriptor, chunk)) {
      sum.update(chunk.subarray(0, count));
    }
    return sum.digest('hex');
  });
}

function withOpenFile<T>(file: string, shown: string, read: (descriptor: number) => T): T {
  try {
    // Opening a pipe would wait for a writer, forever.
    const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      return read(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    const fault = explainSystemError(error);
    if (!fault) throw error;
    const message = `The file cannot be read: ${fault.reason}.`;
    throw new SiteError([{ file: shown, message, hint: fault.hint }], { cause: error });
  }
}

/**
 * Reads a file that something else may have replaced: a pipe reads as empty, instead of blocking until someone writes to
 * it (https://man7.org/linux/man-pages/man7/fifo.7.html).
 */
export function readAtOnce(file: string): Buffer {
  return readFileSync(file, { flag: constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) });
}

/** Codes of errors about names that no file can have, because they are too long or contain a null character. */
const IMPOSSIBLE = ['ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'];

/** Whether there is a file, not a folder, at a path. Authors may write any path, such as a sentence in place of one. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch (error) {
    if (hasCode(error, ...IMPOSSIBLE)) return false;
    throw error;
  }
}
