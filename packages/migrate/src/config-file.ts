import { parseConfig, siteConfigSchema } from 'folia/format';
import { printConfig } from './config-source.ts';
import type { PrintedPlugins } from './markdown-plugins-source.ts';
import { makeDroppedNotes } from './migrate-values.ts';
import { asObject, type Converted, type Note, type Values } from './note.ts';
import { prune } from './prune.ts';
import type { NewFile } from './write-migration.ts';

/** Removes what the schema of the config rejects, with notes: each part is valid, but the combination may not be. */
export function pruneConfig(settings: Values): Converted<Values> {
  const { value, dropped } = prune(siteConfigSchema, settings);
  const notes = makeDroppedNotes(dropped, { group: 'config', prefix: [], reasons: {} });
  return { value: asObject(value), notes };
}

/**
 * The file of a config, with comments about what was not migrated. It is parsed as every command parses it.
 *
 * @param options.sourceText the source of the former config; a year that it computes stays computed
 * @param options.plugins imports, and expressions that use them
 * @throws SiteError if the config is not valid
 */
export function makeConfigFile(
  config: Values,
  notes: Note[],
  {
    sourceText = '',
    plugins,
  }: { sourceText?: string; plugins?: Omit<PrintedPlugins, 'value'> } = {},
): NewFile {
  const computesYear = /new Date\(\)\.getFullYear\(\)/.test(sourceText);
  const computedYear = computesYear ? new Date().getFullYear() : undefined;
  const text = printConfig(config, notes, { computedYear, plugins });
  parseConfig(config, text);
  return { to: 'site.config.ts', text };
}
