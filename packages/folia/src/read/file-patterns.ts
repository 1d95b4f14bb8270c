import picomatch from 'picomatch';

/**
 * Whether a path is among those that glob patterns include and exclude. Node has this as `path.matchesGlob`, but prints
 * a warning for it on Node 22.18.
 * @param path from the folder that the patterns are for
 */
export function isIncluded(
  path: string,
  { include, exclude }: { include: string[]; exclude: string[] },
): boolean {
  return picomatch.isMatch(path, include) && !picomatch.isMatch(path, exclude);
}
