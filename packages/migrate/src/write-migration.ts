import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isWithin, openStaging, recoverOutput } from 'folia/format';
import { SiteError } from 'folia-problems';

/** A file of the new folder: a copy of a file, or text. */
export type NewFile = { to: string } & ({ from: string } | { text: string });

/**
 * Checks the folder for the new site, after removing what a killed migration left of it.
 * @throws SiteError if the new folder is not empty, or is inside the source folder
 */
export function checkOutputFolder(sourceDir: string, outDir: string): void {
  if (isWithin(outDir, sourceDir)) {
    throw new SiteError([
      {
        message: `The folder ${outDir} is inside the source folder, which must not be changed.`,
        hint: 'Choose another folder with --out DIR.',
      },
    ]);
  }
  recoverOutput(outDir);
  if (!existsSync(outDir) || readdirSync(outDir).length === 0) return;
  throw new SiteError([
    {
      message: `The folder ${outDir} is not empty.`,
      hint: 'Choose another folder with --out DIR, or delete it first.',
    },
  ]);
}

/**
 * Writes the new site to a temporary folder first, which then becomes the new folder, so that this is never incomplete.
 */
export function writeMigration(outDir: string, files: NewFile[]): void {
  mkdirSync(dirname(outDir), { recursive: true });
  const staging = openStaging(outDir);
  try {
    for (const file of files) {
      const path = join(staging.folder, file.to);
      mkdirSync(dirname(path), { recursive: true });
      if ('text' in file) writeFileSync(path, file.text);
      else copyFileSync(file.from, path);
    }
    staging.publish();
  } finally {
    staging.remove();
  }
}
