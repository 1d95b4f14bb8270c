import { existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { engineDependencies, enginePackage, isFile, nextCommandsOfRepository } from 'folia/format';
import { SiteError } from 'folia-problems';
import { REPORT_FILE } from './config-source.ts';
import { docusaurus } from './docusaurus/migrate.ts';
import type { Generator } from './generator.ts';
import { mdbook } from './mdbook/migrate.ts';
import { mkdocs, zensical } from './mkdocs/migrate.ts';
import type { Note } from './note.ts';
import { makePackageFile } from './package-file.ts';
import { formatMarkdownReport, formatReport, formatSummary } from './report.ts';
import { readSourcePackages } from './source-packages.ts';
import { starlight } from './starlight/migrate.ts';
import { vitepress } from './vitepress/migrate.ts';
import { checkOutputFolder, type NewFile, writeMigration } from './write-migration.ts';

/** Generators whose sites can be migrated. */
const GENERATORS: Generator[] = [docusaurus, vitepress, zensical, mkdocs, mdbook, starlight];

export type MigrationResult = {
  notes: Note[];
  /** All notes, as text. */
  report: string;
  /** What moved, what needs attention and what to do next, on one screen. */
  summary: string;
  files: number;
};

/** What the commands write into the folder of a site. */
const IGNORED = 'node_modules/\ndist/\n.cache/\n';

/**
 * Migrates a documentation site of another generator into a new folder, which has a report on every item. The source
 * folder is never modified.
 * @param options.source absolute path of the folder of the site, or of its config
 * @throws SiteError if the folder does not exist or has no known config, the config cannot be read, or the new folder is not empty
 */
export async function migrateSite({
  source,
  outDir,
}: {
  source: string;
  outDir: string;
}): Promise<MigrationResult> {
  const { sourceDir, generator, configFile } = findSite(source);
  checkOutputFolder(sourceDir, outDir);
  const migration = await generator.migrate({ sourceDir, configFile, outDir });
  const { engines, peerDependencies: react, contentPackages } = enginePackage();
  const engine = engineDependencies(outDir);
  const isInstallable = Object.keys(engine).length > 0;
  const packageFile = makePackageFile(
    outDir,
    migration.packages ?? [],
    readSourcePackages(sourceDir),
    {
      dependencies: isInstallable
        ? { ...engine, ...contentPackages, ...migration.enginePackages }
        : {},
      react,
      engines,
    },
  );
  const notes = [...migration.notes, ...packageFile.notes];
  const hasPackages = packageFile.packages.length > 0;
  const nextCommands = nextCommandsOfRepository(outDir, { hasPackages }).slice(0, 4);
  const moved = migration.moved ?? { pages: countPages(migration.files) };
  const files = [
    ...migration.files,
    ...packageFile.files,
    { to: 'package.json', text: packageFile.text },
    { to: '.gitignore', text: IGNORED },
    {
      to: REPORT_FILE,
      text: formatMarkdownReport(notes, { generator: generator.name, moved, nextCommands }),
    },
  ];
  writeMigration(outDir, files);
  const summary = formatSummary(notes, {
    folder: outDir,
    moved: { ...moved, files: files.length },
    reportFile: REPORT_FILE,
    nextCommands,
  });
  return { notes, report: formatReport(notes), summary, files: files.length };
}

function countPages(files: NewFile[]): number {
  return files.filter(({ to }) => /\.mdx?$/.test(to)).length;
}

type FoundSite = { sourceDir: string; generator: Generator; configFile: string };

/** The generator of a site, recognized by its config. */
function findSite(source: string): FoundSite {
  if (!existsSync(source)) {
    throw new SiteError([
      {
        message: `The folder ${source} does not exist.`,
        hint: 'Pass the folder of the site to migrate, or its config: folia migrate DIR.',
      },
    ]);
  }
  const isConfig = isFile(source);
  for (const generator of GENERATORS) {
    for (const path of generator.configFiles) {
      const found = isConfig ? siteOfConfig(source, path) : siteOfFolder(source, path);
      if (found) return { ...found, generator };
    }
  }
  const known = GENERATORS.map(({ name, configFiles }) => `${name} (${configFiles[0]})`);
  throw new SiteError([
    {
      message: isConfig
        ? `${source} is not the config of a documentation site.`
        : `No config of a documentation site found in ${source}.`,
      hint: `Pass the folder with the config, or the config: folia migrate DIR. Known: ${known.join(', ')}.`,
    },
  ]);
}

type Found = Omit<FoundSite, 'generator'>;

function siteOfFolder(sourceDir: string, configFile: string): Found | undefined {
  return existsSync(join(sourceDir, configFile)) ? { sourceDir, configFile } : undefined;
}

/** The site of a config whose name begins like a known one, such as `mkdocs-en.yml`. */
function siteOfConfig(file: string, known: string): Found | undefined {
  const folder = dirname(known);
  const sourceDir = folder === '.' ? dirname(file) : dirname(file).replace(/[\\/][^\\/]+$/, '');
  const extension = extname(known);
  const name = basename(file);
  const isKnown = name.startsWith(basename(known, extension)) && name.endsWith(extension);
  const isThere = dirname(file) === join(sourceDir, folder);
  return isKnown && isThere ? { sourceDir, configFile: join(folder, name) } : undefined;
}
