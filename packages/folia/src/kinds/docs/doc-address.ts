import { posix } from 'node:path';
import type { DocFrontmatter } from './schema.ts';

export type DocAddress = {
  /** Folder and name, as sidebars refer to the page: `install/requirements`. */
  id: string;
  route: string;
  /** Order among its siblings, from frontmatter or a number in front of the file name. */
  position?: number;
};

/** How addresses are made, from the config. */
export type AddressOptions = { routeBasePath: string; numberPrefixParser: boolean };

type NamedFrontmatter = Partial<
  Pick<DocFrontmatter, 'id' | 'slug' | 'sidebar_position' | 'parse_number_prefixes'>
>;

const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*(?=[^-_.\s])/;
/** Dates and versions in front of a name are part of the name. */
const NOT_A_PREFIX = /^\d+[-_.]\d/;

/**
 * Id and route of a docs page, by the rules of Docusaurus: numbers in front of names are dropped, `index` and `README`
 * stand for their folder, and a slug is absolute with a leading slash, else relative to the folder.
 * @param path from the docs folder, such as `02-install/01-requirements.md`
 */
export function docAddress(
  path: string,
  frontmatter: NamedFrontmatter,
  { routeBasePath, numberPrefixParser }: AddressOptions,
): DocAddress {
  const dropsNumbers = numberPrefixParser && (frontmatter.parse_number_prefixes ?? true);
  const segments = fileStem(path).split('/');
  const { number, name } = splitNumberPrefix(segments.pop() ?? '', dropsNumbers);
  const folders = segments.map((segment) => splitNumberPrefix(segment, dropsNumbers).name);
  const ownName = frontmatter.id ?? name;
  const folder = posix.join('/', ...folders);
  const standsForFolder = isCategoryIndex(name, folders.at(-1));
  // An empty slug is none.
  const slug = frontmatter.slug || (standsForFolder ? '.' : ownName);
  return {
    id: [...folders, ownName].join('/'),
    route: docsRoute(slug.startsWith('/') ? slug : posix.join(folder, slug), routeBasePath),
    position: frontmatter.sidebar_position ?? number,
  };
}

/** @example docsRoute('/install/', 'docs') // '/docs/install'; what would lead above the docs stays within them */
export function docsRoute(path: string, routeBasePath: string): string {
  const route = posix.join('/', routeBasePath, posix.join('/', path));
  return route.replace(/\/+$/, '') || '/';
}

/** @example splitNumberPrefix('02-install') // { number: 2, name: 'install' } */
export function splitNumberPrefix(
  name: string,
  dropsNumbers = true,
): { number?: number; name: string } {
  const match = !dropsNumbers || NOT_A_PREFIX.test(name) ? null : NUMBER_PREFIX.exec(name);
  return match ? { number: Number(match[1]), name: name.slice(match[0].length) } : { name };
}

/**
 * Whether a page stands for its folder: `index`, `README`, or named like the folder.
 * @param name of the file, without its ending
 */
export function isCategoryIndex(name: string, folder: string | undefined): boolean {
  const lower = name.toLowerCase();
  return lower === 'index' || lower === 'readme' || lower === folder?.toLowerCase();
}

/** A path without its ending. */
export function fileStem(path: string): string {
  return path.replace(/\.mdx?$/, '');
}
