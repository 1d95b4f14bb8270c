import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeHighlighter, parseConfig } from 'folia/format';
import { printConfig, printSidebars } from '../config-source.ts';
import type { Generator, Migration, SourceFolder } from '../generator.ts';
import type { Note } from '../note.ts';
import type { NewFile } from '../write-migration.ts';
import { convertContent } from './convert-content.ts';
import { convertSettings, type Settings } from './convert-settings.ts';
import { planCopies } from './plan-copies.ts';
import { readLocales } from './read-locales.ts';
import { readSource, type Source } from './read-source.ts';

/** Sites of Docusaurus (https://docusaurus.io). */
export const docusaurus: Generator = {
  name: 'Docusaurus',
  configFiles: ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
    (extension) => `docusaurus.config.${extension}`,
  ),
  migrate: migrateDocusaurus,
};

/** Runs the config and sidebars of a site, converts them, and lists the files of the new folder. */
async function migrateDocusaurus(folder: SourceFolder): Promise<Migration> {
  const { sourceDir } = folder;
  const source = await readSource(folder);
  const { knows } = makeHighlighter();
  const settings = convertSettings(source, {
    read: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
    exists: existsSync,
    knowsLanguage: knows,
  });
  const { config } = source;
  const { i18n = { defaultLocale: 'en', locales: [] } } = config;
  const locales = readLocales(sourceDir, i18n.locales, i18n.defaultLocale);
  const copies = planCopies(sourceDir, [
    ...settings.copies,
    { from: join(sourceDir, 'src'), to: 'src' },
  ]);
  const content = convertContent(
    {
      copies,
      locales: locales.locales,
      readsMd: /^(?:md|detect)$/.test(String(config.markdown['format'])),
      read: (path) => readFileSync(path, 'utf8'),
    },
    settings,
  );
  const notes = [...settings.notes, ...content.notes, ...locales.notes];
  const files = [
    ...replaceHostFiles(content.files, settings),
    ...settings.files,
    ...printSettings(source, withIslands(settings, content.islands), notes),
  ];
  return { files, notes, packages: content.packages };
}

function withIslands(settings: Settings, islands: string[]): Settings {
  if (islands.length === 0) return settings;
  return { ...settings, config: { ...settings.config, islands } };
}

/**
 * The source of config and sidebars. The config is parsed the way every command parses it, to
 * validate it.
 */
function printSettings(source: Source, { config, sidebars }: Settings, notes: Note[]): NewFile[] {
  const computesYear = /new Date\(\)\.getFullYear\(\)/.test(source.configText);
  const computedYear = computesYear ? new Date().getFullYear() : undefined;
  const text = printConfig(config, notes, { computedYear });
  parseConfig(config, text);
  return [
    { to: 'site.config.ts', text },
    ...[...sidebars].map(([to, value]) => ({ to, text: printSidebars(value) })),
  ];
}

/** The redirects files of hosts, without the rules that are now in the config. */
function replaceHostFiles(files: NewFile[], { remaining }: Settings): NewFile[] {
  const paths = remaining.map(({ path }) => path);
  return [
    ...files.filter(({ to }) => !paths.includes(to)),
    ...remaining.filter(({ text }) => text !== '').map(({ path, text }) => ({ to: path, text })),
  ];
}
