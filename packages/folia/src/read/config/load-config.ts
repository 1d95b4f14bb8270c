import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Path } from 'folia-problems';
import { type Problem, SiteError } from 'folia-problems';
import { applyDefaultLocale } from '../../translate/locales.ts';
import { type LoadDefault, loadModule } from '../load-module.ts';
import { readSourceFile } from '../read-files.ts';
import { findUnknownFacts } from './config-facts.ts';
import { keyLine } from './key-line.ts';
import { readValue } from './read-value.ts';
import { type ParsedConfig, type SiteConfig, siteConfigSchema } from './site-schema.ts';

export const CONFIG_FILE = 'site.config.ts';

/** A usable config: invalid values have their defaults. */
export type ConfigResult = { config: SiteConfig; problems: Problem[] };

/** Placeholders for required keys, used while their values are missing or invalid. */
const PLACEHOLDERS = { title: 'Untitled', url: 'https://example.org' };

/**
 * Reads and validates the config of the site in a folder. If the file cannot be loaded, the result has the defaults.
 * @throws SiteError if the folder has no config, since it is probably not the folder of a site
 */
export async function loadConfig(
  siteDir: string,
  loadDefault: LoadDefault,
): Promise<ConfigResult & { source: string }> {
  const file = join(siteDir, CONFIG_FILE);
  if (!existsSync(file)) {
    throw new SiteError([
      {
        message: `No ${CONFIG_FILE} found in ${siteDir}.`,
        hint: missingConfigHint(siteDir),
      },
    ]);
  }
  const { text: source } = readSourceFile(siteDir, CONFIG_FILE);
  const loaded = await loadModule(siteDir, CONFIG_FILE, loadDefault);
  const problem =
    'problem' in loaded ? explainCommonJs(loaded.problem) : missingExport(loaded.value);
  if ('value' in loaded && !problem) return { ...readConfig(loaded.value, source), source };
  const problems = problem ? [{ ...problem, leavesUnknown: findUnknownFacts([[]]) }] : [];
  return { config: applyDefaultLocale(defaultConfig()), problems, source };
}

const EXPORT =
  "Write: export default defineConfig({ title: 'My site', url: 'https://example.com' });";

function missingExport(value: unknown): Problem | undefined {
  if (value === undefined) {
    return { file: CONFIG_FILE, message: 'The config has no default export.', hint: EXPORT };
  }
  if (typeof value !== 'function') return undefined;
  const message = 'The default export of the config is a function, and not an object.';
  const hint = 'Call it: "export default await makeConfig()" may wait for what it loads.';
  return { file: CONFIG_FILE, message, hint };
}

function explainCommonJs(problem: Problem): Problem {
  const isCommonJs = /\b(?:module|exports|require) is not defined/.test(problem.message);
  return isCommonJs
    ? { ...problem, hint: `The config is an ECMAScript module. ${EXPORT}` }
    : problem;
}

/** What to do without a config: the folder may be another one, or the config may have another name. */
function missingConfigHint(siteDir: string): string {
  const names = existsSync(siteDir) ? readdirSync(siteDir) : [];
  const renamed = names.find((name) => /^site\.config\.[cm]?[jt]s$/.test(name));
  if (renamed !== undefined) return `Rename ${renamed} to ${CONFIG_FILE}.`;
  const isForeign = names.some((name) =>
    /^(?:docusaurus\.config\.|mkdocs\.ya?ml$|book\.toml$)/.test(name),
  );
  if (isForeign)
    return 'This is the site of another generator: convert it with "folia migrate DIR".';
  return 'Pass the folder of the site with --site DIR. By default, it is the current folder, or else the folder "site" in it.';
}

/**
 * Validates the value of a config file. Returns the config of the default locale.
 * @param source text of the file, to find lines for messages
 * @throws SiteError if the config has mistakes
 */
export function parseConfig(value: unknown, source: string): SiteConfig {
  const { config, problems } = readConfig(value, source);
  if (problems.length > 0) throw new SiteError(problems);
  return config;
}

/** Like `parseConfig`, but returns mistakes as problems and replaces invalid values with their defaults. */
export function readConfig(value: unknown, source: string): ConfigResult {
  const { data, problems, lost } = readValue(siteConfigSchema, value);
  const leavesUnknown = findUnknownFacts(lost);
  return {
    config: applyDefaultLocale(data ?? fillPlaceholders(value, lost)),
    problems: problems.map(({ path, meant: _, ...problem }) => ({
      ...problem,
      file: CONFIG_FILE,
      line: keyLine(source, path),
      leavesUnknown,
    })),
  };
}

function fillPlaceholders(value: unknown, lost: Path[]): ParsedConfig {
  if (typeof value !== 'object' || value === null) return defaultConfig();
  const missing = Object.entries(PLACEHOLDERS).filter(([name]) =>
    lost.some(([key]) => key === name),
  );
  const completed = { ...value, ...Object.fromEntries(missing) };
  return readValue(siteConfigSchema, completed).data ?? defaultConfig();
}

function defaultConfig(): ParsedConfig {
  return siteConfigSchema.parse(PLACEHOLDERS);
}
