import { basename } from 'node:path';
import { packageName, SITE_SCRIPTS } from 'folia/format';
import { localPackageFiles, placeLocalPackages } from './local-packages.ts';
import type { Note } from './note.ts';
import { findRange, type Range, reactRange, type SourcePackages } from './package-range.ts';
import type { NewFile } from './write-migration.ts';

/** How a site gets the engine. */
export type EngineRequirements = {
  /** Empty if the engine cannot be installed. */
  dependencies: Record<string, string>;
  /** Ranges of React that the engine works with. */
  react: Record<string, string>;
  engines: { node: string };
};

const KEY = 'package.json';

/** A package that the engine provides to sites that do not list it. */
const PROVIDED = 'clsx';

/**
 * The `package.json` of a migrated site, with the engine, React, the packages that its content imports, and their peer
 * dependencies.
 *
 * @param outDir absolute path of the new folder
 * @param used names of packages that the content imports
 * @returns its text, and the files of packages that are copied with it
 */
export function makePackageFile(
  outDir: string,
  used: Iterable<string>,
  source: SourcePackages,
  engine: EngineRequirements,
): { text: string; notes: Note[]; packages: string[]; files: NewFile[] } {
  const isListed = (name: string) =>
    name in engine.react || (name === PROVIDED && !isDeclared(name, source));
  const packages = withPeers(withUndeclared(used), source)
    .filter((name) => !isListed(name))
    .sort();
  // Without packages, npm asks no registry.
  const registries = packages.length === 0 ? [] : source.registries;
  const places = placeLocalPackages(packages, source);
  const found = packages.map((name) => ({ name, ...findRange(name, source, outDir, places) }));
  const react = Object.entries(engine.react).map(([name, range]) => ({
    name,
    ...reactRange(name, range, source),
  }));
  const isNeeded = ({ isOptional }: Range) => isOptional !== true;
  const listed = [...react, ...found.filter(isNeeded)].flatMap(toEntries);
  const optional = found.filter((one) => !isNeeded(one)).flatMap(toEntries);
  const content = {
    name: packageName(basename(outDir)),
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: SITE_SCRIPTS,
    dependencies: Object.fromEntries(
      [...Object.entries(engine.dependencies), ...listed].sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    // npm installs the others even if one of these is missing in the registry.
    ...(optional.length > 0 ? { optionalDependencies: Object.fromEntries(optional) } : {}),
    // Packages may ask for an older React. npm would refuse to install them.
    ...(packages.length > 0
      ? {
          overrides: Object.fromEntries(
            Object.keys(engine.react).map((name) => [name, `$${name}`]),
          ),
        }
      : {}),
    engines: engine.engines,
  };
  return {
    text: `${JSON.stringify(content, null, 2)}\n`,
    packages,
    files: [...localPackageFiles(places, source, outDir), ...registryFile(registries)],
    notes: [
      ...summaryNotes(found, { ...source, registries }, engine),
      ...[...react, ...found].flatMap(({ name, range, note }) => {
        if (note === undefined) return [];
        const isListed = range !== undefined;
        const one = makeNote(isListed ? 'changed' : 'dropped', `${KEY} ${name}`, note);
        return [isListed ? one : { ...one, isUrgent: true }];
      }),
    ],
  };
}

function toEntries({ name, range }: Range & { name: string }): [string, string][] {
  return range === undefined ? [] : [[name, range]];
}

/** The settings of npm for packages that another registry has. */
function registryFile(registries: readonly string[]): NewFile[] {
  return registries.length === 0 ? [] : [{ to: '.npmrc', text: `${registries.join('\n')}\n` }];
}

function summaryNotes(
  used: readonly (Range & { name: string })[],
  { manifests, registries }: SourcePackages,
  { dependencies, react }: EngineRequirements,
): Note[] {
  const names = new Set(used.map(({ name }) => name));
  const packages = used.flatMap(({ name, range }) => (range === undefined ? [] : [name]));
  const others = Object.keys(manifests[0]?.ranges ?? {}).filter(
    (name) => !names.has(name) && !(name in react),
  );
  const has = `It has the packages that the site imports: ${packages.join(', ')}. "overrides" let packages that ask for an older React be installed.`;
  return [
    ...(packages.length > 0 ? [makeNote('migrated', KEY, has)] : []),
    ...(used.length === 0
      ? [makeNote('migrated', KEY, 'The site imports no packages besides React.')]
      : []),
    ...(registries.length > 0
      ? [makeNote('migrated', '.npmrc', 'The registries that packages come from, without tokens.')]
      : []),
    ...(others.length > 0
      ? [makeNote('changed', `${KEY} dependencies`, `Not imported: ${others.join(', ')}.`)]
      : []),
    ...(Object.keys(dependencies).length === 0
      ? [
          makeNote(
            'changed',
            `${KEY} folia`,
            'The engine is not in a registry and is run from its repository, so it is not listed.',
          ),
        ]
      : []),
  ];
}

/** Packages that other packages import without declaring them. Each pattern matches the names of the importing packages. */
const UNDECLARED: [needing: RegExp, needed: string][] = [[/typescript|twoslash/, 'typescript']];

function withUndeclared(used: Iterable<string>): string[] {
  const names = [...new Set(used)];
  const needed = UNDECLARED.flatMap(([needing, name]) =>
    names.some((other) => needing.test(other)) ? [name] : [],
  );
  return [...new Set([...names, ...needed])];
}

/**
 * Packages and their peer dependencies, in the ranges of the source. npm would install the newest version of those that
 * nothing lists, and none that are optional. The engine takes the place of Docusaurus itself.
 */
function withPeers(names: readonly string[], source: SourcePackages): string[] {
  const found = new Set(names);
  // The iteration includes elements that are added during it.
  for (const name of found) {
    for (const peer of source.peers(name)) {
      if (isDeclared(peer, source) && !peer.startsWith('@docusaurus/')) found.add(peer);
    }
  }
  return [...found];
}

function isDeclared(name: string, { manifests }: SourcePackages): boolean {
  return manifests.some(({ ranges }) => ranges[name] !== undefined);
}

function makeNote(outcome: Note['outcome'], key: string, text: string): Note {
  return { group: 'packages', outcome, key, text };
}
