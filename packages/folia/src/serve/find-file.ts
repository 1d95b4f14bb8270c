import { type FileHandle, open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { HIDDEN_PATH, WELL_KNOWN_PATH } from '../deploy/address-patterns.ts';

export type OpenFile = {
  handle: FileHandle;
  /** Relative to the folder that is served, with a leading slash; or else an absolute path. */
  path: string;
  /** In bytes. */
  size: number;
  modified: Date;
};

const hidden = new RegExp(HIDDEN_PATH);
const wellKnown = new RegExp(WELL_KNOWN_PATH);

/**
 * Opens the file of a path within a folder: the file itself, or the document of a page, which is `beds.html` or
 * `beds/index.html` for `/beds`. The caller closes it.
 *
 * Files and folders whose names start with a dot are not found, except the well-known ones
 * (https://www.rfc-editor.org/rfc/rfc8615).
 *
 * @param pathname percent-encoded, with a leading slash and without query
 * @param links whether symbolic links may lead out of the folder
 * @returns undefined if there is no such file
 */
export async function findFile(
  folder: string,
  pathname: string,
  links: 'inside' | 'anywhere' = 'inside',
): Promise<OpenFile | undefined> {
  const path = readPath(pathname);
  if (path === undefined) return undefined;
  const stem = path.replace(/\/$/, '');
  const names = [`${stem}.html`, `${stem}/index.html`];
  for (const name of stem === path ? [path, ...names] : names) {
    const file = await openFile(folder, name, links === 'inside');
    if (file) return file;
  }
  return undefined;
}

/** Whether a path leads to the index of a folder, but lacks the slash at its end that relative links in the index need. */
export function lacksSlash(pathname: string, { path }: Pick<OpenFile, 'path'>): boolean {
  return path.endsWith('/index.html') && !/\/$|\.html$/.test(pathname);
}

/** Opens the Markdown beside the document of a page. The caller closes it. */
export async function findMarkdown(folder: string, path: string): Promise<OpenFile | undefined> {
  return path.endsWith('.html') ? openFile(folder, path.replace(/html$/, 'md'), true) : undefined;
}

/** Characters that the path of no file in a site contains. On Windows, colons name drives and streams of files. */
const NOT_IN_PATHS = sep === '\\' ? /[\\:\p{Cc}]|\/\//u : /[\\\p{Cc}]|\/\//u;

/** Undefined for paths that no file of a site has. */
function readPath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    const isHidden = hidden.test(path) && !wellKnown.test(path);
    return isHidden || !path.startsWith('/') || NOT_IN_PATHS.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

async function openFile(
  folder: string,
  path: string,
  mustBeInside: boolean,
): Promise<OpenFile | undefined> {
  try {
    const file = await realpath(join(folder, path));
    if (mustBeInside && !file.startsWith((await realpath(folder)) + sep)) return undefined;
    const opened = await openAt(file);
    return opened && { ...opened, path };
  } catch {
    // There is none.
    return undefined;
  }
}

/** Opens the file at a path of this machine. The caller closes it. @returns undefined if it cannot be read */
export async function openAt(path: string): Promise<OpenFile | undefined> {
  try {
    const handle = await open(path);
    const stats = await handle.stat();
    if (stats.isFile()) return { handle, path, size: stats.size, modified: stats.mtime };
    await handle.close();
  } catch {
    // There is none, or it cannot be read.
  }
  return undefined;
}
