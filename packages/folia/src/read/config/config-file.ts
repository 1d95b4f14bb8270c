import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { SiteError } from 'folia-problems';
import { quotePath } from '../../quote-path.ts';

export const CONFIG_FILE = 'site.config.ts';

/** @throws SiteError if a folder has no config, with what to do instead */
export function refuseMissingConfig(siteDir: string): void {
  if (existsSync(join(siteDir, CONFIG_FILE))) return;
  const message = `No ${CONFIG_FILE} found in ${siteDir}.`;
  throw new SiteError([{ message, hint: missingConfigHint(siteDir) }]);
}

/** Configs of the generators whose sites `folia migrate` reads. */
const FOREIGN =
  /^(?:docusaurus\.config\.\w+|mkdocs\.ya?ml|zensical\.toml|book\.toml|\.vitepress|astro\.config\.\w+)$/;

/** What to do without a config: the folder may be another one, or the config may have another name. */
function missingConfigHint(siteDir: string): string {
  // If the default folder "site" does not exist, its parent may be the site of another generator.
  const folder = existsSync(siteDir) ? siteDir : dirname(siteDir);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const renamed = names.find((name) => /^site\.config\.[cm]?[jt]s$/.test(name));
  if (renamed !== undefined) return `Rename ${renamed} to ${CONFIG_FILE}.`;
  const foreign = names.find((name) => FOREIGN.test(name));
  if (foreign !== undefined) {
    const place = quotePath(relative(process.cwd(), folder) || '.');
    return `"${foreign}" belongs to another generator: convert its site with "folia migrate ${place}".`;
  }
  return 'Pass the folder of the site with --site DIR. By default, it is the current folder, or else the folder "site" in it.';
}
