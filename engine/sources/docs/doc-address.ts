import { posix } from 'node:path';
import type { DocFrontmatter } from '../../content/page-frontmatter.ts';

export type DocAddress = {
  /** Folder and name, as sidebars refer to the page: `install/requirements`. */
  id: string;
  route: string;
  /** Order among its siblings, from frontmatter or a number in front of the file name. */
  position?: number;
};

const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*(?=[^-_.\s])/;
/** Dates and versions in front of a name are part of the name. */
const NOT_A_PREFIX = /^\d{2,4}[-_.]\d{2}|^\d+\.\d+/;

/**
 * Id and route of a docs page, by the rules of Docusaurus: numbers in front of names are dropped, `index` and `README`
 * stand for their folder, and a slug is absolute with a leading slash, else relative to the folder.
 * @param path from the docs folder, such as `02-install/01-requirements.md`
 */
export function docAddress(
  path: string,
  frontmatter: Pick<DocFrontmatter, 'id' | 'slug' | 'sidebar_position'>,
  routeBasePath: string,
): DocAddress {
  const segments = path.replace(/\.mdx?$/, '').split('/');
  const { number, name } = splitNumberPrefix(segments.pop() ?? '');
  const folders = segments.map((segment) => splitNumberPrefix(segment).name);
  const base = `/${routeBasePath.replace(/^\/|\/$/g, '')}`;
  const folder = posix.join(base, ...folders);
  const ownName = frontmatter.id ?? name;
  return {
    id: [...folders, ownName].join('/'),
    route: withoutTrailingSlash(slugRoute(frontmatter.slug, { base, folder, ownName, folders })),
    position: frontmatter.sidebar_position ?? number,
  };
}

/** @example splitNumberPrefix('02-install') // { number: 2, name: 'install' } */
export function splitNumberPrefix(name: string): { number?: number; name: string } {
  const match = NOT_A_PREFIX.test(name) ? null : NUMBER_PREFIX.exec(name);
  return match ? { number: Number(match[1]), name: name.slice(match[0].length) } : { name };
}

function slugRoute(
  slug: string | undefined,
  doc: { base: string; folder: string; ownName: string; folders: string[] },
): string {
  if (slug?.startsWith('/')) return posix.join(doc.base, slug);
  if (slug !== undefined) return posix.join(doc.folder, slug);
  return isFolderPage(doc.ownName, doc.folders) ? doc.folder : posix.join(doc.folder, doc.ownName);
}

function isFolderPage(name: string, folders: string[]): boolean {
  const lower = name.toLowerCase();
  return lower === 'index' || lower === 'readme' || (folders.length > 0 && name === folders.at(-1));
}

function withoutTrailingSlash(route: string): string {
  return route.length > 1 ? route.replace(/\/+$/, '') || '/' : route;
}
