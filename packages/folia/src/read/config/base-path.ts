/** Matches a valid base path, in the config and on the command line. */
export const BASE_PATH = /^\/(?!\.{1,2}\/|.*\/\.{1,2}\/)(?:[^/?#\s\\][^?#\s\\]*\/)?$/;

/**
 * Whether a path is what remains of it when a browser requests it: without `.` and `..` as names, backslashes and control
 * characters (https://url.spec.whatwg.org/#path-state).
 */
export function isPlainPath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for them
  return !/(?:^|\/)\.{1,2}(?:\/|$)|[\\\u0000-\u001f]/.test(path);
}
