import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';
import { type Note, textOf, type Values } from './note.ts';

const names = z.array(z.string());

/**
 * The options of the docs as one version has them: of a site that keeps versions (https://docusaurus.io/docs/versioning)
 * the docs folder itself, or where it has none the version that readers are shown first.
 */
export function oneVersion(
  options: Values | false,
  sourceDir: string,
): { options: Values | false; notes: Note[] } {
  const file = join(sourceDir, 'versions.json');
  if (options === false || !existsSync(file)) return { options, notes: [] };
  const versions = names.catch([]).parse(parseJson(readFileSync(file, 'utf8')));
  const latest = textOf(options['lastVersion']) ?? versions[0];
  const hasCurrent =
    options['includeCurrentVersion'] !== false &&
    existsSync(join(sourceDir, textOf(options['path']) ?? 'docs'));
  if (latest === undefined) return { options, notes: [] };
  const left = (name: string): Note => ({
    group: 'docs',
    fate: 'left',
    key: `version "${name}"`,
    text: `One version is built. "versioned_docs/version-${name}" stays behind: build it as a site of its own, and list its address in an item "docsVersionDropdown".`,
  });
  if (hasCurrent) return { options, notes: versions.map(left) };
  const folder = posix.join('versioned_docs', `version-${latest}`);
  const sidebars = posix.join('versioned_sidebars', `version-${latest}-sidebars.json`);
  const chosen: Note = {
    group: 'docs',
    fate: 'changed',
    key: `version "${latest}"`,
    text: `It is the version that is built, from "${folder}": the one that readers were shown first.`,
  };
  return {
    options: {
      ...options,
      path: folder,
      sidebarPath: existsSync(join(sourceDir, sidebars)) ? sidebars : undefined,
    },
    notes: [chosen, ...versions.filter((name) => name !== latest).map(left)],
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
