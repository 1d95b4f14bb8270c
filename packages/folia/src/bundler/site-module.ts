/** Endings of a site's modules that imports leave out. */
const MODULE_ENDINGS = ['.tsx', '.ts', '.jsx', '.js'];

/** The paths that an import without an extension may mean, in the order in which they are tried. */
export function modulePaths(path: string): string[] {
  return [path, `${path}/index`].flatMap((stem) => MODULE_ENDINGS.map((ending) => stem + ending));
}

/** Whether a module is one of the site's own, not of its packages. @param id its file, possibly with a query */
export function isSiteModule(id: string, siteDir: string): boolean {
  return id.startsWith(`${siteDir}/`) && !id.includes('/node_modules/');
}
