import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Path } from 'folia-problems';
import { type Problem, SiteError } from 'folia-problems';
import { applyDefaultLocale } from '../../translate/locales.ts';
import { type LoadDefault, loadModule } from '../load-module.ts';
import { unknownWithout } from './config-facts.ts';
import { keyLine } from './key-line.ts';
import { readValue } from './read-value.ts';
import { type ParsedConfig, type SiteConfig, siteConfigSchema } from './site-schema.ts';

export const CONFIG_FILE = 'site.config.ts';

/** A config that the rest of the site can be read with, whatever is wrong with it. */
export type ReadConfig = { config: SiteConfig; problems: Problem[] };

/** What every site must have a value of its own for; only used while that value is missing or wrong. */
const STAND_INS = { title: 'Untitled', url: 'https://example.org' };

/**
 * Reads and validates the config of the site in a folder. Where the file cannot be loaded at all, the site is read with
 * the defaults.
 * @throws SiteError where the folder has no config, since it is probably not the folder of a site
 */
export async function loadConfig(
  siteDir: string,
  loadDefault: LoadDefault,
): Promise<ReadConfig & { source: string }> {
  const file = join(siteDir, CONFIG_FILE);
  if (!existsSync(file)) {
    throw new SiteError([
      {
        message: `No ${CONFIG_FILE} found in ${siteDir}.`,
        hint: 'Name the folder of the site with --site DIR.',
      },
    ]);
  }
  const source = readFileSync(file, 'utf8');
  const loaded = await loadModule(siteDir, CONFIG_FILE, loadDefault);
  if ('value' in loaded) return { ...readConfig(loaded.value, source), source };
  const problem = { ...loaded.problem, leavesUnknown: unknownWithout([[]]) };
  return { config: applyDefaultLocale(defaultConfig()), problems: [problem], source };
}

/**
 * Validates the value of a config file, as its default locale sees it.
 * @param source text of the file, to name lines
 * @throws SiteError where anything in it is wrong
 */
export function parseConfig(value: unknown, source: string): SiteConfig {
  const { config, problems } = readConfig(value, source);
  if (problems.length > 0) throw new SiteError(problems);
  return config;
}

/** Like `parseConfig`, but what is wrong has its default in the result. */
export function readConfig(value: unknown, source: string): ReadConfig {
  const { data, problems, lost } = readValue(siteConfigSchema, value);
  const leavesUnknown = unknownWithout(lost);
  return {
    config: applyDefaultLocale(data ?? withStandIns(value, lost)),
    problems: problems.map(({ path, meant: _, ...problem }) => ({
      ...problem,
      file: CONFIG_FILE,
      line: keyLine(source, path),
      leavesUnknown,
    })),
  };
}

function withStandIns(value: unknown, lost: Path[]): ParsedConfig {
  if (typeof value !== 'object' || value === null) return defaultConfig();
  const missing = Object.entries(STAND_INS).filter(([name]) => lost.some(([key]) => key === name));
  const completed = { ...value, ...Object.fromEntries(missing) };
  return readValue(siteConfigSchema, completed).data ?? defaultConfig();
}

function defaultConfig(): ParsedConfig {
  return siteConfigSchema.parse(STAND_INS);
}
