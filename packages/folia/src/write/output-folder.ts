import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { explainSystemError, SiteError } from 'folia-problems';
import { FILE_LIST, findForeignFile } from './file-list.ts';
import { isMountPoint } from './mount-point.ts';
import { withOutputLock } from './output-lock.ts';
import { recoverOutput } from './staging.ts';

const CHOOSE = 'choose another folder with --out DIR.';

/**
 * Finds the folder that a build replaces: the output folder, or its target if it is a link. First cleans up after builds that
 * were killed.
 * @throws SiteError if replacing it would delete anything but a build, or if it cannot be written
 */
export function openOutputFolder(outDir: string, siteDir: string): string {
  if ([siteDir, process.cwd()].some((folder) => isWithin(folder, outDir))) {
    refuse(
      `The output folder ${outDir} contains the site's sources or the working directory, which a build would delete.`,
      'Choose another folder with --out DIR.',
    );
  }
  try {
    const folder = followLink(outDir);
    checkKind(folder);
    if (isMountPoint(folder)) withOutputLock(folder, () => putInOrder(folder));
    else putInOrder(folder);
    accessSync(nearestFolder(folder), constants.W_OK);
    if (!existsSync(folder)) tryToCreateIn(nearestFolder(folder));
    return folder;
  } catch (error) {
    throw writeError(error, outDir);
  }
}

/**
 * Checks that the output folder is outside of all folders that builds read: the next build would find its pages there.
 * @param sourceFolders relative to the site's folder
 * @throws SiteError if it is
 */
export function checkOutsideSources(
  outDir: string,
  siteDir: string,
  sourceFolders: string[],
): void {
  const found = sourceFolders.find((folder) => isWithin(outDir, join(siteDir, folder)));
  if (found === undefined) return;
  refuse(
    `The output folder ${outDir} is in the folder "${found}" of the site, which builds read.`,
    'Choose another folder with --out DIR.',
  );
}

/** Explains why an output folder could not be written, or returns the error if that is a bug. */
export function writeError(error: unknown, outDir: string): unknown {
  const fault = explainSystemError(error);
  if (!fault) return error;
  const { reason, hint, path } = fault;
  const file = path === undefined || path === outDir ? '' : ` (${path})`;
  const problem = { message: `The output folder ${outDir} cannot be written: ${reason}${file}.` };
  return new SiteError([{ ...problem, hint: `${hint}\nOr ${CHOOSE}` }], { cause: error });
}

function checkKind(folder: string): void {
  if (!existsSync(folder) || statSync(folder).isDirectory()) return;
  refuse(
    `The output folder ${folder} is a file, which a build would delete.`,
    `Remove it, or ${CHOOSE}`,
  );
}

function putInOrder(folder: string): void {
  recoverOutput(folder);
  checkContent(folder);
}

function checkContent(folder: string): void {
  if (!existsSync(folder)) return;
  accessSync(folder, constants.W_OK);
  const foreign = findForeignFile(folder);
  if (foreign === undefined) return;
  const isBuild = readdirSync(folder).includes(FILE_LIST);
  refuse(
    `The output folder ${folder} contains files that no build wrote and that a build would delete. One is ${JSON.stringify(foreign)}.`,
    isBuild
      ? `Move it to a static folder of the site, whose files are part of every build. Or ${CHOOSE}`
      : 'Choose another folder with --out DIR, or empty this one if nobody needs its files.',
  );
}

/** Where a link leads, so that it stays a link. A folder that does not exist yet is named by the real path of its parent. */
function followLink(outDir: string): string {
  if (existsSync(outDir)) return realpathSync(outDir);
  if (lstatSync(outDir, { throwIfNoEntry: false })?.isSymbolicLink()) {
    const target = resolve(dirname(outDir), readlinkSync(outDir));
    // A link that leads back to itself has no target.
    if (isWithin(target, nearestFolder(target))) return target;
  }
  const parent = dirname(outDir);
  return existsSync(parent) ? join(realpathSync(parent), basename(outDir)) : outDir;
}

/** The nearest folder above a path that exists. @throws Error if that is not a folder */
function nearestFolder(path: string): string {
  const parent = dirname(path);
  if (!existsSync(parent)) return nearestFolder(parent);
  readdirSync(parent);
  return parent;
}

/** Creates and removes a folder. In file systems such as /proc, that fails although permissions allow it. */
function tryToCreateIn(folder: string): void {
  rmdirSync(mkdtempSync(join(folder, '.folia-try-')));
}

/** Whether a path is a folder or below it, wherever links on the way lead. */
export function isWithin(path: string, folder: string): boolean {
  const between = relative(realPath(folder), realPath(path));
  return between !== '..' && !between.startsWith(`..${sep}`) && !isAbsolute(between);
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
}

function refuse(message: string, hint: string): never {
  throw new SiteError([{ message, hint }]);
}
