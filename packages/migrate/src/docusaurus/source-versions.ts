import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';
import { asString, type Note, type Values } from '../note.ts';

const names = z.array(z.string());

/**
 * Reduces the docs options of a versioned site (https://docusaurus.io/docs/versioning) to one
 * version: that of the docs folder, or the version shown to readers first if there is no such
 * folder.
 */
export function chooseVersion(
  options: Values | false,
  sourceDir: string,
): { options: Values | false; notes: Note[] } {
  const file = join(sourceDir, 'versions.json');
  if (options === false || !existsSync(file)) return { options, notes: [] };
  const versions = names.catch([]).parse(parseJson(readFileSync(file, 'utf8')));
  const latest = asString(options['lastVersion']) ?? versions[0];
  const hasCurrent =
    options['includeCurrentVersion'] !== false &&
    existsSync(join(sourceDir, asString(options['path']) ?? 'docs'));
  if (latest === undefined) return { options, notes: [] };
  const makeVersionNote = (name: string): Note => ({
    group: 'docs',
    outcome: 'dropped',
    key: `version "${name}"`,
    text: `Only one version is built. "versioned_docs/version-${name}" is not migrated: build it as a separate site, and add its URL to an item of type "docsVersionDropdown".`,
  });
  if (hasCurrent) return { options, notes: versions.map(makeVersionNote) };
  const folder = posix.join('versioned_docs', `version-${latest}`);
  const sidebars = posix.join('versioned_sidebars', `version-${latest}-sidebars.json`);
  const chosen: Note = {
    group: 'docs',
    outcome: 'changed',
    key: `version "${latest}"`,
    text: `This version is built, from "${folder}", because readers were shown it first.`,
  };
  return {
    options: {
      ...options,
      path: folder,
      sidebarPath: existsSync(join(sourceDir, sidebars)) ? sidebars : undefined,
    },
    notes: [chosen, ...versions.filter((name) => name !== latest).map(makeVersionNote)],
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
