import type { BuildStore } from '../cache/build-store.ts';
import type { ModuleLoader } from './module-loader.ts';
import { listClientModules } from './registered-modules.ts';
import { bundleStyles, type SiteStyles, withRules } from './styles.ts';

/**
 * Bundles the style rules of a site, and adds those that its client modules import.
 * @param store keeps the rules until one of their files changes
 * @throws SiteError with the mistakes in client modules, and in style sheets unless these are only to be reported
 */
export async function bundleSiteStyles(
  siteDir: string,
  config: Parameters<typeof bundleStyles>[1] & { clientModules: readonly string[] },
  modules: Pick<ModuleLoader, 'files' | 'stylesForBrowsers'>,
  store?: BuildStore,
): Promise<SiteStyles> {
  const { problems, ...styles } = await bundleStyles(siteDir, config, modules.files.publish, store);
  const rules = await modules.stylesForBrowsers(listClientModules(siteDir, config));
  return { ...withRules(styles, rules), problems };
}
