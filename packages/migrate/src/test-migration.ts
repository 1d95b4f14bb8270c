import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrateSite } from './migrate.ts';

/** A fixture site and its migration, in a folder of their own that `remove` deletes. */
export type TestMigration = {
  folder: string;
  outDir: string;
  /** The report, without the part on packages, which depends on how the engine is installed. */
  report: string;
  /** Reads a file of the new site. */
  read: (path: string) => string;
  remove: () => void;
};

/** Migrates a copy of a site in `fixtures/`. */
export async function migrateFixture(name: string): Promise<TestMigration> {
  const folder = mkdtempSync(join(tmpdir(), 'migrate-'));
  const sourceDir = join(folder, name);
  const outDir = join(folder, `${name}-migrated`);
  const fixture = fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
  cpSync(fixture, sourceDir, { recursive: true });
  const { report } = await migrateSite({ source: sourceDir, outDir });
  return {
    folder,
    outDir,
    report: report.replace(/\n\nPackages\n[\s\S]*?(?=\n\n)/, ''),
    read: (path) => readFileSync(join(outDir, path), 'utf8'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
