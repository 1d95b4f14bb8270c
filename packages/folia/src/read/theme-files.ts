import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folder with a site's own parts of the theme. */
export const THEME_FOLDER = 'theme';

/** The name of the module with components for MDX pages. */
export const COMPONENTS_NAME = 'components';

/** Lists the modules in a site's theme folder. Islands and other files belong to them. */
export function listThemeModules(siteDir: string): { name: string; path: string }[] {
  const folder = join(siteDir, THEME_FOLDER);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const name = /^([^.]+)\.[jt]sx?$/.exec(file)?.[1];
      return name === undefined ? [] : [{ name, path: `${THEME_FOLDER}/${file}` }];
    });
}

/** The path of a module in a site's theme folder, relative to the site's folder, if it exists. */
export function findThemeModule(siteDir: string, name: string): string | undefined {
  return listThemeModules(siteDir).find((module) => module.name === name)?.path;
}
