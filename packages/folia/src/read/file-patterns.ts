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
  return matcherOf(include)(path) && !matcherOf(exclude)(path);
}

/** Patterns are compiled once for all files of a folder. */
const matchers = new WeakMap<string[], (path: string) => boolean>();

function matcherOf(patterns: string[]): (path: string) => boolean {
  const matcher = matchers.get(patterns) ?? picomatch(patterns);
  matchers.set(patterns, matcher);
  return matcher;
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
