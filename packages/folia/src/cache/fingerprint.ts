import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_FOLDERS } from '../engine-files.ts';
import { hash, listParents } from './cache-folder.ts';

/** Files in which package managers record the version of every installed library. */
const LOCK_FILES = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
];

/** Other files that affect how modules are interpreted. */
const MODULE_SETTINGS = ['package.json', 'tsconfig.json'];

/**
 * A hash of everything that page bodies depend on besides the site: the engine's code, libraries,
 * Node, the time zone and language of the machine.
 *
 * @param ownFolders the folders of the engine's modules
 * @returns undefined if no lock file specifies the installed libraries
 */
export function engineFingerprint(siteDir: string, ownFolders = OWN_FOLDERS): string | undefined {
  const folders = [...new Set([...ownFolders, siteDir].flatMap(listParents))];
  const findExisting = (names: string[]) =>
    folders
      .flatMap((folder) => names.map((name) => join(folder, name)))
      .filter((file) => existsSync(file));
  const locks = findExisting(LOCK_FILES);
  if (locks.length === 0) return undefined;
  const code = ownFolders.flatMap(listCode);
  const files = [...code, ...locks, ...findExisting(MODULE_SETTINGS)].flatMap((file) => [
    file,
    readFileSync(file),
  ]);
  // React renders differently in development.
  return hash([process.version, process.env.NODE_ENV ?? '', ...formatDefaults(), ...files]);
}

/**
 * What the formatting of dates and numbers depends on besides its arguments.
 * @see https://tc39.es/ecma402/#sec-intl.datetimeformat.prototype.resolvedoptions
 */
function formatDefaults(): string[] {
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const { icu = '', tz = '' } = process.versions;
  return [locale, timeZone, icu, tz];
}

/** All modules below a folder except tests, in a stable order. */
function listCode(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.(?:js|tsx?)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
