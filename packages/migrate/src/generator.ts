import type { Note } from './note.ts';
import type { NewFile } from './write-migration.ts';

/** A site to migrate. */
export type SourceFolder = {
  /** Absolute path of the folder with the config. It is never modified. */
  sourceDir: string;
  /** Path of the config relative to the folder. */
  configFile: string;
  /** Absolute path of the new folder. It does not exist yet, or is empty. */
  outDir: string;
};

/** The files of the new folder, and the outcome for each item of the source. */
export type Migration = {
  files: NewFile[];
  notes: Note[];
  /** What moved, in the order to show it: `{ pages: 12, languages: 2 }`. Default: the Markdown files. */
  moved?: Record<string, number>;
  /** Names of the packages that the content imports, which the new `package.json` lists. */
  packages?: string[];
  /** Optional packages of the engine that the config needs, with their ranges. */
  enginePackages?: Record<string, string>;
};

/** A generator of documentation sites, and how its folders become sites of this engine. */
export type Generator = {
  name: string;
  /** Paths of its config, relative to the folder of a site; the first that exists is used. */
  configFiles: string[];
  /** @throws SiteError if the config cannot be read */
  migrate: (source: SourceFolder) => Promise<Migration>;
};
