import { isAbsolute, relative, resolve } from 'node:path';
import { bundledRange } from './bundled-packages.ts';
import { isCopied, type WorkspacePackage } from './workspace-packages.ts';

/** A `package.json` that packages of the source are looked up in. */
export type SourceManifest = {
  /** Absolute path of its folder. */
  folder: string;
  /** Version ranges by package, of all kinds of dependencies. */
  ranges: Record<string, string>;
};

/** The `package.json` files of a source, and what they refer to. */
export type SourcePackages = {
  /** The nearest first: the site's, then those of the folders above. */
  manifests: SourceManifest[];
  /** The catalogs of a workspace (https://pnpm.io/catalogs) by name; the one without a name is called `default`. */
  catalogs: Record<string, Record<string, string>>;
  /** The version of a package that is installed in the source, or named by its lockfile. */
  installed: (name: string) => string | undefined;
  /** The peer dependencies of an installed package; empty if the package is not known. */
  peers: (name: string) => string[];
  /** The lines of its npm settings that say where packages come from. */
  registries: string[];
  /** The packages of its repository, by name. */
  workspace: ReadonlyMap<string, WorkspacePackage>;
};

/** Without a range, a package is not listed. */
export type Range = { range: string | undefined; note?: string; isOptional?: boolean };

/** Libraries that come with generators, so that sites import them without listing them. */
const COMMON =
  /^(?:@mdx-js\/react|classnames|copy-text-to-clipboard|lodash|prism-react-renderer|prismjs|react-router-dom|typescript|unist-util-visit)$/;

/** What compiles style sheets here. Under another generator, a plugin can bring its own, or one of another name. */
const COMPILERS = /^(?:less|sass)$/;

/** Whether a package is a part of the source's repository that is not copied, so that the new site may lack it. */
export function isOfRepository(name: string, { manifests, workspace }: SourcePackages): boolean {
  const local = workspace.get(name);
  if (local?.isPrivate) return !isCopied(local);
  const manifest = manifests.find(({ ranges }) => ranges[name] !== undefined);
  return manifest?.ranges[name]?.startsWith('workspace:') ?? false;
}

/** The source's range of React, if the engine works with it. */
export function reactRange(name: string, needed: string, { manifests }: SourcePackages): Range {
  const written = manifests.map(({ ranges }) => ranges[name]).find(Boolean);
  if (written === undefined) return { range: needed };
  const major = (range: string) => /^[\^~]?(\d+)(?:\.|$)/.exec(range)?.[1];
  if (major(written) === major(needed)) return { range: written };
  return { range: needed, note: `"${written}" is now "${needed}", which the engine needs.` };
}

/**
 * The range of a package, in the nearest `package.json` that lists it. A name that occurs only in imports is not requested
 * from the registry: it may be an alias, and anyone can publish a package of that name.
 * @param places paths of copied packages in the new site, by name
 */
export function findRange(
  name: string,
  source: SourcePackages,
  outDir: string,
  places: ReadonlyMap<string, string>,
): Range {
  const local = source.workspace.get(name);
  if (local?.isPrivate) return localRange(local, places.get(name));
  const manifest = source.manifests.find(({ ranges }) => ranges[name] !== undefined);
  if (manifest) return resolveRange(name, manifest, source, outDir);
  const installed = source.installed(name);
  const note = `It was not listed in the package.json of the source, but installed for another package.`;
  if (installed !== undefined) return { range: `^${installed}`, note };
  if (COMPILERS.test(name)) {
    const text = `It compiles the style sheets. The package.json of the source does not list it, so "latest" is used.`;
    return { range: 'latest', note: text };
  }
  const bundled = bundledRange(name, source.manifests);
  if (bundled !== undefined) {
    const text = `The package.json of the source does not list it. It came with Docusaurus, in this range: "${bundled}".`;
    return { range: bundled, note: text };
  }
  if (COMMON.test(name)) {
    const text = `${note} Its version is not known; "latest" is used.`;
    return { range: 'latest', note: text, isOptional: true };
  }
  return {
    range: undefined,
    note: 'Pages or components import it, but no package.json and no lockfile of the source lists it, so it is not installed. If it is a package that you trust, install it. If it is an alias, write the path in its place.',
  };
}

function localRange({ unbuilt }: WorkspacePackage, place: string | undefined): Range {
  const what = "It is a package of the source's repository that no registry has.";
  if (place !== undefined)
    return { range: `file:${place}`, note: `${what} It is copied to "${place}".` };
  return {
    range: undefined,
    note: `${what} Its file "${unbuilt}" does not exist. Run its build in the source, and migrate again.`,
  };
}

/** Replaces ranges that only the package manager of the source understands, or that are relative to its folder. */
export function resolveRange(
  name: string,
  { folder, ranges }: SourceManifest,
  source: SourcePackages,
  outDir: string,
): Range {
  const range = ranges[name] ?? '';
  // A path is a folder: https://docs.npmjs.com/cli/configuring-npm/package-json#local-paths
  const written = /^(?:\.{0,2}|~)\//.test(range) ? `file:${range}` : range;
  const [, protocol = '', rest = ''] = /^(\w+):(.*)$/.exec(written) ?? [];
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
