import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
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
 * incomplete. The temporary folder is beside the new one, since a folder can be renamed only on the
 * same disk, and its name is a fresh one, since any other could be that of a folder of the user.
 */
export function writeMigration(outDir: string, files: NewFile[]): void {
  mkdirSync(dirname(outDir), { recursive: true });
  const temporary = mkdtempSync(`${outDir}.new-`);
  try {
    // The temporary folder itself can be read by its owner only.
    const staging = join(temporary, 'site');
    mkdirSync(staging);
    for (const file of files) {
      const path = join(staging, file.to);
      mkdirSync(dirname(path), { recursive: true });
      if ('text' in file) writeFileSync(path, file.text);
      else cpSync(file.from, path);
    }
    rmSync(outDir, { recursive: true, force: true });
    renameSync(staging, outDir);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
