import { asObject, asString } from '../note.ts';
import { type ConvertedApi, convertApi } from './convert-api.ts';
import { convertDocsFolders, type DocsSettings } from './convert-docs-folders.ts';
import { linkBarItems } from './link-references.ts';
import type { Source, SourceDocs } from './read-source.ts';
import { linkSingleVersions } from './single-version-links.ts';

type ThemeConfig = Source['config']['themeConfig'];

/** The docs folders and API references of a source, and the config of its theme, whose bar leads to them. */
export type Documentation = { docs: DocsSettings; api: ConvertedApi; themeConfig: ThemeConfig };

/** Converts the docs folders, and the plugins that made API references. */
export function convertDocumentation(
  { dir, config, parts, docs: folders }: Source,
  exists: (path: string) => boolean,
): Documentation {
  const context = { sourceDir: dir, docs: folders.map(placeOf), exists };
  const named = convertDocsFolders(folders, convertApi(parts.others, context).references);
  // A sidebar whose place a reference takes is gone, so only now is it known which names are taken.
  const sidebars = [...named.sidebars.values()].flatMap((file) => Object.keys(file));
  const api = convertApi(parts.others, { ...context, sidebars });
  const docs = convertDocsFolders(folders, api.references);
  return { docs, api, themeConfig: withBarItems(config.themeConfig, { api, docs, folders }) };
}

function placeOf({ id, folder, value }: SourceDocs) {
  return { id, path: folder.to, routeBasePath: asString(value['routeBasePath']) ?? 'docs' };
}

/** Makes items of the bar lead to the new references, and lists of versions to the only version if docs have just one. */
function withBarItems(
  themeConfig: ThemeConfig,
  {
    api: { references },
    docs: { replaced },
    folders,
  }: { api: ConvertedApi; docs: DocsSettings; folders: SourceDocs[] },
): ThemeConfig {
  const navbar = asObject(asObject(themeConfig)['navbar']);
  if (navbar['items'] === undefined) return themeConfig;
  const linked =
    references.length === 0 ? navbar['items'] : linkBarItems(navbar['items'], references, replaced);
  return { ...themeConfig, navbar: { ...navbar, items: linkSingleVersions(linked, folders) } };
}
