import { existsSync } from 'node:fs';
import { basename, isAbsolute, join, relative, resolve } from 'node:path';

/** A file or folder of the source, and its copy in the new folder. */
export type CopyPath = {
  /** Absolute path. */
  from: string;
  /**
   * Path relative to the new folder. It is the same as in the source, if it is inside the source
   * folder.
   */
  to: string;
};

/** Resolves a path in a config: absolute, relative to the source folder, or with `@site`. */
export function resolveSourcePath(sourceDir: string, path: string): CopyPath {
  const plain = path.replace(/^@site\//, '');
  // Bundlers let a path that begins with a slash start in the folder of the site, too.
  const isRooted = isAbsolute(plain) && !existsSync(plain) && existsSync(join(sourceDir, plain));
  const from = isAbsolute(plain) && !isRooted ? plain : join(sourceDir, plain);
  const inside = relative(sourceDir, from).replaceAll('\\', '/');
  return { from, to: inside.startsWith('..') || inside === '' ? basename(from) : inside };
}

/** Whether a path is outside the source folder, so that its copy has another path. */
export function isMoved(sourceDir: string, { from, to }: CopyPath): boolean {
  return resolve(sourceDir, to) !== from;
}
