import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { makeHighlighter, parseConfig, quotePath } from 'folia/format';
import { configSource, REPORT_FILE, sidebarsSource } from './config-source.ts';
import { convertContent } from './convert-content.ts';
import { convertSettings, type Settings } from './convert-settings.ts';
import type { NewFile } from './convert-translations.ts';
import { copyPlan } from './copy-plan.ts';
import type { Note } from './note.ts';
import { readLocales } from './read-locales.ts';
import { readSource, type Source } from './read-source.ts';
import { reportMarkdown, reportText } from './report.ts';
import { refuseFolder, writeMigration } from './write-migration.ts';

export type Migrated = { notes: Note[]; report: string; files: number; nextCommand: string };

/**
 * Makes a site of this engine from a Docusaurus site: runs its config and sidebars, converts what they say, and copies
 * the content into a new folder. The source folder is only read.
 * @throws SiteError where the config cannot be run, or the new folder holds something already
 */
export async function migrateSite(options: {
  sourceDir: string;
  outDir: string;
}): Promise<Migrated> {
  const { sourceDir, outDir } = options;
  refuseFolder(sourceDir, outDir);
  const source = await readSource(sourceDir);
  const { knows } = makeHighlighter();
  const settings = convertSettings(source, {
    read: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
    exists: existsSync,
    knowsLanguage: knows,
  });
  const { config } = source;
  const { i18n = { defaultLocale: 'en', locales: [] } } = config;
  const locales = readLocales(sourceDir, i18n.locales, i18n.defaultLocale);
  const places = copyPlan(sourceDir, [
    ...settings.places,
    { from: join(sourceDir, 'src'), to: 'src' },
  ]);
  const content = convertContent(
    {
      places,
      locales: locales.locales,
      readsMd: /^(?:md|detect)$/.test(String(config.markdown['format'])),
      isInstalled: installedFor(outDir),
      read: (path) => readFileSync(path, 'utf8'),
    },
    settings,
  );
  const notes = [...settings.notes, ...content.notes, ...locales.notes];
  const nextCommand = `npx folia dev --site ${quotePath(relative(process.cwd(), outDir) || '.')}`;
  const files = [
    ...withoutHostFiles(content.files, settings),
    ...writtenFiles(source, withIslands(settings, content.islands), notes),
    { to: REPORT_FILE, text: reportMarkdown(notes, nextCommand) },
  ];
  writeMigration(outDir, files);
  return { notes, report: reportText(notes), files: files.length, nextCommand };
}

function withIslands(settings: Settings, islands: string[]): Settings {
  if (islands.length === 0) return settings;
  return { ...settings, config: { ...settings.config, islands } };
}

/** Config and sidebars as source text. The config is read once more as every command will read it. */
function writtenFiles(source: Source, { config, sidebars }: Settings, notes: Note[]): NewFile[] {
  const computesYear = /new Date\(\)\.getFullYear\(\)/.test(source.configText);
  const computedYear = computesYear ? new Date().getFullYear() : undefined;
  const text = configSource(config, notes, { computedYear });
  parseConfig(config, text);
  return [
    { to: 'site.config.ts', text },
    ...(sidebars ? [{ to: 'sidebars.ts', text: sidebarsSource(sidebars) }] : []),
  ];
}

/** Hosts' files of redirects go on holding only what the config does not. */
function withoutHostFiles(files: NewFile[], { remaining }: Settings): NewFile[] {
  const paths = remaining.map(({ path }) => path);
  return [
    ...files.filter(({ to }) => !paths.includes(to)),
    ...remaining.filter(({ text }) => text !== '').map(({ path, text }) => ({ to: path, text })),
  ];
}

/** Whether a package can be imported from a folder, which need not exist yet. */
function installedFor(folder: string): (name: string) => boolean {
  const { resolve } = createRequire(join(folder, 'site.config.ts'));
  return (name) => {
    try {
      resolve(name);
      return true;
    } catch {
      return false;
    }
  };
}
