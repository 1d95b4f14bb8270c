import type { Path } from 'folia-problems';
import { type Problem, SiteError } from 'folia-problems';
import { applyDefaultLocale } from '../../translate/locales.ts';
import { type LoadDefault, loadModule } from '../load-module.ts';
import { readSourceFile } from '../read-files.ts';
import { findUnknownFacts } from './config-facts.ts';
import { CONFIG_FILE, refuseMissingConfig } from './config-file.ts';
import { keyLine } from './key-line.ts';
import { readValue } from './read-value.ts';
import { type ParsedConfig, type SiteConfig, siteConfigSchema } from './site-schema.ts';

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
  refuseMissingConfig(siteDir);
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
  const hint =
    'Export its result: "export default makeConfig()", with "await" if it is asynchronous.';
  return { file: CONFIG_FILE, message, hint };
}

function explainCommonJs(problem: Problem): Problem {
  const isCommonJs = /\b(?:module|exports|require) is not defined/.test(problem.message);
  return isCommonJs
    ? { ...problem, hint: `The config is an ECMAScript module. ${EXPORT}` }
    : problem;
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
      ...(isKeyOfDocusaurus(path) ? { hint: CONVERT } : {}),
      file: CONFIG_FILE,
      line: keyLine(source, path),
      leavesUnknown,
    })),
  };
}

/** Keys of a Docusaurus config that this one does not have: https://docusaurus.io/docs/api/docusaurus-config */
const KEYS_OF_DOCUSAURUS =
  /^(?:presets|plugins|themes|organizationName|projectName|deploymentBranch|githubHost|githubPort|scripts|stylesheets|noIndex|future|ssrTemplate|storage)$/;

const CONVERT =
  'It is a key of Docusaurus. "folia migrate DIR" converts the site of a config, and reports what replaces each key.';

function isKeyOfDocusaurus([key, ...inner]: Path): boolean {
  return inner.length === 0 && typeof key === 'string' && KEYS_OF_DOCUSAURUS.test(key);
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
