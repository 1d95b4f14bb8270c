import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inDefaultLocale } from '../i18n/locales.ts';
import { SiteError } from '../problem.ts';
import { keyLine } from './key-line.ts';
import { schemaProblems } from './schema-problems.ts';
import { type SiteConfig, siteConfigSchema } from './site-schema.ts';

export const CONFIG_FILE = 'site.config.ts';

/** Loads a TypeScript module and gives its default export. */
export type LoadDefault = (file: string) => Promise<unknown>;

/**
 * Reads and validates the config of the site in a folder.
 * @throws SiteError naming each wrong key with its line, what was found and what is allowed
 */
export async function loadConfig(siteDir: string, loadDefault: LoadDefault): Promise<SiteConfig> {
  const file = join(siteDir, CONFIG_FILE);
  if (!existsSync(file)) {
    throw new SiteError([
      {
        message: `No ${CONFIG_FILE} stands in ${siteDir}.`,
        hint: 'Name the folder of the site with --site DIR.',
      },
    ]);
  }
  return parseConfig(await loadDefault(file), readFileSync(file, 'utf8'));
}

/** Validates the value of a config file, as its default locale sees it; the source text is used to name lines. */
export function parseConfig(value: unknown, source: string): SiteConfig {
  const result = siteConfigSchema.safeParse(value);
  if (result.success) return inDefaultLocale(result.data);
  const problems = schemaProblems(siteConfigSchema, value, result.error.issues);
  throw new SiteError(
    problems.map(({ path, ...problem }) => ({
      ...problem,
      file: CONFIG_FILE,
      line: keyLine(source, path),
    })),
  );
}
