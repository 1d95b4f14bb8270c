import { join, relative, sep } from 'node:path';
import { ENGINE_DIR, engineFile, PACKAGE_DIR } from '../engine-files.ts';

/** What Vite names by itself: its client, virtual modules, and files outside its root. */
const OF_VITE = /^(?:@|node_modules\/)/;

/**
 * The address under which Vite serves a module of the engine in development, from the base path.
 * @param path as it is called in the sources, from the engine's folder
 */
export function moduleAddress(path: string): string {
  return relative(PACKAGE_DIR, engineFile(path)).split(sep).join('/');
}

/** Whether an address, from the base path, is that of a module rather than of a page. */
export function isModuleAddress(path: string): boolean {
  if (OF_VITE.test(path)) return true;
  return /\.(?:[jt]sx?|css)$/.test(path) && join(PACKAGE_DIR, path).startsWith(ENGINE_DIR + sep);
}
