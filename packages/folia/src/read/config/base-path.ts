import { posix } from 'node:path';
import { z } from 'zod';

/** Matches a valid base path, in the config and on the command line. */
export const BASE_PATH = /^\/(?!\.{1,2}\/|.*\/\.{1,2}\/)(?:[^/?#\s\\][^?#\s\\]*\/)?$/;

/**
 * Whether browsers request a path as it is written, because it has no `.` or `..` as names, no backslashes and no control
 * characters (https://url.spec.whatwg.org/#path-state).
 */
export function isPlainPath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for them
  return !/(?:^|\/)\.{1,2}(?:\/|$)|[\\\u0000-\u001f]/.test(path);
}

/** Whether a path can be part of an address: browsers would take what follows `?` and `#` for something else. */
export function isUsablePath(path: string): boolean {
  return isPlainPath(path) && !/[?#%]|:\/\//.test(path);
}

/** One spelling of a path within the site. @example normalAddress('guide/') // '/guide' */
export function normalAddress(path: string): string {
  return posix.join('/', path).replace(/(?<=.)\/$/, '');
}

/** A path of the config that addresses are made of. */
export const addressPath = z
  .string()
  .refine(
    isUsablePath,
    'a path within the site, such as "guide", without "." and ".." as names, "?", "#", "%" and "\\"',
  );
