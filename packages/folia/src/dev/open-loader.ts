import { type ModuleLoader, openModuleLoader } from '../bundler/module-loader.ts';
import type { DevelopmentOptions } from '../bundler/vite-config.ts';
import { loadConfig } from '../read/config/load-config.ts';

/** The base URL of most sites. */
const LIKELY_BASE_URL = '/';

/**
 * Opens the loader of a site's modules at its base URL. The base URL is in the config, which needs a loader itself, so that
 * of most sites is tried first.
 *
 * @throws SiteError if the folder has no config
 */
export async function openLoader(
  siteDir: string,
  development: Omit<DevelopmentOptions, 'baseUrl'>,
  knownBaseUrl: string | undefined,
): Promise<{ modules: ModuleLoader; baseUrl: string }> {
  const open = async (baseUrl: string) => {
    return { modules: await openModuleLoader(siteDir, { ...development, baseUrl }), baseUrl };
  };
  if (knownBaseUrl !== undefined) return open(knownBaseUrl);
  const likely = await open(LIKELY_BASE_URL);
  const baseUrl = await configuredBaseUrl(siteDir, likely.modules);
  if (baseUrl === LIKELY_BASE_URL) return likely;
  await likely.modules.close();
  return open(baseUrl);
}

/** @throws SiteError if the folder has no config; the loader is closed then */
async function configuredBaseUrl(siteDir: string, modules: ModuleLoader): Promise<string> {
  try {
    return (await loadConfig(siteDir, modules.loadDefault)).config.baseUrl;
  } catch (error) {
    await modules.close();
    throw error;
  }
}
