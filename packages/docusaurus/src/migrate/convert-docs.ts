import { siteConfigSchema } from 'folia/format';
import { carry } from './carry.ts';
import { missingPackageName } from './missing-package.ts';
import { type Converted, listOf, type Note, textOf, type Values, valuesOf } from './note.ts';
import { isMoved, movedEditUrl, type Place, sourcePlace } from './source-path.ts';

const PLUGINS =
  'Plugins of Markdown are not run; what they wrote is shown as it stands in the text.';
const ONE_VERSION = 'The engine builds one version, that of the docs folder.';

const REASONS: Record<string, string> = {
  versions: ONE_VERSION,
  lastVersion: ONE_VERSION,
  onlyIncludeVersions: ONE_VERSION,
  includeCurrentVersion: ONE_VERSION,
  disableVersioning: ONE_VERSION,
  editCurrentVersion: ONE_VERSION,
  editLocalizedFiles: 'A translated page leads to its own file.',
  numberPrefixParser: 'Numbers in front of names order the pages, and are no part of the address.',
  sidebarItemsGenerator: 'Functions cannot be carried over; sidebars are made from the folders.',
  breadcrumbs: 'Breadcrumbs always stand over a page.',
  editUrl:
    'Only a fixed address can be carried over; the path from the site’s folder is added to it.',
  onInlineTags: 'Tags need not be listed in a file.',
  docItemComponent: 'Components of the theme are not exchanged.',
  docLayoutComponent: 'Components of the theme are not exchanged.',
  docRootComponent: 'Components of the theme are not exchanged.',
  docsRootComponent: 'Components of the theme are not exchanged.',
  id: 'There is one docs folder, which needs no name.',
};

/** What is to be copied and run besides the values: the docs folder and the file of the sidebars. */
export type ConvertedDocs = Converted<Values | false> & {
  folder?: Place;
  /** Absolute path of the sidebars file; `false` for no sidebars, nothing where they come from the folders. */
  sidebars?: string | false;
};

/** The options of the docs plugin: https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs */
export function convertDocs(options: Values | false, sourceDir: string): ConvertedDocs {
  if (options === false) {
    const note: Note = { group: 'docs', fate: 'carried', key: 'docs', text: 'There are no docs.' };
    return { value: false, notes: [note] };
  }
  const { path, sidebarPath, routeBasePath, editUrl, admonitions: _, ...others } = options;
  const { notes: pluginNotes, rest } = withoutPlugins('docs', others);
  const folder = sourcePlace(sourceDir, textOf(path) ?? 'docs');
  const address = textOf(editUrl) ?? computedEditUrl(editUrl, folder);
  const carried = carry({
    schema: siteConfigSchema.shape.docs,
    group: 'docs',
    prefix: ['docs'],
    values: {
      path: folder.to === 'docs' ? undefined : folder.to,
      routeBasePath: textOf(routeBasePath),
      editUrl: address === undefined ? editUrl : movedEditUrl(sourceDir, folder, address),
      ...rest,
    },
    reasons: REASONS,
    told: ['path'],
  });
  const file = textOf(sidebarPath);
  return {
    value: carried.value,
    folder,
    sidebars: sidebarPath === false ? false : file && sourcePlace(sourceDir, file).from,
    notes: [folderNote('docs', path, folder, sourceDir), ...carried.notes, ...pluginNotes],
  };
}

/** The options of the plugin of single pages, whose folder keeps its name. */
export function convertPages(
  options: Values | false,
  sourceDir: string,
): Converted<Values> & { folder: Place } {
  const { path, admonitions: _, ...others } = valuesOf(options);
  const { notes: pluginNotes, rest } = withoutPlugins('pages', others);
  const folder = sourcePlace(sourceDir, textOf(path) ?? 'src/pages');
  const carried = carry({
    schema: siteConfigSchema.shape.pages,
    group: 'pages',
    prefix: ['pages'],
    values: { path: folder.to, ...rest },
    reasons: REASONS,
    told: ['path'],
  });
  const notes = options === false ? [] : [folderNote('pages', path, folder, sourceDir)];
  return { value: carried.value, folder, notes: [...notes, ...carried.notes, ...pluginNotes] };
}

/** What a function answers for a page, without the page: the fixed part of it, if it has one. */
function computedEditUrl(editUrl: unknown, { to }: Place): string | undefined {
  if (typeof editUrl !== 'function') return undefined;
  const page = 'a/page.md';
  try {
    const address: unknown = editUrl({
      versionDocsDirPath: to,
      docPath: page,
      permalink: '/docs/a/page',
      version: 'current',
      locale: 'en',
    });
    const end = `${to}/${page}`;
    return typeof address === 'string' && address.endsWith(end)
      ? address.slice(0, -end.length)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Plugins of Markdown whose work the engine does itself. */
const NEEDLESS = /math|katex|npm2yarn|emoji|gfm|remark-?toc|mermaid|slug|heading/i;

/** Options without the plugins of Markdown, each of which has a note of its own. */
function withoutPlugins(group: 'docs' | 'pages', options: Values): { rest: Values; notes: Note[] } {
  const isList = ([key]: [string, unknown]) => /(?:re[mh]\w+|recma)Plugins$/i.test(key);
  const entries = Object.entries(options);
  const notes = entries.filter(isList).flatMap(([key, plugins]) =>
    listOf(plugins).map((plugin): Note => {
      const name = markdownPluginName(plugin);
      const note = { group, key: `${group}.${key} ${name}` };
      return NEEDLESS.test(name)
        ? { ...note, fate: 'carried', text: 'The engine does what it does.' }
        : { ...note, fate: 'left', text: PLUGINS };
    }),
  );
  return { rest: Object.fromEntries(entries.filter((entry) => !isList(entry))), notes };
}

function markdownPluginName(plugin: unknown): string {
  const [first = plugin] = listOf(plugin);
  const missing = missingPackageName(first);
  if (missing !== undefined) return missing;
  if (typeof first === 'function' && first.name !== '') return first.name;
  return textOf(first) ?? 'function in the config';
}

function folderNote(group: 'docs' | 'pages', path: unknown, folder: Place, dir: string): Note {
  const key = `${group}.path`;
  return isMoved(dir, folder)
    ? { group, fate: 'changed', key, text: `"${path}" became "${folder.to}", beside the config.` }
    : { group, fate: 'carried', key, text: `The folder "${folder.to}".` };
}
