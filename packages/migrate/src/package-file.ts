import { basename, isAbsolute, relative, resolve } from 'node:path';
import { packageName, SITE_SCRIPTS } from 'folia/format';
import type { Note } from './note.ts';

/** A `package.json` that packages of the source are looked up in. */
export type SourceManifest = {
  /** Absolute path of its folder. */
  folder: string;
  /** Version ranges by package, of all kinds of dependencies. */
  ranges: Record<string, string>;
};

/** The `package.json` files of a source, and what they refer to. */
export type SourcePackages = {
  /** The nearest first: that of the site, then those of the folders above. */
  manifests: SourceManifest[];
  /** The catalogs of a workspace (https://pnpm.io/catalogs) by name; that without a name is called `default`. */
  catalogs: Record<string, Record<string, string>>;
  /** The version of a package that is installed in the source, or named by its lockfile. */
  installed: (name: string) => string | undefined;
};

/** How a site gets the engine. */
export type EngineRequirements = {
  /** Empty if the engine cannot be installed. */
  dependencies: Record<string, string>;
  /** Ranges of React that the engine works with. */
  react: Record<string, string>;
  engines: { node: string };
};

/** Without a range, a package is not listed. */
type Range = { range: string | undefined; note?: string; isOptional?: boolean };

const KEY = 'package.json';

/** A package that the engine provides to sites that do not list it. */
const PROVIDED = 'clsx';

/** Libraries that come with generators, so that sites import them without listing them. */
const COMMON =
  /^(?:@mdx-js\/react|classnames|copy-text-to-clipboard|lodash|prism-react-renderer|prismjs|react-router-dom|typescript|unist-util-visit)$/;

/**
 * The `package.json` of a migrated site, with the engine, React and the packages that its content imports.
 *
 * @param outDir absolute path of the new folder
 * @param used names of packages that the content imports
 */
export function makePackageFile(
  outDir: string,
  used: Iterable<string>,
  source: SourcePackages,
  engine: EngineRequirements,
): { text: string; notes: Note[]; packages: string[] } {
  const isListed = (name: string) =>
    name in engine.react || (name === PROVIDED && !isDeclared(name, source));
  const packages = withUndeclared(used)
    .filter((name) => !isListed(name))
    .sort();
  const found = packages.map((name) => ({ name, ...findRange(name, source, outDir) }));
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
    notes: [
      ...summaryNotes(packages, source, engine),
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

function summaryNotes(
  packages: string[],
  { manifests }: SourcePackages,
  { dependencies, react }: EngineRequirements,
): Note[] {
  const others = Object.keys(manifests[0]?.ranges ?? {}).filter(
    (name) => !packages.includes(name) && !(name in react),
  );
  return [
    packages.length > 0
      ? makeNote(
          'migrated',
          KEY,
          `It has the packages that the site imports: ${packages.join(', ')}. "overrides" let those that ask for an older React be installed.`,
        )
      : makeNote('migrated', KEY, 'The site imports no packages besides React.'),
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

/** Packages that others import without declaring it, by what the names of these contain. */
const UNDECLARED: [needing: RegExp, needed: string][] = [[/typescript|twoslash/, 'typescript']];

function withUndeclared(used: Iterable<string>): string[] {
  const names = [...new Set(used)];
  const needed = UNDECLARED.flatMap(([needing, name]) =>
    names.some((other) => needing.test(other)) ? [name] : [],
  );
  return [...new Set([...names, ...needed])];
}

function isDeclared(name: string, { manifests }: SourcePackages): boolean {
  return manifests.some(({ ranges }) => ranges[name] !== undefined);
}

/** Whether a package is a part of the source's repository, so that the registry may not have it. */
export function isOfRepository(name: string, { manifests }: SourcePackages): boolean {
  const manifest = manifests.find(({ ranges }) => ranges[name] !== undefined);
  return manifest?.ranges[name]?.startsWith('workspace:') ?? false;
}

function makeNote(outcome: Note['outcome'], key: string, text: string): Note {
  return { group: 'packages', outcome, key, text };
}

/** The range of React of the source if the engine works with it. */
function reactRange(name: string, needed: string, { manifests }: SourcePackages): Range {
  const written = manifests.map(({ ranges }) => ranges[name]).find(Boolean);
  if (written === undefined) return { range: needed };
  const major = (range: string) => /^[\^~]?(\d+)(?:\.|$)/.exec(range)?.[1];
  if (major(written) === major(needed)) return { range: written };
  return { range: needed, note: `"${written}" is now "${needed}", which the engine needs.` };
}

/**
 * The range of a package, in the nearest `package.json` that has it. A name that only imports have is not asked from the
 * registry: it may be an alias, and anyone can publish a package of that name.
 */
function findRange(name: string, source: SourcePackages, outDir: string): Range {
  const manifest = source.manifests.find(({ ranges }) => ranges[name] !== undefined);
  if (manifest) return resolveRange(name, manifest, source, outDir);
  const installed = source.installed(name);
  const note = `It was not listed in the package.json of the source, but installed for another package.`;
  if (installed !== undefined) return { range: `^${installed}`, note };
  if (COMMON.test(name)) {
    const text = `${note} Its version is not known; "latest" is used.`;
    return { range: 'latest', note: text, isOptional: true };
  }
  return {
    range: undefined,
    note: 'Pages or components import it, but no package.json and no lockfile of the source lists it, so it is not installed. If it is a package that you trust, install it. If it is an alias, write the path in its place.',
  };
}

/** Replaces ranges that only the package manager of the source understands, or that are relative to its folder. */
function resolveRange(
  name: string,
  { folder, ranges }: SourceManifest,
  source: SourcePackages,
  outDir: string,
): Range {
  const range = ranges[name] ?? '';
  const [, protocol = '', rest = ''] = /^(\w+):(.*)$/.exec(range) ?? [];
  switch (protocol) {
    case 'catalog': {
      const found = source.catalogs[rest.trim() || 'default']?.[name];
      if (found !== undefined) return { range: found };
      return { range: 'latest', note: `"${range}" is not in any catalog; "latest" is used.` };
    }
    case 'workspace': {
      const note = `"${range}" is a package of the source's repository; here it comes from the registry, and is optional, since it may not be published there.`;
      // Without a version, the protocol means the one in the repository.
      if (/\d/.test(rest)) return { range: rest, note, isOptional: true };
      const version = source.installed(name);
      if (version !== undefined) return { range: `^${version}`, note, isOptional: true };
      return {
        range: undefined,
        note: `"${range}" is a package of the source's repository, so it is not installed here. If it is published, install it; otherwise, copy it into the site.`,
      };
    }
    case 'patch': {
      const version = /npm(?:%3A|:)([^#]+)/i.exec(rest)?.[1];
      const note = `The patch in "${range}" is not applied.`;
      return { range: version === undefined ? 'latest' : decodeURIComponent(version), note };
    }
    case 'link':
    case 'portal':
    case 'file': {
      const path = isAbsolute(rest) ? rest : relative(outDir, resolve(folder, rest));
      const moved = `file:${path.replaceAll('\\', '/')}`;
      return {
        range: moved,
        note: `"${range}" is now "${moved}", which is not copied.`,
        isOptional: true,
      };
    }
    default:
      return { range };
  }
}
