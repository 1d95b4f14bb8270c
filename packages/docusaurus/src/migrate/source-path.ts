import { basename, isAbsolute, posix, relative, resolve } from 'node:path';

/** Where a file or folder of the source is, and where its copy stands in the new folder. */
export type Place = {
  /** Absolute. */
  from: string;
  /** From the new folder; the same as in the source wherever it lies within. */
  to: string;
};

/** The place of a path as a config names it: absolute, or relative to the source folder, or with `@site`. */
export function sourcePlace(sourceDir: string, path: string): Place {
  const plain = path.replace(/^@site\//, '');
  const from = isAbsolute(plain) ? plain : resolve(sourceDir, plain);
  const inside = relative(sourceDir, from).replaceAll('\\', '/');
  return { from, to: inside.startsWith('..') || inside === '' ? basename(from) : inside };
}

/** Whether a place lies outside of the source folder, so that its copy moves. */
export function isMoved(sourceDir: string, { from, to }: Place): boolean {
  return resolve(sourceDir, to) !== from;
}

/**
 * The address of edit links for a folder that has moved. Docusaurus adds a file's path from the source folder, which
 * may begin with `..`; the engine adds its path in the new folder.
 */
export function movedEditUrl(sourceDir: string, { from, to }: Place, editUrl: string): string {
  const before = relative(sourceDir, from).replaceAll('\\', '/');
  if (before === to || !URL.canParse(editUrl)) return editUrl;
  const url = new URL(editUrl);
  const folder = posix.join(url.pathname, before);
  url.pathname = folder.endsWith(`/${to}`) ? folder.slice(0, -to.length) : url.pathname;
  return url.href;
}
