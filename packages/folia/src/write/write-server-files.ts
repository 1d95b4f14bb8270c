import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { explainSystemError, SiteError } from 'folia-problems';
import type { OutputFile } from '../model/output-file.ts';
import { endOnSignals } from './end-on-signals.ts';
import { isWithin } from './output-folder.ts';
import { removeAbandoned, stagingPaths } from './staging.ts';

/** The server configurations, their folder, and the folders in which readers or builds would find them; paths are absolute. */
type Configuration = {
  deployDir: string;
  files: OutputFile[];
  outDir: string;
  sourceFolders: string[];
};

/** A file with the name under which it is written first. */
type Target = { text: string; target: string; staging: string };

/**
 * Writes the server configurations along with a site: before it, beside the files that they replace; after it, in
 * their place, each in one step. Other files in the folder stay. If anything fails before the site is in place, the files
 * to be replaced stay, too.
 *
 * @returns what writing the site returns, and the paths of the configurations, relative to their folder
 * @throws SiteError if their folder cannot be written, or is in the output folder or in one that builds read
 */
export async function withServerFiles<T>(
  { deployDir, files, outDir, sourceFolders }: Configuration,
  writeSite: () => Promise<T>,
): Promise<T & { serverFiles: string[] }> {
  if (files.length > 0 && isWithin(deployDir, outDir)) {
    throw failure(deployDir, 'it is in the output folder, where readers could see it', 'Choose');
  }
  const source = sourceFolders.find((folder) => isWithin(deployDir, folder));
  if (files.length > 0 && source !== undefined) {
    throw failure(deployDir, `it is in the folder ${source}, which builds read`, 'Choose');
  }
  const targets = files.map(({ path, text }): Target => {
    const target = join(deployDir, path);
    return { text, target, staging: stagingPaths(target).next };
  });
  const removeStaging = () => {
    for (const { staging } of targets) tryToRemove(staging);
  };
  // The files are removed when the process ends, however that happens, unless it is killed.
  process.once('exit', removeStaging);
  const release = endOnSignals();
  try {
    stage(deployDir, targets);
    const written = await writeSite();
    publish(deployDir, targets);
    return { ...written, serverFiles: files.map(({ path }) => path) };
  } finally {
    process.off('exit', removeStaging);
    removeStaging();
    release();
  }
}

function stage(deployDir: string, targets: Target[]): void {
  try {
    for (const { text, target, staging } of targets) {
      mkdirSync(dirname(target), { recursive: true });
      if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) {
        throw failure(deployDir, `${target} is a folder`, 'Rename it, or choose');
      }
      removeAbandoned(target);
      writeFileSync(staging, text);
    }
  } catch (error) {
    const fault = explainSystemError(error);
    throw fault ? failure(deployDir, fault.reason, `${fault.hint}\nOr choose`, error) : error;
  }
}

/** Puts the configurations in place, each in one step, since a server may read them at this moment. */
function publish(deployDir: string, targets: Target[]): void {
  try {
    for (const { staging, target } of targets) renameSync(staging, target);
  } catch (error) {
    const fault = explainSystemError(error);
    if (!fault) throw error;
    const message = `The site is written, but not all server configurations in ${deployDir}: ${fault.reason}.`;
    throw new SiteError([{ message, hint: fault.hint }], { cause: error });
  }
}

function tryToRemove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // What should be its folder is a file. That has been reported.
  }
}

function failure(deployDir: string, reason: string, choose: string, cause?: unknown): SiteError {
  const message = `The folder ${deployDir} for server configurations cannot be written: ${reason}.`;
  const hint = `${choose} another folder with --deploy DIR.`;
  return new SiteError([{ message, hint }], { cause });
}
