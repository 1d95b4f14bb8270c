import { didYouMean } from 'folia-problems';
import type { DocsVersion, VersionBanner } from '../../model/docs-version.ts';
import type { DocsConfig } from '../../read/config/site-schema.ts';

/** The name of the version in the docs folder itself. */
export const CURRENT = 'current';

/** The id of a docs folder without an id of its own. */
const DEFAULT_INSTANCE = 'default';

/** A mistake in the settings of versions: the key of the config, and the name that does not exist. */
export type UnknownVersion = { path: string[]; name: string; hint: string };

/**
 * The paths of a version of a docs folder, relative to the site's folder, as in Docusaurus; `labels` is the file with the
 * translated labels of its sidebars, relative to the folder of a locale.
 */
export function versionPaths(instance: string, name: string) {
  const prefix = instance === DEFAULT_INSTANCE ? '' : `${instance}_`;
  const sidebars = `${prefix}versioned_sidebars/version-${name}-sidebars.json`;
  return {
    list: `${prefix}versions.json`,
    folder: `${prefix}versioned_docs/version-${name}`,
    sidebars,
    labels: name === CURRENT ? `${prefix}sidebars.json` : sidebars,
  };
}

/**
 * The versions of a docs folder, newest first, by the rules of Docusaurus (https://docusaurus.io/docs/versioning).
 * @param cut names in the versions file, newest first; undefined without a file
 * @param isFirst whether it is the first docs folder of the site, whose sidebars keep their names
 */
export function listVersions(
  docs: DocsConfig,
  cut: string[] | undefined,
  isFirst: boolean,
): { versions: DocsVersion[]; unknown: UnknownVersion[] } {
  // A versions file may list the docs folder itself, to give it another place in the order.
  const isAdded = !cut?.includes(CURRENT) && (docs.includeCurrentVersion || !cut?.length);
  const existing = [...(isAdded ? [CURRENT] : []), ...(cut ?? [])];
  const all = docs.disableVersioning ? [CURRENT] : existing;
  const names = all.filter((name) => docs.onlyIncludeVersions?.includes(name) ?? true);
  const built = names.length > 0 ? names : all;
  const isKnown = docs.lastVersion !== undefined && built.includes(docs.lastVersion);
  const last = (isKnown ? docs.lastVersion : built.find((name) => name !== CURRENT)) ?? CURRENT;
  const versions = built.map((name) => makeVersion(name, { docs, all, built, last, isFirst }));
  return { versions, unknown: findUnknownNames(docs, [...new Set([CURRENT, ...(cut ?? [])])]) };
}

type VersionContext = {
  docs: DocsConfig;
  /** All versions, newest first, including those that are not built. */
  all: string[];
  built: string[];
  last: string;
  isFirst: boolean;
};

function makeVersion(name: string, context: VersionContext): DocsVersion {
  const { docs, built, last, isFirst } = context;
  const settings = docs.versions[name];
  const isLast = name === last;
  const key = docs.id === DEFAULT_INSTANCE ? name : `${docs.id}/${name}`;
  const path = settings?.path ?? (isLast ? '' : name === CURRENT ? 'next' : name);
  const stored = versionPaths(docs.id, name);
  return {
    key,
    instance: docs.id,
    name,
    label: versionLabel(name, settings?.label),
    isLast,
    banner: settings?.banner ?? defaultBanner(name, context),
    badge: settings?.badge ?? built.length > 1,
    noIndex: settings?.noIndex ?? false,
    className: settings?.className,
    options: {
      ...docs,
      routeBasePath:
        [docs.routeBasePath, path].map(withoutSlashes).filter(Boolean).join('/') || '/',
      ...(name === CURRENT ? {} : { path: stored.folder, sidebarPath: stored.sidebars }),
    },
    originalPath: docs.path,
    sidebarPrefix: isFirst && isLast ? '' : `${key}/`,
  };
}

/** The label of a version in the default locale. @param label of the config, if there is one */
export function versionLabel(name: string, label: string | undefined): string {
  return label ?? (name === CURRENT ? 'Next' : name);
}

/** Versions newer than the last one are not released yet, older ones are no longer maintained. */
function defaultBanner(name: string, { all, last }: VersionContext): VersionBanner {
  if (name === last) return 'none';
  return all.indexOf(name) < all.indexOf(last) ? 'unreleased' : 'unmaintained';
}

function findUnknownNames(docs: DocsConfig, known: string[]): UnknownVersion[] {
  const used: [string[], string][] = [
    ...Object.keys(docs.versions).map((name): [string[], string] => [['versions', name], name]),
    ...(docs.onlyIncludeVersions ?? []).map((name): [string[], string] => [
      ['onlyIncludeVersions'],
      name,
    ]),
    ...(docs.lastVersion === undefined
      ? []
      : [[['lastVersion'], docs.lastVersion] satisfies [string[], string]]),
  ];
  return used
    .filter(([, name]) => !known.includes(name))
    .map(([path, name]) => ({
      path,
      name,
      hint: `${didYouMean(name, known)}Versions: ${known.join(', ')}.`,
    }));
}

function withoutSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
