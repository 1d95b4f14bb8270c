import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { listParents } from '../cache/cache-folder.ts';
import { isFile } from '../read/read-files.ts';

/**
 * Finds the file that an `@import` or a `url()` of a style sheet refers to: `@site/` starts at the site's folder, `~` marks a
 * package (https://github.com/webpack-contrib/css-loader#url), other paths are relative to the sheet or in a package.
 * @param from the sheet with the reference
 * @param extensions what the reference may omit
 * @returns undefined if there is no such file
 */
export function findSheetFile(
  reference: string,
  from: string,
  siteDir: string,
  extensions: readonly string[] = [],
): string | undefined {
  const path = reference.replace(/^~(?=@?\w)/, '');
  if (path.startsWith('@site/')) {
    return firstFile(join(siteDir, path.slice('@site/'.length)), extensions);
  }
  const isPackage = path !== reference;
  const own = isPackage ? undefined : firstFile(join(dirname(from), path), extensions);
  if (own !== undefined || /^\.{0,2}\//.test(path)) return own;
  return findInPackage(path, from, extensions);
}

function findInPackage(
  path: string,
  from: string,
  extensions: readonly string[],
): string | undefined {
  for (const folder of listParents(dirname(from))) {
    const place = join(folder, 'node_modules', path);
    const file = firstFile(place, extensions) ?? mainSheet(place);
    if (file !== undefined) return file;
  }
  return findExported(path, from);
}

/** The style sheet that a package names as its own, in fields that bundlers agree on. */
function mainSheet(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { style, sass, main }: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  const name = [style, sass, main].find(
    (path) => typeof path === 'string' && /\.(?:css|less|s[ac]ss)$/.test(path),
  );
  return typeof name === 'string' ? firstFile(join(folder, name), []) : undefined;
}

/** A file that a package exports under a path other than its own: https://nodejs.org/api/packages.html#exports */
function findExported(path: string, from: string): string | undefined {
  try {
    const file = createRequire(from).resolve(path);
    return /\.[cm]?js$/.test(file) ? undefined : file;
  } catch {
    return undefined;
  }
}

function firstFile(path: string, extensions: readonly string[]): string | undefined {
  return ['', ...extensions].map((extension) => path + extension).find(isFile);
}
