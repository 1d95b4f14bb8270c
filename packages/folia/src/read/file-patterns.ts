import { posix } from 'node:path';
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

/** The folder of a kind of content, and the patterns for its files. */
type ContentFolder = { path: string; include: string[]; exclude: string[] };

/** Whether the patterns of the config make a file a Markdown page of a folder. @param path relative to the site's folder */
export function isMarkdownPage(
  path: string,
  { path: folder, ...patterns }: ContentFolder,
): boolean {
  const relativePath = posix.relative(folder, path);
  return /\.mdx?$/.test(relativePath) && isIncluded(relativePath, patterns);
}
