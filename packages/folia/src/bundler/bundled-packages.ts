import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { listParents } from '../cache/cache-folder.ts';
import { OWN_FOLDERS, PACKAGE_DIR, RUNS_FROM_SOURCE } from '../engine-files.ts';

export const bundledPackageSchema = z.object({
  name: z.string(),
  /** Absent if another package contains its code, and it is not installed itself. */
  version: z.string().optional(),
  /** As its `package.json` says, usually an SPDX expression; absent if it does not. */
  license: z.string().optional(),
  author: z.string().optional(),
  /** The texts of its files with license and notices; empty if it has none. */
  notices: z.string(),
});

/** A package whose code is in a bundle. */
export type BundledPackage = z.infer<typeof bundledPackageSchema>;

/** https://docs.npmjs.com/cli/configuring-npm/package-json. Old packages have objects for both optional fields. */
const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z
    .union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)])
    .optional()
    .catch(undefined),
  author: z
    .union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
    .optional()
    .catch(undefined),
});

const NOTICE_FILE = /^(?:licen[cs]e|copying|copyright|notice)(?:s|[-.].*)?$/i;
/** Package managers may nest several folders of this name. */
const PACKAGE_OF_SOURCE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const CODE_FILE = /\.(?:[cm]?[jt]sx?|json|map)$/i;

/**
 * Collects the packages whose code is in a bundle: libraries, and those that the engine consists of. Modules of the site
 * are left out.
 * @param found the packages by folder, to which those of the bundle are added
 */
export function listPackages(found: Map<string, BundledPackage>): Plugin {
  return {
    name: 'docs:list-packages',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const id of file.moduleIds.filter(isOfPackage)) {
          addPackageOf(id, found);
          for (const name of containedPackages(id)) addContained(name, id, found);
        }
      }
    },
  };
}

/** Sorts packages by name, since bundles that are made at the same time find them in any order. */
export function sortPackages(found: ReadonlyMap<string, BundledPackage>): BundledPackage[] {
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function isOfPackage(id: string): boolean {
  if (id.startsWith('\0')) return false;
  return id.includes('/node_modules/') || OWN_FOLDERS.some((folder) => id.startsWith(`${folder}/`));
}

/** Adds the package of the nearest folder whose `package.json` has a name and a version: some only set a type. */
function addPackageOf(id: string, found: Map<string, BundledPackage>): void {
  for (const folder of listParents(dirname(id))) {
    if (found.has(folder)) return;
    const manifest = readManifest(folder);
    if (!manifest) continue;
    found.set(folder, { ...manifest, notices: readNotices(licenseFolder(folder)) });
    return;
  }
}

function readManifest(folder: string): z.infer<typeof manifestSchema> | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file)
    ? manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
    : undefined;
}

const sourceMapSchema = z.object({ sources: z.array(z.string().nullable()) });

/**
 * The names of the packages that were bundled into a module before it was published, as in Mermaid's, according to the
 * source map beside it (https://tc39.es/ecma426/).
 */
function containedPackages(id: string): Set<string> {
  const file = `${id}.map`;
  if (!id.includes('/node_modules/') || !existsSync(file)) return new Set();
  const { data } = sourceMapSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  const names = data?.sources.map((source) => PACKAGE_OF_SOURCE.exec(source ?? '')?.[1]);
  return new Set(names?.filter((name) => name !== undefined));
}

/** Adds a package whose code is part of another package's module, in the version installed for that package. */
function addContained(name: string, id: string, found: Map<string, BundledPackage>): void {
  const places = listParents(dirname(id)).map((folder) => join(folder, 'node_modules', name));
  const installed = places.find((folder) => existsSync(join(folder, 'package.json')));
  if (installed) addPackageOf(join(installed, 'package.json'), found);
  else found.set(name, { name, notices: '' });
}

/** The engine's packages get the license of their repository when they are packed. */
function licenseFolder(folder: string): string {
  const isUnpacked = RUNS_FROM_SOURCE && !folder.includes('/node_modules/');
  return isUnpacked ? join(PACKAGE_DIR, '../..') : folder;
}

function readNotices(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && NOTICE_FILE.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => !CODE_FILE.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}
