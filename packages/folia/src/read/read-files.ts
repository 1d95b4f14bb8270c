import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { explainSystemError, SiteError } from 'folia-problems';
import { decodeText } from './decode-text.ts';
import { folderProblems } from './file-problems.ts';
import type { SourceFile } from './frontmatter.ts';
import { walkFolder } from './walk-folder.ts';

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
 * @throws SiteError if it cannot be read, or is not encoded as UTF-8
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
  try {
    // A pipe would wait for whoever writes to it, forever.
    const stats = statSync(file);
    if (stats.isFile() || stats.isDirectory()) return readFileSync(file);
  } catch (error) {
    const fault = explainSystemError(error);
    if (!fault) throw error;
    const message = `The file cannot be read: ${fault.reason}.`;
    throw new SiteError([{ file: shown, message, hint: fault.hint }], { cause: error });
  }
  const message = 'The file cannot be read: it is a pipe, a socket or a device.';
  throw new SiteError([{ file: shown, message, hint: 'Replace it by a file.' }]);
}
