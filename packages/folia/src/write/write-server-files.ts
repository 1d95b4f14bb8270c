import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { explainSystemError, SiteError } from 'folia-problems';
import type { GeneratedFile } from '../model/site.ts';
import { stagingName } from '../write-whole.ts';
import { isWithin } from './output-folder.ts';

/** The configurations of servers, by absolute path of their folder and that of the output. */
type Configuration = { deployDir: string; files: GeneratedFile[]; outDir: string };

/**
 * Writes the configurations of servers along with a site: before it, beside the files that they replace; after it, in
 * their place, each in one step. Other files in the folder stay. If anything fails before the site is in place, the files
 * to be replaced stay, too.
 *
 * @returns what writing the site returns, and the paths of the configurations, relative to their folder
 * @throws SiteError if their folder cannot be written, or is in the output folder
 */
export async function withServerFiles<T>(
  { deployDir, files, outDir }: Configuration,
  writeSite: () => Promise<T>,
): Promise<T & { serverFiles: string[] }> {
  if (files.length > 0 && isWithin(deployDir, outDir)) {
    throw failure(deployDir, 'it is in the output folder, where readers could see it', 'Choose');
  }
  const targets = files.map(({ path, text }) => ({ text, target: join(deployDir, path) }));
  try {
    stage(deployDir, targets);
    const written = await writeSite();
    // A server may read a file at this moment.
    for (const { target } of targets) renameSync(stagingName(target), target);
    return { ...written, serverFiles: files.map(({ path }) => path) };
  } finally {
    for (const { target } of targets) tryToRemove(stagingName(target));
  }
}

function stage(deployDir: string, targets: { text: string; target: string }[]): void {
  try {
    for (const { text, target } of targets) {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(stagingName(target), text);
    }
  } catch (error) {
    const fault = explainSystemError(error);
    throw fault ? failure(deployDir, fault.reason, `${fault.hint}\nOr choose`, error) : error;
  }
}

function tryToRemove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Its folder is not one, which has been reported.
  }
}

function failure(deployDir: string, reason: string, choose: string, cause?: unknown): SiteError {
  const message = `The folder ${deployDir} for configurations of servers cannot be written: ${reason}.`;
  const hint = `${choose} another folder with --deploy DIR.`;
  return new SiteError([{ message, hint }], { cause });
}
