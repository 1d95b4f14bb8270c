import { posix } from 'node:path';
import { instantOf } from '../../read/instant.ts';
import { docsRoute } from '../docs/doc-address.ts';

const DATED_PATH = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<name>.*)$/;

/**
 * Computes route and date (an instant in UTC) of a post by the rules of Docusaurus: a date in the path becomes leading
 * folders for year, month and day; a slug is relative to the root of the blog.
 * @param path relative to the blog's folder, such as `2023-06-24-update.md`
 * @returns no date if neither path nor frontmatter has a valid one
 */
export function postAddress(
  path: string,
  { slug, date: frontmatterDate }: { slug?: string; date?: string },
  { routeBasePath }: { routeBasePath: string },
): { route: string; date?: string } {
  const stem = path.replace(/(?:(?:^|\/)index)?\.mdx?$/, '');
  const { folder = '', date: pathDate = '', name = '' } = DATED_PATH.exec(stem)?.groups ?? {};
  const pathInstant = instantOf(pathDate);
  const defaultPath = pathInstant ? posix.join(pathDate.replaceAll('-', '/'), folder, name) : stem;
  return {
    route: docsRoute(slug || defaultPath, routeBasePath),
    date: frontmatterDate === undefined ? pathInstant : instantOf(frontmatterDate),
  };
}
