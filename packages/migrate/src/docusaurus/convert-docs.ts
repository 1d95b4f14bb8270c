import { docsSchema, siteConfigSchema } from 'folia/format';
import { migrateValues } from '../migrate-values.ts';
import { asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import { type CopyPath, isMoved, resolveSourcePath } from '../source-path.ts';
import { convertEditUrl, LOST_EDIT_URL } from './convert-edit-url.ts';

const REASONS: Record<string, string> = {
  recmaPlugins: 'Recma plugins are not run.',
  editLocalizedFiles: 'A translated page links to its own file.',
  numberPrefixParser: 'Number prefixes order the pages and are not part of the URL.',
  editUrl: LOST_EDIT_URL,
  onInlineTags: 'Tags need not be listed in a file.',
  docItemComponent: 'Theme components cannot be replaced.',
  docLayoutComponent: 'Theme components cannot be replaced.',
  docRootComponent: 'Theme components cannot be replaced.',
  docsRootComponent: 'Theme components cannot be replaced.',
};

/** The option whose function filters and sorts what is in sidebars. */
export const GENERATOR_KEY = 'sidebarItemsGenerator';

const LOST_GENERATOR: Note = {
  group: 'docs',
  outcome: 'dropped',
  key: `docs.${GENERATOR_KEY}`,
  text: 'Functions cannot be migrated, so sidebars that are generated from folders have all of their pages. List what belongs in them in sidebars.ts.',
  isUrgent: true,
};

/** The converted options, along with the docs folder to copy and the sidebars file to run. */
export type ConvertedDocs = Converted<Values> & {
  folder: CopyPath;
  /**
   * Absolute path of the sidebars file, `false` for no sidebars, or undefined if they are generated
   * from the folders.
   */
  sidebars?: string | false;
};

/**
 * Converts the options of the docs plugin:
 * https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs
 */
export function convertDocs(options: Values, sourceDir: string): ConvertedDocs {
  const { path, sidebarPath, routeBasePath, editUrl, admonitions: _, ...rest } = options;
  const { sidebarItemsGenerator: generator, ...others } = rest;
  const folder = resolveSourcePath(sourceDir, asString(path) ?? 'docs');
  const carried = migrateValues({
    schema: docsSchema,
    group: 'docs',
    prefix: ['docs'],
    values: {
      path: folder.to === 'docs' ? undefined : folder.to,
      routeBasePath: asString(routeBasePath),
      editUrl: convertEditUrl(editUrl, sourceDir, folder, (versionDocsDirPath, docPath) => ({
        versionDocsDirPath,
        docPath,
      })),
      ...withoutPlugins(others),
    },
    reasons: REASONS,
    quiet: ['path'],
  });
  const file = asString(sidebarPath);
  return {
    value: carried.value,
    folder,
    sidebars: sidebarPath === false ? false : file && resolveSourcePath(sourceDir, file).from,
    notes: [
      folderNote('docs', path, folder, sourceDir),
      ...carried.notes,
      ...(generator === undefined ? [] : [LOST_GENERATOR]),
    ],
  };
}

/**
 * Converts the options of the pages plugin, whose folder keeps its name. A site of docs alone has none, and says nothing about
 * it.
 */
export function convertPages(
  options: Values | false,
  sourceDir: string,
  exists: (path: string) => boolean,
): Converted<Values> & { folder: CopyPath } {
  const { path, admonitions: _, ...others } = asObject(options);
  const folder = resolveSourcePath(sourceDir, asString(path) ?? 'src/pages');
  if (path === undefined && !exists(folder.from)) {
    return { value: {}, folder: { ...folder, to: 'pages' }, notes: [] };
  }
  const carried = migrateValues({
    schema: siteConfigSchema.shape.pages,
    group: 'pages',
    prefix: ['pages'],
    values: { path: folder.to, ...withoutPlugins(others) },
    reasons: REASONS,
    quiet: ['path'],
  });
  const notes = options === false ? [] : [folderNote('pages', path, folder, sourceDir)];
  return { value: carried.value, folder, notes: [...notes, ...carried.notes] };
}

/** The options without Markdown plugins, which are converted for all kinds of content together. */
export function withoutPlugins(options: Values): Values {
  return Object.fromEntries(
    Object.entries(options).filter(([key]) => !/(?:remark|rehype)Plugins$/i.test(key)),
  );
}

function folderNote(group: 'docs' | 'pages', path: unknown, folder: CopyPath, dir: string): Note {
  const key = `${group}.path`;
  return isMoved(dir, folder)
    ? {
        group,
        outcome: 'changed',
        key,
        text: `"${path}" is now "${folder.to}", next to the config.`,
      }
    : { group, outcome: 'migrated', key, text: `Folder "${folder.to}".` };
}
