import { posix } from 'node:path';
import { decodeOrKeep, isElsewhere } from 'folia/format';
import { readHeadings } from '../heading-ids.ts';
import { mapLinks } from '../map-links.ts';
import { originalPath } from '../original-path.ts';
import { relativePath } from '../relative-path.ts';
import type { CopyPath } from '../source-path.ts';
import { normalizeAddress, type PagePlan, type PlannedPage } from './plan-pages.ts';

export type LinkContext = {
  plan: PagePlan;
  /** Absolute path of the folder of the pages. */
  srcDir: string;
  docsPath: string;
  baseUrl: string;
  exists: (path: string) => boolean;
  /** The id that VitePress derives from a title. */
  slugify: (title: string) => string;
};

/**
 * Rewrites links between pages to paths of files, which the engine checks, and links to files beside the pages to their
 * place in the new folder.
 *
 * @returns the files to copy
 */
export function convertLinks(
  text: string,
  page: PlannedPage,
  context: LinkContext,
): { text: string; copies: CopyPath[] } {
  const copies: CopyPath[] = [];
  const converted = mapLinks(text, (written) => {
    const isOwnTitle = written.startsWith('#') && withoutTitle(written, page, context) === '';
    if (isOwnTitle) return relativeLink(page, page);
    if (isElsewhere(written) || /^(?:#|$)/.test(written)) return written;
    const cut = written.search(/[?#]/);
    const path = cut === -1 ? written : written.slice(0, cut);
    const suffix = cut === -1 ? '' : written.slice(cut);
    const target = findTarget(path, page, context);
    if (target) return relativeLink(page, target) + withoutTitle(suffix, target, context);
    const copy = findFile(path, page, context);
    if (!copy) return written;
    copies.push(copy);
    return relativePath(page.to, copy.to) + suffix;
  });
  return { text: converted, copies };
}

/** What follows the path of a link, without the id of the title, which is the start of a page. */
function withoutTitle(suffix: string, { body }: PlannedPage, { slugify }: LinkContext): string {
  const [, query = '', id = ''] = /^([^#]*)#(.+)$/s.exec(suffix) ?? [];
  if (id === '') return suffix;
  const title = readHeadings(body).find(({ level }) => level === 1);
  const isTitle = title && title.id === undefined && slugify(title.written) === decodeOrKeep(id);
  return isTitle ? query : suffix;
}

function findTarget(
  path: string,
  page: PlannedPage,
  { plan, baseUrl }: LinkContext,
): PlannedPage | undefined {
  const isAbsolute = path.startsWith('/');
  const places = isAbsolute
    ? [path, ...(path.startsWith(baseUrl) ? [`/${path.slice(baseUrl.length)}`] : [])]
    : [page.path, page.sourcePath].map((from) => posix.join('/', posix.dirname(from), path));
  for (const place of places) {
    const address = normalizeAddress(place);
    const found =
      findByPath(place, plan) ??
      (page.localeKey === undefined
        ? undefined
        : findByPath(posix.join('/', page.localeKey, place), plan)) ??
      plan.byAddress.get(address);
    if (found) return found;
  }
  return undefined;
}

/** The page of a path from the folder of the pages, in any form: `/a`, `/a/`, `/a.md`, `/a/index.html`. */
function findByPath(path: string, { byPath }: PagePlan): PlannedPage | undefined {
  const stem = normalizeAddress(path).slice(1);
  const candidates = path.endsWith('/')
    ? [`${stem}/index.md`, `${stem}.md`]
    : [`${stem}.md`, `${stem}/index.md`];
  return candidates.map((name) => byPath.get(name.replace(/^\//, ''))).find(Boolean);
}

/**
 * A path between the originals of two pages: links in a translation are relative to it first, and then to its original.
 */
function relativeLink(page: PlannedPage, target: PlannedPage): string {
  const plain = ({ to }: PlannedPage) => originalPath(to) ?? to;
  return relativePath(plain(page), plain(target));
}

/** A file beside the pages. Those of the public folder are found by their address. */
function findFile(
  path: string,
  page: PlannedPage,
  { srcDir, docsPath, exists }: LinkContext,
): CopyPath | undefined {
  if (path.startsWith('/') || !/\.(?!md$)[a-z\d]+$/i.test(path)) return undefined;
  const decoded = decodeOrKeep(path);
  const from = /^@\//.test(decoded)
    ? posix.join(srcDir, decoded.slice(2))
    : posix.join(posix.dirname(page.file), decoded);
  if (!exists(from)) return undefined;
  const inside = posix.relative(srcDir, from);
  const name = inside.startsWith('..') ? `files/${posix.basename(from)}` : inside;
  return { from, to: `${docsPath}/${name}` };
}
