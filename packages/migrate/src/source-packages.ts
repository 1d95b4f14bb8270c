import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapePattern } from 'folia/format';
import { z } from 'zod';
import type { SourceManifest, SourcePackages } from './package-range.ts';
import { readDataFile } from './read-data-file.ts';
import { repositoryFolders } from './repository-folders.ts';
import { listWorkspacePackages } from './workspace-packages.ts';

const ranges = z.record(z.string(), z.string()).catch({});

const manifestSchema = z
  .object({
    dependencies: ranges,
    devDependencies: ranges,
    peerDependencies: ranges,
    optionalDependencies: ranges,
  })
  .catch({ dependencies: {}, devDependencies: {}, peerDependencies: {}, optionalDependencies: {} });

const workspaceSchema = z
  .object({ catalog: ranges, catalogs: z.record(z.string(), ranges).catch({}) })
  .catch({ catalog: {}, catalogs: {} });

const installedSchema = z.object({ version: z.string().optional(), peerDependencies: ranges });
const lockSchema = z
  .object({ packages: z.record(z.string(), installedSchema) })
  .catch({ packages: {} });

const OTHER_LOCKS = ['yarn.lock', 'pnpm-lock.yaml', 'bun.lock'];

/** Reads the `package.json` of a folder and of those above it in its repository, and what these refer to. */
export function readSourcePackages(sourceDir: string): SourcePackages {
  const folders = repositoryFolders(sourceDir);
  const locks = folders.map((folder) =>
    lockSchema.parse(readDataFile(folder, 'package-lock.json')),
  );
  const otherLocks = folders.flatMap((folder) =>
    OTHER_LOCKS.map((lock) => join(folder, lock))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8')),
  );
  return {
    manifests: folders.flatMap(readManifest),
    registries: folders.map(readRegistries).find((lines) => lines.length > 0) ?? [],
    workspace: listWorkspacePackages(folders),
    catalogs: Object.assign({}, ...folders.map(readCatalogs).toReversed()),
    installed: (name) =>
      findInstalled(name, folders, locks).find(({ version }) => version !== undefined)?.version ??
      otherLocks.map((lock) => lockedVersion(name, lock)).find((version) => version !== undefined),
    peers: (name) => {
      const [found] = findInstalled(name, folders, locks);
      return Object.keys(found?.peerDependencies ?? {});
    },
  };
}

/** Finds what is known about a package: in its own `package.json`, then in the lockfiles of npm. */
function findInstalled(
  name: string,
  folders: readonly string[],
  locks: readonly z.infer<typeof lockSchema>[],
): z.infer<typeof installedSchema>[] {
  const path = `node_modules/${name}`;
  const manifests = folders.flatMap(
    (folder) =>
      installedSchema.safeParse(readDataFile(join(folder, path), 'package.json')).data ?? [],
  );
  return [...manifests, ...locks.flatMap(({ packages }) => packages[path] ?? [])];
}

/**
 * The version of a package in a lockfile of Yarn, pnpm or Bun. Each names it before its version, in a key or in the next line:
 * `name@^1.0.0:`, `"name@npm:^1.0.0":`, `'/name@1.0.0':`, `"name": ["name@1.0.0"`.
 */
function lockedVersion(name: string, lock: string): string | undefined {
  const escaped = escapePattern(name);
  const key = new RegExp(
    `^\\s*["']?/?${escaped}@[^\\n]*:\\n\\s+version:? "?(\\d[^"\\s]*)|["'\\s]/?${escaped}[@/](\\d+\\.\\d+\\.[\\w.+-]*)`,
    'm',
  );
  const [, ofYarn, ofOther] = key.exec(lock) ?? [];
  return ofYarn ?? ofOther;
}

/** Reads registries, without passwords and tokens: https://docs.npmjs.com/cli/configuring-npm/npmrc */
function readRegistries(folder: string): string[] {
  const file = join(folder, '.npmrc');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => /^\s*(?:@[^:=\s]+:)?registry\s*=/.test(line));
}

function readManifest(folder: string): SourceManifest[] {
  const data = readDataFile(folder, 'package.json');
  if (data === undefined) return [];
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } =
    manifestSchema.parse(data);
  return [
    {
      folder,
      ranges: {
        ...peerDependencies,
        ...devDependencies,
        ...optionalDependencies,
        ...dependencies,
      },
    },
  ];
}

/** The catalogs of pnpm, Yarn (https://yarnpkg.com/features/catalogs) and Bun, which has them in `workspaces`. */
function readCatalogs(folder: string): Record<string, Record<string, string>> {
  const manifest = z
    .object({ workspaces: z.unknown() })
    .catch({ workspaces: undefined })
    .parse(readDataFile(folder, 'package.json'));
  const places = [
    manifest.workspaces,
    readDataFile(folder, 'package.json'),
    readDataFile(folder, '.yarnrc.yml'),
    readDataFile(folder, 'pnpm-workspace.yaml'),
  ].map((data) => workspaceSchema.parse(data));
  return Object.assign(
    {},
    ...places.map(({ catalog, catalogs }) => ({
      ...(Object.keys(catalog).length > 0 ? { default: catalog } : {}),
      ...catalogs,
    })),
  );
}
