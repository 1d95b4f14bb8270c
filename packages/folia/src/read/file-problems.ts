import { accessSync, constants, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { explainSystemError, type Problem } from 'folia-problems';
import { findTextFault } from './decode-text.ts';
import { type FileFault, walkFolder } from './walk-folder.ts';

/** The files below content folders that are read as text. Others are only copied. */
export const TEXT_FILES = /\.(?:mdx?|ya?ml)$|(?:^|\/)_category_\.json$/;

/**
 * Finds everything that cannot be read below folders, so that one run reports all of it.
 * @param folders relative to the site's folder; those that do not exist are left out
 * @param text the files that must be text; none in static folders
 */
export function findFileProblems(siteDir: string, folders: string[], text?: RegExp): Problem[] {
  return folders.flatMap((folder) => {
    const { files, faults } = walkFolder(join(siteDir, folder));
    const ofFiles = files.flatMap((path) => {
      const fault = findFault(join(siteDir, folder, path), text?.test(path) ?? false);
      return fault ? [{ file: posix.join(folder, path), ...fault }] : [];
    });
    return [...folderProblems(folder, faults), ...ofFiles];
  });
}

/** @param folder relative to the site's folder */
export function folderProblems(folder: string, faults: FileFault[]): Problem[] {
  return faults.map(({ path, reason, hint }) => ({
    file: posix.join(folder, path),
    message: `It cannot be read: ${reason}.`,
    hint,
  }));
}

function findFault(file: string, isText: boolean): Problem | undefined {
  try {
    if (isText) return findTextFault(readFileSync(file), file);
    accessSync(file, constants.R_OK);
    return undefined;
  } catch (error) {
    const fault = explainSystemError(error);
    if (!fault) throw error;
    return { message: `The file cannot be read: ${fault.reason}.`, hint: fault.hint };
  }
}
