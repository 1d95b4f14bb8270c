import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Note } from '../note.ts';
import type { CopyPath } from '../source-path.ts';
import type { Settings } from './convert-settings.ts';
import { processPages } from './process-pages.ts';
import type { Source } from './read-source.ts';
import { aliasNotes, withoutAliases } from './source-aliases.ts';

/** The texts of a source, with the changes that its config makes to them. */
export type SourceTexts = {
  /** @param path absolute */
  read: (path: string) => string;
  /** Whether they can differ from the files. */
  areChanged: boolean;
  /** Adds what happened to the texts, in place of notes about the settings that ask for it. */
  replaceNotes: (notes: Note[]) => Note[];
};

/** Runs what the config does to the texts of pages, and replaces its aliases. */
export async function openSourceTexts(source: Source, settings: Settings): Promise<SourceTexts> {
  const { aliases, config, dir } = source;
  const pages = await processPages(config.markdown, pageFolders(settings, dir), dir);
  const processed = new Set(pages.notes.map(({ key }) => key));
  return {
    read: (path) =>
      withoutAliases(path, pages.texts.get(path) ?? readFileSync(path, 'utf8'), aliases),
    areChanged: aliases.size + pages.texts.size > 0,
    replaceNotes: (notes) => [
      ...notes.filter(({ key }) => !processed.has(key)),
      ...pages.notes,
      ...aliasNotes(aliases),
    ],
  };
}

/** The folders with pages, in all languages. */
function pageFolders(
  { copies, docsPaths, blogPath, pagesPath }: Settings,
  sourceDir: string,
): CopyPath[] {
  const paths = [...docsPaths, blogPath, pagesPath];
  const translations = { from: join(sourceDir, 'i18n'), to: 'i18n' };
  return [...copies.filter(({ to }) => paths.includes(to)), translations];
}
