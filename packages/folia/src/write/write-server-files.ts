import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from '../model/site.ts';

/**
 * Writes the configuration of servers into a folder. Other files there stay, and a file that a server may read at this
 * moment is replaced in one step.
 *
 * @returns the paths of the files, relative to the folder
 */
export function writeServerFiles(folder: string, files: GeneratedFile[]): string[] {
  for (const { path, text } of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(`${target}.new`, text);
    renameSync(`${target}.new`, target);
  }
  return files.map(({ path }) => path);
}
