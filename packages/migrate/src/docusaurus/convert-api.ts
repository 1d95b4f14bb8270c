import { posix } from 'node:path';
import { asList, asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import { type CopyPath, resolveSourcePath } from '../source-path.ts';
import type { OtherPlugin } from './source-parts.ts';

/** The reference for an API description, which a plugin made before and the engine makes now. */
export type ApiReference = {
  /** Its name, which its sidebar has, too. */
  id: string;
  /** Address within the site, without a slash at the start. */
  routeBasePath: string;
  /** The folder in the new site for which the plugin generated pages; absent if it drew the reference in the browser. */
  folder?: string;
  /** How the ids of these pages start, such as `integrations/api/`. */
  idStart?: string;
};

export type ConvertedApi = Converted<Values[]> & {
  references: ApiReference[];
  copies: CopyPath[];
  /** The plugins that need no other note. */
  plugins: OtherPlugin[];
};

/** A docs folder of the new site, and its address. */
type DocsPlace = { id: string; path: string; routeBasePath: string };

type Description = { name: string; file: string; route: string; folder?: string; idStart?: string };

type Context = {
  sourceDir: string;
  docs: DocsPlace[];
  /** Names of the sidebars of the docs, which references cannot have. */
  sidebars?: readonly string[];
  exists: (path: string) => boolean;
};

/**
 * Converts the plugins that make API references of OpenAPI descriptions: `docusaurus-plugin-openapi-docs`, which generates
 * docs pages, and Redocusaurus.
 */
export function convertApi(plugins: readonly OtherPlugin[], context: Context): ConvertedApi {
  const found = plugins.flatMap((plugin) => {
    const descriptions = listDescriptions(plugin, context.docs);
    return descriptions.length > 0 ? [{ plugin, descriptions }] : [];
  });
  const all = found.flatMap(({ descriptions }) => descriptions);
  const isLocal = ({ file }: Description) =>
    !/^https?:/.test(file) && context.exists(resolveSourcePath(context.sourceDir, file).from);
  const kept = withOwnRoutes(all.filter(isLocal));
  const taken = new Set(context.sidebars);
  const references = kept.map(({ name, route, folder, idStart }, index): ApiReference => {
    const id = freeId(index === 0 ? 'api' : `api-${idOf(name)}`, taken);
    taken.add(id);
    return { id, routeBasePath: route, folder, idStart };
  });
  const places = kept.map(({ file }) => resolveSourcePath(context.sourceDir, file));
  return {
    value: references.map(({ id, routeBasePath }, index) => ({
      ...(id === 'api' ? {} : { id }),
      path: places[index]?.to ?? '',
      routeBasePath,
    })),
    references,
    copies: places.map(folderOf),
    plugins: found
      .filter(({ descriptions }) => descriptions.every(isLocal))
      .map(({ plugin }) => plugin),
    notes: kept.map(({ file, route }): Note => {
      const text = `The API reference at "/${route}", which the engine makes of the description.`;
      return { group: 'plugins', outcome: 'migrated', key: `api ${file}`, text };
    }),
  };
}

/** Gives descriptions without an address that of Redocusaurus. The first of several with the same address keeps it. */
function withOwnRoutes(descriptions: readonly Description[]): Description[] {
  const first = new Map(descriptions.toReversed().map((one) => [one.route, one]));
  return descriptions.map((one) =>
    first.get(one.route) === one ? one : { ...one, route: posix.join(one.route, idOf(one.name)) },
  );
}

function listDescriptions({ name, options }: OtherPlugin, docs: DocsPlace[]): Description[] {
  if (/docusaurus-plugin-openapi-docs$/.test(name)) {
    const place = docs.find(({ id }) => id === options['docsPluginId']) ?? docs[0];
    return Object.entries(asObject(options['config'])).flatMap(([key, entry]) =>
      generatedDescription(key, asObject(entry), place),
    );
  }
  if (!/redocusaurus$/.test(name)) return [];
  return asList(options['specs']).flatMap((entry, index) => {
    const { spec, id, route } = asObject(entry);
    const file = asString(spec);
    const address = plainRoute(asString(route) ?? '/api/');
    return file === undefined ? [] : [{ name: asString(id) ?? `${index}`, file, route: address }];
  });
}

/** A description whose pages a plugin generates into a docs folder. */
function generatedDescription(
  name: string,
  { specPath, outputDir }: Values,
  place: DocsPlace | undefined,
): Description[] {
  const file = asString(specPath);
  const folder = asString(outputDir)?.replace(/^\.?\/|\/$/g, '');
  if (file === undefined || folder === undefined) return [];
  const inDocs = place && folder.startsWith(`${place.path}/`);
  const within = inDocs ? folder.slice(place.path.length + 1) : posix.basename(folder);
  const route = plainRoute(posix.join(place?.routeBasePath ?? 'docs', within));
  return [{ name, file, route, folder, ...(inDocs ? { idStart: `${within}/` } : {}) }];
}

function plainRoute(route: string): string {
  return route.replace(/^\/+|\/+$/g, '');
}

function idOf(name: string): string {
  return name.toLowerCase().replace(/[^\w-]+/g, '-');
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  return taken.has(wanted) ? freeId(`${wanted}-reference`, taken) : wanted;
}

/** Returns the folder of a description, which may refer to other files there; if it is the site's folder, the file alone. */
function folderOf({ from, to }: CopyPath): CopyPath {
  const folder = posix.dirname(to);
  return folder === '.'
    ? { from, to }
    : { from: from.slice(0, -posix.basename(to).length - 1), to: folder };
}

/** Whether a plugin generates the files of a folder. @param path of a file in the new folder */
export function isInGeneratedFolder(path: string, references: readonly ApiReference[]): boolean {
  return references.some(({ folder }) => folder !== undefined && path.startsWith(`${folder}/`));
}

/** Whether a file was generated from a description, so that nothing of the new site needs it. */
export function isGenerated(path: string, references: readonly ApiReference[]): boolean {
  return (
    isInGeneratedFolder(path, references) &&
    /\.(?:api|info|tag|schema)\.mdx$|\/sidebar\.[jt]s$/.test(path)
  );
}

/**
 * The address of the page that takes the place of a generated one.
 *
 * @param path of the generated file in the new folder
 */
export function addressOfGenerated(
  path: string,
  references: readonly ApiReference[],
): string | undefined {
  const reference = references.find(({ folder }) => folder && path.startsWith(`${folder}/`));
  const [, name, kind] = /([^/]+)\.(api|info|tag|schema)\.mdx$/.exec(path) ?? [];
  if (!reference || kind === undefined) return undefined;
  const root = `/${reference.routeBasePath}`;
  return kind === 'api' ? `${root}/${name}` : root;
}
