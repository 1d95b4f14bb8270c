import { CURRENT, versionPaths } from 'folia/format';
import type { Note, Values } from '../note.ts';
import type { CopyPath } from '../source-path.ts';
import type { NewFile } from '../write-migration.ts';
import { convertSidebars } from './convert-sidebars.ts';
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
  notes: Note[];
};

/** Converts the docs folders of a source. A single one needs no id. */
export function convertDocsFolders(docs: SourceDocs[]): DocsSettings {
  const converted = docs.map((one, index) => convertFolder(one, index));
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
    notes: first === undefined ? [none] : converted.flatMap(({ notes }) => notes),
  };
}

function convertFolder(docs: SourceDocs, index: number) {
  const { id, folder, versions, hasFolder } = docs;
  const file = index === 0 ? 'sidebars.ts' : `sidebars-${id}.ts`;
  const sidebars = docs.sidebarItems === undefined ? undefined : convertSidebars(docs.sidebarItems);
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
    notes: [...docs.notes, ...(sidebars?.notes ?? [])],
  };
}
