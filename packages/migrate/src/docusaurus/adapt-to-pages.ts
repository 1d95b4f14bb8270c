import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SourceFolder } from '../generator.ts';
import type { Note } from '../note.ts';
import type { CopyPath } from '../source-path.ts';
import { type BlogList, writeBlogList } from './blog-list.ts';
import type { Settings } from './convert-settings.ts';
import { createRedirects, makesRedirects } from './create-redirects.ts';
import { leaveOutMissing, type SourcePlaces } from './leave-out-missing.ts';
import { pageAddresses } from './page-addresses.ts';
import type { Source } from './read-source.ts';
import type { DocsFolder } from './source-versions.ts';

/** Adapts the settings to the pages that the source has. */
export function adaptToPages(
  converted: Settings,
  copies: readonly CopyPath[],
  {
    folder,
    source,
    read,
  }: { folder: SourceFolder; source: Source; read: (path: string) => string },
): { settings: Settings; moved: BlogList['moved']; notes: Note[] } {
  const places = placesOf(folder, source, converted.docsFolders);
  const found = leaveOutMissing(converted, copies, { places, read, exists: existsSync });
  const { files, moved, notes: listNotes } = writeBlogList(converted, copies, read);
  const settings = { ...found.settings, files: [...found.settings.files, ...files] };
  const notes = [...found.notes, ...listNotes];
  if (!source.parts.redirects.some(makesRedirects)) return { settings, moved, notes };
  const addresses = pageAddresses(settings, copies, read);
  const redirects = createRedirects(settings.config, source.parts.redirects, addresses);
  return {
    settings: { ...settings, config: redirects.config },
    moved,
    notes: [...notes, ...redirects.notes],
  };
}

/** The texts of a source that name docs pages. */
function placesOf(
  { sourceDir, configFile }: SourceFolder,
  source: Source,
  folders: readonly DocsFolder[],
): SourcePlaces {
  const ofVersions = folders.flatMap(({ path, sidebarsFile: file }) =>
    file === undefined
      ? []
      : [[path, { file, text: readFileSync(join(sourceDir, file), 'utf8') }] as const],
  );
  const sidebars = source.docs.flatMap(({ folder, sidebars: path }) => {
    if (!path || !existsSync(path)) return [];
    const file = relative(sourceDir, path);
    return [[folder.to, { file, text: readFileSync(path, 'utf8') }] as const];
  });
  return {
    config: { file: configFile, text: source.configText },
    sidebars: new Map([...sidebars, ...ofVersions]),
  };
}
