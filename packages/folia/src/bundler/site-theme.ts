import { join } from 'node:path';
import type { Plugin } from 'vite';
import { engineFile } from '../engine-files.ts';
import type { SiteSources } from '../model/site-sources.ts';
import { COMPONENTS_NAME, findThemeModule } from '../read/theme-files.ts';
import { listClientModules } from './registered-modules.ts';
import type { KnownSite, SiteFiles } from './site-imports.ts';

/** What imports of a site's modules depend on, besides its files. */
export function knownSite(
  siteDir: string,
  { config, theme }: Pick<SiteSources, 'config' | 'theme'>,
): KnownSite {
  const hasComponents = findThemeModule(siteDir, COMPONENTS_NAME) !== undefined;
  return {
    staticDirectories: config.staticDirectories,
    islands: new Set(config.islands),
    clientModules: listClientModules(siteDir, config),
    areComponentsUsable: theme.componentsFile !== undefined || !hasComponents,
  };
}

/**
 * Puts a site's own parts of the theme in place of those of the engine, which costs other sites nothing. Browsers have the
 * footer already.
 */
export function siteTheme(siteDir: string, { known }: Pick<SiteFiles, 'known'>): Plugin[] {
  return [
    {
      name: 'docs:theme-components',
      enforce: 'pre',
      resolveId: {
        filter: { id: /\/registered-components\.[jt]s$/ },
        handler() {
          const path = findThemeModule(siteDir, COMPONENTS_NAME);
          return path === undefined || !known().areComponentsUsable ? null : join(siteDir, path);
        },
      },
    },
    {
      name: 'docs:theme-footer',
      enforce: 'pre',
      resolveId: {
        filter: { id: /\/footer\/Footer\.[jt]sx?$/ },
        handler() {
          if (this.environment.name !== 'ssr') return engineFile('app/footer/BuiltFooter.tsx');
          const isFilled = findThemeModule(siteDir, 'footer') !== undefined;
          return isFilled ? engineFile('app/footer/ThemeFooter.tsx') : null;
        },
      },
    },
  ];
}
