import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrateSite } from './migrate.ts';
import type { Note } from './note.ts';

/** A site and its migration, in a folder of their own that `remove` deletes. */
export type TestMigration = {
  folder: string;
  outDir: string;
  /** The report, without the part on packages, which depends on how the engine is installed. */
  report: string;
  notes: Note[];
  /** Reads a file of the new site. */
  read: (path: string) => string;
  remove: () => void;
};

/** Migrates a copy of a site in `fixtures/`. */
export async function migrateFixture(name: string): Promise<TestMigration> {
  const fixture = fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
  return migrateIn(name, (sourceDir) => cpSync(fixture, sourceDir, { recursive: true }));
}

/** Migrates a site that has these files, by path. */
export async function migrateFiles(files: Record<string, string>): Promise<TestMigration> {
  return migrateIn('site', (sourceDir) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(sourceDir, path)), { recursive: true });
      writeFileSync(join(sourceDir, path), text);
    }
  });
}

async function migrateIn(
  name: string,
  writeSource: (sourceDir: string) => void,
): Promise<TestMigration> {
  const folder = mkdtempSync(join(tmpdir(), 'migrate-'));
  const sourceDir = join(folder, name);
  const outDir = join(folder, `${name}-migrated`);
  writeSource(sourceDir);
  const { report, notes } = await migrateSite({ source: sourceDir, outDir });
  return {
    folder,
    outDir,
    report: report.replace(/\n\nPackages\n[\s\S]*?(?=\n\n)/, ''),
    notes,
    read: (path) => readFileSync(join(outDir, path), 'utf8'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
