import { existsSync, globSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';
import { asObject } from './note.ts';
import { readDataFile } from './read-data-file.ts';

/** A package in the repository of a source. */
export type WorkspacePackage = {
  name: string;
  /** Absolute path. */
  folder: string;
  version?: string;
  /** Whether no registry has it. */
  isPrivate: boolean;
  /** Version ranges of what it needs when it runs. */
  dependencies: Record<string, string>;
  /** Everything in its `package.json`. */
  manifest: Record<string, unknown>;
  /** The file that imports of the package lead to, relative to its folder, if its build has yet to create it. */
  unbuilt?: string;
};

const patterns = z.array(z.string());

/** Where npm, Yarn and Bun list the folders of packages: https://docs.npmjs.com/cli/using-npm/workspaces */
const workspacesSchema = z.object({
  workspaces: z.union([
    patterns,
    z.object({ packages: patterns }).transform((one) => one.packages),
  ]),
});

/** Where pnpm (https://pnpm.io/pnpm-workspace_yaml) and Lerna do. */
const packagesSchema = z.object({ packages: patterns });

const manifestSchema = z.object({
  name: z.string(),
  version: z.string().optional(),
  private: z.boolean().default(false),
  main: z.string().optional(),
  exports: z.unknown().optional(),
  scripts: z.record(z.string(), z.string()).catch({}),
  dependencies: z.record(z.string(), z.string()).catch({}),
});

/** Whether a package can be copied into the new site, and is not in a registry. */
export function isCopied({ isPrivate, unbuilt }: WorkspacePackage): boolean {
  return isPrivate && unbuilt === undefined;
}

/**
 * Lists the packages in the workspaces of a repository, by name.
 * @param folders absolute paths of the site's folder and those above it, which are not listed
 */
export function listWorkspacePackages(folders: readonly string[]): Map<string, WorkspacePackage> {
  const packages = folders.flatMap((root) => {
    const listed = listPatterns(root);
    const found = listed.length === 0 ? [] : listFolders(root, listed);
    return found.filter((folder) => !folders.includes(folder)).flatMap(readPackage);
  });
  return new Map(packages.map((one) => [one.name, one]));
}

function listPatterns(root: string): string[] {
  return [
    ...(workspacesSchema.safeParse(readDataFile(root, 'package.json')).data?.workspaces ?? []),
    ...['pnpm-workspace.yaml', 'lerna.json'].flatMap(
      (name) => packagesSchema.safeParse(readDataFile(root, name)).data?.packages ?? [],
    ),
  ];
}

/** The folders that match a pattern, and no pattern that begins with an exclamation mark. */
function listFolders(root: string, written: string[]): string[] {
  const manifestIn = (pattern: string) => posix.join(pattern, 'package.json');
  const excluded = written.filter((pattern) => pattern.startsWith('!'));
  return globSync(written.filter((pattern) => !pattern.startsWith('!')).map(manifestIn), {
    cwd: root,
    exclude: ['**/node_modules/**', ...excluded.map((pattern) => manifestIn(pattern.slice(1)))],
  }).map((path) => join(root, path, '..'));
}

function readPackage(folder: string): WorkspacePackage[] {
  const manifest = readDataFile(folder, 'package.json');
  const { data } = manifestSchema.safeParse(manifest);
  if (!data) return [];
  const { name, version, dependencies, scripts } = data;
  const entry = findEntry(data.exports) ?? data.main;
  const isUnbuilt =
    entry !== undefined && scripts.build !== undefined && !existsSync(join(folder, entry));
  return [
    {
      name,
      folder,
      version,
      isPrivate: data.private,
      dependencies,
      manifest: asObject(manifest),
      ...(isUnbuilt && { unbuilt: posix.normalize(entry) }),
    },
  ];
}

const CONDITIONS = ['.', 'node', 'import', 'module', 'default', 'require'];

/** The file that a package is imported by (https://nodejs.org/api/packages.html#package-entry-points). */
function findEntry(exported: unknown): string | undefined {
  if (typeof exported === 'string') return exported;
  if (typeof exported !== 'object' || exported === null) return undefined;
  const values = new Map<string, unknown>(Object.entries(exported));
  return CONDITIONS.map((key) => findEntry(values.get(key))).find((found) => found !== undefined);
}
