import { posix } from 'node:path';
import { instantOf } from '../../read/instant.ts';
import { docsRoute } from '../docs/doc-address.ts';

const DATED = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<name>.*)$/;

/**
 * Route and date of a post by the rules of Docusaurus: a date in the path is a folder each for year, month and day, in
 * front of all else; a slug stands below the address of the blog.
 * @param path from the blog's folder, such as `2023-06-24-update.md`
 * @returns without a date where neither says one
 */
export function postAddress(
  path: string,
  { slug, date: written }: { slug?: string; date?: string },
  { routeBasePath }: { routeBasePath: string },
): { route: string; date?: string } {
  const stem = path.replace(/(?:(?:^|\/)index)?\.mdx?$/, '');
  const { folder = '', date: inPath = '', name = '' } = DATED.exec(stem)?.groups ?? {};
  const dated = instantOf(inPath);
  const place = dated ? posix.join(inPath.replaceAll('-', '/'), folder, name) : stem;
  return {
    route: docsRoute(slug || place, routeBasePath),
    date: written === undefined ? dated : instantOf(written),
  };
}
