import { posix } from 'node:path';
import { decodePath, isElsewhere } from 'folia/format';
import { type DocsFiles, pageRoute } from './docs-files.ts';

export type LinkTargets = {
  files: DocsFiles;
  /** The base path of the site, which starts and ends with a slash. */
  basePath: string;
  /** The origin, to which links outside of the base path lead. */
  origin: string;
  /** Ids of the title of each page, which is not part of the text in the engine. */
  titleIds: Map<string, string>;
  /** Pages by their route. */
  routes: Map<string, string>;
};

/** @param titleIds ids of the titles, by path of the page */
export function makeLinkTargets(
  files: DocsFiles,
  site: { basePath: string; origin: string; titleIds: Map<string, string> },
): LinkTargets {
  const routes = new Map([...files.pages.keys()].map((path) => [pageRoute(path), path]));
  return { files, routes, ...site };
}

/**
 * The new form of an address on a page: pages are named by their files, other files by their path from the root, since
 * they are in a static folder.
 *
 * @param kind MkDocs resolves addresses in Markdown relative to the file; those in HTML are relative to the published page
 */
export function convertAddress(
  url: string,
  page: string,
  kind: 'markdown' | 'html',
  targets: LinkTargets,
): string {
  const { origin, basePath } = targets;
  if (url.startsWith(origin + basePath)) {
    const path = url.slice(origin.length);
    const isKnown = findAbsolute(decodePath(path.replace(/[?#].*$/, '')), targets) !== undefined;
    return isKnown ? convertAddress(path, page, kind, targets) : url;
  }
  if (url === '' || isElsewhere(url) || url.startsWith('#')) return url;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url) ?? [];
  if (path === '') return url;
  const decoded = decodePath(path);
  const found = path.startsWith('/')
    ? findAbsolute(decoded, targets)
    : findRelative(decoded, page, kind, targets);
  if (found === undefined) return path.startsWith('/') ? outsideBase(url, targets) : url;
  if (found.kind === 'file') return encodeURI(`/${found.path}`) + query + hash;
  const target = posix.relative(posix.dirname(page), newName(found.path));
  const isTitle = hash !== '' && targets.titleIds.get(found.path) === decodePath(hash.slice(1));
  const address = encodeURI(/^\.\.?\//.test(target) ? target : `./${target}`).replace(
    /^\.\/(?=\w)/,
    '',
  );
  return address + query + (isTitle ? '' : hash);
}

type Found = { kind: 'page' | 'file'; path: string };

function findAbsolute(path: string, { basePath, files, routes }: LinkTargets): Found | undefined {
  if (!`${path}/`.startsWith(basePath)) return undefined;
  return findInDocs(path.slice(basePath.length), files, routes);
}

function findRelative(
  path: string,
  page: string,
  kind: 'markdown' | 'html',
  targets: LinkTargets,
): Found | undefined {
  const fromFile = posix.join(posix.dirname(page), path);
  const fromPage = posix.join(pageRoute(page), path).slice(1);
  const order = kind === 'markdown' ? [fromFile, fromPage] : [fromPage, fromFile];
  for (const candidate of order) {
    const found = findInDocs(candidate, targets.files, targets.routes);
    if (found) return found;
  }
  return undefined;
}

function findInDocs(
  path: string,
  files: DocsFiles,
  routes: Map<string, string>,
): Found | undefined {
  const plain = path
    .replace(/^\/|\/$/g, '')
    .replace(/(?:^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
  if (files.pages.has(path)) return { kind: 'page', path };
  if (files.others.has(path)) return { kind: 'file', path };
  const page = routes.get(`/${plain === '.' ? '' : plain}`);
  if (page !== undefined) return { kind: 'page', path: page };
  const index = [`${plain}.md`, `${plain}/index.md`, `${plain}/README.md`].find((name) =>
    files.pages.has(name),
  );
  return index === undefined ? undefined : { kind: 'page', path: index };
}

/** A path that is not in the site leads to the host itself. */
function outsideBase(url: string, { basePath, origin, files }: LinkTargets): string {
  if (basePath === '/' || files.pages.size === 0) return url;
  return `${url}/`.startsWith(basePath) ? `/${url.slice(basePath.length)}` : origin + url;
}

/** The name of a page in the new folder. */
export function newName(path: string): string {
  return path.replace(/\.(?:markdown|mdown|mkd)$/, '.md');
}
