import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { SiteError } from 'folia-problems';

/** A file of the new folder: a copy of a file, or a text. */
export type NewFile = { to: string } & ({ from: string } | { text: string });

/** @throws SiteError if the new folder is not empty, or is inside the source folder */
export function checkOutputFolder(sourceDir: string, outDir: string): void {
  if (!relative(sourceDir, outDir).startsWith('..')) {
    throw new SiteError([
      {
        message: `The folder ${outDir} is inside the source folder, which must not be changed.`,
        hint: 'Choose another folder with --out DIR.',
      },
    ]);
  }
  if (!existsSync(outDir) || readdirSync(outDir).length === 0) return;
  throw new SiteError([
    {
      message: `The folder ${outDir} is not empty.`,
      hint: 'Choose another folder with --out DIR, or delete it first.',
    },
  ]);
}

/**
 * Writes the new site to a temporary folder first and then renames it, so that it is never
 * incomplete.
 */
export function writeMigration(outDir: string, files: NewFile[]): void {
  const staging = `${outDir}.new`;
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  try {
    for (const file of files) {
      const path = join(staging, file.to);
      mkdirSync(dirname(path), { recursive: true });
      if ('text' in file) writeFileSync(path, file.text);
      else cpSync(file.from, path);
    }
    rmSync(outDir, { recursive: true, force: true });
    renameSync(staging, outDir);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
}
