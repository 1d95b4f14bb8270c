import { docAddress } from 'folia/format';

/**
 * The route that the engine gives a page without a slug, in a site that keeps the numbers in names of files.
 *
 * @param path relative to the docs folder
 */
export function engineRoute(path: string): string {
  // Extensions of other generators become `.md`.
  const file = path.replace(/\.\w+$/, '.md');
  return docAddress(file, {}, { routeBasePath: '', numberPrefixParser: false }).route;
}
