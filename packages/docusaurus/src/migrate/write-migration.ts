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
import type { NewFile } from './convert-translations.ts';

/** @throws SiteError where the new folder holds something that would be lost, or lies within the source */
export function refuseFolder(sourceDir: string, outDir: string): void {
  if (!relative(sourceDir, outDir).startsWith('..')) {
    throw new SiteError([
      {
        message: `The folder ${outDir} is inside the source folder, which must stay as it is.`,
        hint: 'Choose another one with --out DIR.',
      },
    ]);
  }
  if (!existsSync(outDir) || readdirSync(outDir).length === 0) return;
  throw new SiteError([
    {
      message: `The folder ${outDir} is not empty.`,
      hint: 'Choose another one with --out DIR, or delete it first.',
    },
  ]);
}

/** Writes the new site beside its place first and moves it there at the end, so that no half of it is ever found. */
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
