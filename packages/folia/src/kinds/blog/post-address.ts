import { posix } from 'node:path';
import { parseInstant } from '../../read/instant.ts';
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
  const { stem, folder = '', date: pathDate = '', name = '' } = partsOf(path);
  const pathInstant = parseInstant(pathDate);
  const defaultPath = pathInstant ? posix.join(pathDate.replaceAll('-', '/'), folder, name) : stem;
  return {
    route: docsRoute(slug || defaultPath, routeBasePath),
    date: frontmatterDate === undefined ? pathInstant : parseInstant(frontmatterDate),
  };
}

/** The date in the path of a post as it is written, even if the calendar has no such day. */
export function writtenDate(path: string): string | undefined {
  return partsOf(path).date;
}

function partsOf(
  path: string,
): Partial<Record<'folder' | 'date' | 'name', string>> & { stem: string } {
  const stem = path.replace(/(?:(?:^|\/)index)?\.mdx?$/, '');
  return { stem, ...DATED_PATH.exec(stem)?.groups };
}
