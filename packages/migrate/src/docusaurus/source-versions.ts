import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENT, versionPaths } from 'folia/format';
import { z } from 'zod';
import { asObject, type Note, type Values } from '../note.ts';
import type { CopyPath } from '../source-path.ts';
import type { NewFile } from '../write-migration.ts';
import { convertSidebars } from './convert-sidebars.ts';

/** A folder of docs pages in the new site: a docs folder itself, or a version cut from it. */
export type DocsFolder = {
  /** Path in the new folder. */
  path: string;
  /** The folder of its translations in a locale's folder of Docusaurus, which is also the name of its file of messages. */
  translations: string;
  /** The file with the translated labels of its sidebars, in a locale's folder of the new site. */
  labelsFile: string;
  sidebars: Values;
  /** The file with the sidebars of a version, which has the same path in the source and in the new folder. */
  sidebarsFile?: string;
};

/** The cut versions of one docs folder. */
export type SourceVersions = {
  /** Newest first. */
  names: string[];
  /** Those on the list whose folder does not exist. */
  missing: string[];
  folders: DocsFolder[];
  copies: CopyPath[];
  files: NewFile[];
  notes: Note[];
};

const names = z.array(z.string());

/**
 * Reads the versions that were cut from a docs folder (https://docusaurus.io/docs/versioning). Their files have the same
 * places in the new site; their sidebars are converted.
 */
export function readSourceVersions(sourceDir: string, id: string): SourceVersions {
  const { list } = versionPaths(id, CURRENT);
  const listed = names.catch([]).parse(readJson(join(sourceDir, list)));
  // The docs folder itself may be on the list.
  const exists = (name: string) =>
    name === CURRENT || existsSync(join(sourceDir, versionPaths(id, name).folder));
  const found = listed.filter(exists);
  const versions = found
    .filter((name) => name !== CURRENT)
    .map((name) => readVersion(sourceDir, id, name));
  return {
    names: found,
    missing: listed.filter((name) => !exists(name)),
    folders: versions.map(({ folder }) => folder),
    copies: versions.map(({ folder }) => ({
      from: join(sourceDir, folder.path),
      to: folder.path,
    })),
    files: [
      // Components may import the list, so it is written even if it is empty.
      ...(listed.length > 0 ? [{ to: list, text: printJson(found) }] : []),
      ...versions.flatMap(({ files }) => files),
    ],
    notes: versions.flatMap(({ notes }) => notes),
  };
}

function readVersion(sourceDir: string, id: string, name: string) {
  const { folder: path, sidebars: file, labels } = versionPaths(id, name);
  const written = readJson(join(sourceDir, file));
  const sidebars =
    written === undefined ? undefined : convertSidebars(withoutVersionPrefix(written));
  const folder: DocsFolder = {
    path,
    translations: `${translationsFolder(id)}/version-${name}`,
    labelsFile: labels,
    sidebars: sidebars?.value ?? {},
    ...(sidebars ? { sidebarsFile: file } : {}),
  };
  const note: Note = {
    group: 'docs',
    outcome: 'migrated',
    key: `version "${name}"`,
    text: `Folder "${path}".`,
  };
  return {
    folder,
    files: sidebars ? [{ to: file, text: printJson(sidebars.value) }] : [],
    notes: [note, ...(sidebars?.notes.filter(({ outcome }) => outcome !== 'migrated') ?? [])],
  };
}

/** The folder of the translations of docs or a blog in a locale's folder. */
export function translationsFolder(id: string, kind: 'docs' | 'blog' = 'docs'): string {
  return `docusaurus-plugin-content-${kind}${id === 'default' ? '' : `-${id}`}`;
}

/** Early releases of Docusaurus put `version-1.0/` before the names of sidebars and the ids of pages in them. */
function withoutVersionPrefix(value: unknown): unknown {
  if (typeof value === 'string') return plainId(value);
  if (Array.isArray(value)) return value.map(withoutVersionPrefix);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(asObject(value)).map(([key, inner]) => [
      plainId(key),
      key === 'label' || key === 'href' || key === 'value' ? inner : withoutVersionPrefix(inner),
    ]),
  );
}

function plainId(id: string): string {
  return id.replace(/^version-[^/]+\//, '');
}

/** A JSON file as the migration writes it. */
export function printJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function readJson(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
