import { posix } from 'node:path';
import type { DocFrontmatter } from './schema.ts';

export type DocAddress = {
  /** Folder and name, as sidebars refer to the page: `install/requirements`. */
  id: string;
  route: string;
  /** Order among siblings, from frontmatter or the number prefix of the file name. */
  position?: number;
  /** Whether its URL in Docusaurus ends with a slash, so that relative URLs start at its route. */
  isIndex?: true;
};

/** Options of the config that affect ids and routes. */
export type AddressOptions = { routeBasePath: string; numberPrefixParser: boolean };

type AddressFrontmatter = Partial<
  Pick<DocFrontmatter, 'id' | 'slug' | 'sidebar_position' | 'parse_number_prefixes'>
>;

const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*(?=[^-_.\s])/;
/** Leading dates and versions are part of the name. */
const NOT_A_PREFIX = /^\d+[-_.]\d/;

/**
 * Computes id, route and position of a docs page by the rules of Docusaurus: number prefixes are removed, `index` and
 * `README` get the route of their folder, and a slug is absolute with a leading slash, else relative to the folder.
 * @param path relative to the docs folder, such as `02-install/01-requirements.md`
 */
export function docAddress(
  path: string,
  frontmatter: AddressFrontmatter,
  { routeBasePath, numberPrefixParser }: AddressOptions,
): DocAddress {
  const stripNumbers = numberPrefixParser && (frontmatter.parse_number_prefixes ?? true);
  const segments = fileStem(path).split('/');
  const fileName = segments.pop() ?? '';
  const { number, name } = splitNumberPrefix(fileName, stripNumbers);
  const folders = segments.map((segment) => splitNumberPrefix(segment, stripNumbers).name);
  const ownName = frontmatter.id ?? name;
  const folder = posix.join('/', ...folders);
  const isFolderIndex = isCategoryIndex(fileName, segments.at(-1));
  // An empty slug counts as missing.
  const slug = frontmatter.slug || (isFolderIndex ? '.' : ownName);
  return {
    id: [...folders, ownName].join('/'),
    route: docsRoute(slug.startsWith('/') ? slug : posix.join(folder, slug), routeBasePath),
    position: frontmatter.sidebar_position ?? number,
    ...(endsWithSlash(slug) ? { isIndex: true } : {}),
  };
}

/** Whether the URL of a slug ends with a slash. @example endsWithSlash('..') // true */
export function endsWithSlash(slug: string): boolean {
  return /(?:^|\/)\.{0,2}$/.test(slug);
}

/** Joins a path to a base path; `..` cannot leave the base path. @example docsRoute('/install/', 'docs') // '/docs/install' */
export function docsRoute(path: string, routeBasePath: string): string {
  const route = posix.join('/', routeBasePath, posix.join('/', path));
  return route.replace(/\/+$/, '') || '/';
}

/** Splits off a number prefix. @example splitNumberPrefix('02-install') // { number: 2, name: 'install' } */
export function splitNumberPrefix(
  name: string,
  stripNumbers = true,
): { number?: number; name: string } {
  const match = !stripNumbers || NOT_A_PREFIX.test(name) ? null : NUMBER_PREFIX.exec(name);
  return match ? { number: Number(match[1]), name: name.slice(match[0].length) } : { name };
}

/**
 * Whether a page is the index of its folder: named `index`, `README`, or like the folder. Docusaurus compares the names on
 * disk, including number prefixes, so `trees/1-trees.md` and `1-index.md` are ordinary pages.
 * @param fileName without extension
 */
export function isCategoryIndex(fileName: string, folder: string | undefined): boolean {
  const lower = fileName.toLowerCase();
  return lower === 'index' || lower === 'readme' || lower === folder?.toLowerCase();
}

/** Removes the `.md` or `.mdx` extension of a path. */
export function fileStem(path: string): string {
  return path.replace(/\.mdx?$/, '');
}
