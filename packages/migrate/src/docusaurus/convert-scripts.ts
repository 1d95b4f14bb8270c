import { join } from 'node:path';
import type { Converted, Values } from '../note.ts';
import { type CopyPath, resolveSourcePath } from '../source-path.ts';
import type { NewFile } from '../write-migration.ts';
import { mergeSources, readSources } from './content-security.ts';
import { convertAnalytics } from './convert-analytics.ts';
import { convertClientModules } from './convert-client-modules.ts';
import { convertTags } from './convert-tags.ts';
import type { Source } from './read-source.ts';
import type { OtherPlugin } from './source-parts.ts';

type ConvertedScripts = Converted<Values> & {
  copies: CopyPath[];
  files: NewFile[];
  /** The plugins that are converted. */
  plugins: OtherPlugin[];
};

type SourceFiles = {
  read: (path: string) => string | undefined;
  exists: (path: string) => boolean;
};

/**
 * Converts what each page of a site loads besides its text: scripts and other elements of the document, client modules, and
 * plugins that count visits.
 * @param files reads and finds files at absolute paths
 * @returns keys of the new config, with the policy that all of it needs
 */
export function convertScripts(
  { config, dir, parts }: Pick<Source, 'config' | 'dir' | 'parts'>,
  { read, exists }: SourceFiles,
): ConvertedScripts {
  const folders = config.staticDirectories.map((name) => resolveSourcePath(dir, name).from);
  const readStatic = (path: string) => {
    const found = folders.map((folder) => join(folder, path)).find(exists);
    return found === undefined ? undefined : read(found);
  };
  const ofPlugins = parts.others.flatMap(({ added }) => added?.tags ?? []);
  const tags = convertTags(config, ofPlugins, readStatic);
  const modules = convertClientModules(config, dir, exists);
  const analytics = convertAnalytics(parts.others);
  const clientModules = [...modules.paths, ...analytics.clientModules];
  const policy = mergeSources(readSources(tags.value['contentSecurityPolicy']), analytics.policy);
  return {
    value: {
      ...tags.value,
      ...(clientModules.length === 0 ? {} : { clientModules }),
      ...(Object.keys(policy).length === 0 ? {} : { contentSecurityPolicy: policy }),
    },
    copies: modules.copies,
    files: [...tags.files, ...analytics.files],
    plugins: analytics.plugins,
    notes: [...tags.notes, ...modules.notes, ...analytics.notes],
  };
}
