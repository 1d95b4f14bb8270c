import { join, relative, sep } from 'node:path';
import { ENGINE_DIR, engineFile, PACKAGE_DIR } from '../engine-files.ts';

/** URLs that Vite generates: its client, virtual modules, and files outside its root. */
const OF_VITE = /^(?:@|node_modules\/)/;

/**
 * Returns the URL of a module of the engine in development, relative to the base path.
 * @param path of the source file, relative to the engine's folder
 */
export function moduleAddress(path: string): string {
  return relative(PACKAGE_DIR, engineFile(path)).split(sep).join('/');
}

/** Whether a URL, relative to the base path, is a module's instead of a page's. */
export function isModuleAddress(path: string): boolean {
  if (OF_VITE.test(path)) return true;
  return /\.(?:[jt]sx?|css)$/.test(path) && join(PACKAGE_DIR, path).startsWith(ENGINE_DIR + sep);
}
