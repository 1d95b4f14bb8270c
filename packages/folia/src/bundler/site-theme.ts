import { join } from 'node:path';
import type { Plugin } from 'vite';
import { engineFile } from '../engine-files.ts';
import { COMPONENTS_NAME, findThemeModule } from '../read/theme-files.ts';

/** Puts a site's own parts of the theme in place of those of the engine, which costs other sites nothing. */
export function siteTheme(siteDir: string): Plugin[] {
  return [
    {
      name: 'docs:theme-components',
      enforce: 'pre',
      resolveId: {
        filter: { id: /\/registered-components\.[jt]s$/ },
        handler() {
          const path = findThemeModule(siteDir, COMPONENTS_NAME);
          return path === undefined ? null : join(siteDir, path);
        },
      },
    },
    {
      name: 'docs:theme-footer',
      enforce: 'pre',
      resolveId: {
        filter: { id: /\/footer\/Footer\.[jt]sx?$/ },
        handler() {
          const isFilled = findThemeModule(siteDir, 'footer') !== undefined;
          return isFilled ? engineFile('app/footer/ThemeFooter.tsx') : null;
        },
      },
    },
  ];
}
