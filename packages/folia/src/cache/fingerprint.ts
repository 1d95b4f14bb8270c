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

/** The modules of the engine. A command opens several stores, but runs the code that it has loaded once. */
export type EngineCode = {
  folders: readonly string[];
  hash: () => string;
};

/** @param folders the folders of the engine's modules, which are read on first use */
export function engineCode(folders: readonly string[]): EngineCode {
  let known: string | undefined;
  return {
    folders,
    hash() {
      known ??= hash(withContent(folders.flatMap(listCode)));
      return known;
    },
  };
}

const OWN_CODE = engineCode(OWN_FOLDERS);

/**
 * A hash of everything that page bodies depend on besides the site: the engine's code, libraries,
 * Node, the time zone and language of the machine.
 *
 * @returns undefined if no lock file specifies the installed libraries
 */
export function engineFingerprint(siteDir: string, code = OWN_CODE): string | undefined {
  const folders = [...new Set([...code.folders, siteDir].flatMap(listParents))];
  const findExisting = (names: string[]) =>
    folders
      .flatMap((folder) => names.map((name) => join(folder, name)))
      .filter((file) => existsSync(file));
  const locks = findExisting(LOCK_FILES);
  if (locks.length === 0) return undefined;
  const files = withContent([...locks, ...findExisting(MODULE_SETTINGS)]);
  // React renders differently in development.
  const environment = [process.version, process.env.NODE_ENV ?? '', ...formatDefaults()];
  return hash([...environment, code.hash(), ...files]);
}

/** The path of each file, followed by its content. */
function withContent(files: string[]): (string | Buffer)[] {
  return files.flatMap((file) => [file, readFileSync(file)]);
}

/**
 * What the formatting of dates and numbers depends on besides its arguments.
 * @see https://tc39.es/ecma402/#sec-intl.datetimeformat.prototype.resolvedoptions
 */
function formatDefaults(): string[] {
  const { locale, timeZone }: Partial<Intl.ResolvedDateTimeFormatOptions> =
    new Intl.DateTimeFormat().resolvedOptions();
  const { icu = '', tz = '' } = process.versions;
  // ICU knows no name for values such as ":/etc/localtime".
  return [locale ?? '', timeZone ?? process.env['TZ'] ?? '', icu, tz];
}

/** All modules below a folder except tests, in a stable order. */
function listCode(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.(?:js|tsx?)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
