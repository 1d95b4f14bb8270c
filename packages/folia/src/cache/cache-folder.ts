import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/**
 * The folder for everything that is kept between builds of a site: in the nearest parent folder with a
 * `package.json`, or else in the site's own folder.
 */
export function cacheRoot(siteDir: string): string {
  return join(findPackageFolder(siteDir), '.cache');
}

/** Creates a folder, or a substitute in the folder for temporary files if it cannot be written. */
export function writableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return substituteFolder(`folia-${hash([folder]).slice(0, 12)}`);
  }
}

/** A folder for temporary files that other users of the machine cannot have prepared, as it holds code that runs. */
function substituteFolder(name: string): string {
  const folder = join(tmpdir(), name);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { uid, mode } = lstatSync(folder);
    const user = process.getuid?.();
    if (user === undefined || (uid === user && (mode & 0o077) === 0)) return folder;
  } catch {
    // A file, or a link that leads nowhere.
  }
  return mkdtempSync(`${folder}-`);
}

function findPackageFolder(siteDir: string): string {
  const hasPackage = (folder: string) => existsSync(join(folder, 'package.json'));
  return listParents(siteDir).find(hasPackage) ?? siteDir;
}

/**
 * The folder for the compiled pages of a site. Builds with different base paths, and builds and
 * development, use separate folders, so that none deletes pages that another one uses.
 */
export function cacheFolder(siteDir: string, baseUrl: string): string {
  const owner = findPackageFolder(siteDir);
  const name = hash([relative(owner, siteDir), baseUrl, process.env.NODE_ENV ?? '']).slice(0, 12);
  return join(cacheRoot(siteDir), 'docs', name);
}

/** A folder and all of its parents, the nearest first. */
export function listParents(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...listParents(above)];
}

/** A hash of a list of strings that depends on where each string ends. */
export function hash(parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(`${part.length}:`).update(part);
  return sum.digest('hex');
}
