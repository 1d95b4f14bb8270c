import { CURRENT, versionPaths } from 'folia/format';
import { asString, type Note, type Values } from '../note.ts';
import type { CopyPath } from '../source-path.ts';
import type { NewFile } from '../write-migration.ts';
import type { ApiReference } from './convert-api.ts';
import { convertSidebars } from './convert-sidebars.ts';
import { linkReferences } from './link-references.ts';
import type { SourceDocs } from './read-source.ts';
import { type DocsFolder, translationsFolder } from './source-versions.ts';

/** The docs of the new site: the value of the config, their sidebars files, and their folders with all versions. */
export type DocsSettings = {
  value: Values | Values[] | false;
  /** The sidebars of each file, by its name. */
  sidebars: Map<string, Values>;
  folders: DocsFolder[];
  copies: CopyPath[];
  files: NewFile[];
  /** The API reference that replaces a whole sidebar, by the name of the sidebar. */
  replaced: Map<string, string>;
  redirects: Values[];
  notes: Note[];
};

/** Converts the docs folders of a source. A single one needs no id. */
export function convertDocsFolders(
  docs: SourceDocs[],
  references: readonly ApiReference[],
): DocsSettings {
  const converted = docs.map((one, index) => convertFolder(one, index, references));
  const [first, ...others] = converted;
  const none: Note = {
    group: 'docs',
    outcome: 'migrated',
    key: 'docs',
    text: 'There are no docs.',
  };
  return {
    value:
      first === undefined
        ? false
        : others.length === 0
          ? first.value
          : converted.map(({ value }) => value),
    sidebars: new Map(converted.flatMap(({ sidebars }) => sidebars)),
    folders: converted.flatMap(({ folders }) => folders),
    copies: converted.flatMap(({ copies }) => copies),
    files: converted.flatMap(({ files }) => files),
    replaced: new Map(converted.flatMap(({ replaced }) => [...replaced])),
    redirects: converted.flatMap(({ redirects }) => redirects),
    notes: first === undefined ? [none] : converted.flatMap(({ notes }) => notes),
  };
}

function convertFolder(docs: SourceDocs, index: number, references: readonly ApiReference[]) {
  const { id, folder, versions, hasFolder } = docs;
  const file = index === 0 ? 'sidebars.ts' : `sidebars-${id}.ts`;
  const routeBasePath = asString(docs.value['routeBasePath']) ?? 'docs';
  const linked = linkReferences(docs.sidebarItems, references, { routeBasePath });
  const sidebars =
    docs.sidebarItems === undefined ? undefined : convertSidebars(linked.sidebars, docs.standIns);
  const own: DocsFolder = {
    path: folder.to,
    translations: `${translationsFolder(id)}/current`,
    labelsFile: versionPaths(id, CURRENT).labels,
    sidebars: sidebars?.value ?? {},
  };
  return {
    value: { ...docs.value, ...(sidebars ? { sidebarPath: file } : {}) },
    sidebars: sidebars ? [[file, sidebars.value] as const] : [],
    folders: [...(hasFolder ? [own] : []), ...versions.folders],
    copies: [...(hasFolder ? [folder] : []), ...versions.copies],
    files: versions.files,
    replaced: linked.replaced,
    redirects: linked.redirects,
    notes: [...docs.notes, ...(sidebars?.notes ?? [])],
  };
}
