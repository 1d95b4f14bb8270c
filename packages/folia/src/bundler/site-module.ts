/** Endings of a site's modules that imports leave out. */
export const MODULE_ENDINGS = ['.tsx', '.ts', '.jsx', '.js'];

/** Whether a module is one of the site's own, not of its packages. @param id its file, possibly with a query */
export function isSiteModule(id: string, siteDir: string): boolean {
  return id.startsWith(`${siteDir}/`) && !id.includes('/node_modules/');
}
