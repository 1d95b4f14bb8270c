import { existsSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { HIDDEN_PATH, WELL_KNOWN_PATH } from '../deploy/address-patterns.ts';

export type FoundFile = { file: string; stats: Stats };

const hidden = new RegExp(HIDDEN_PATH);
const wellKnown = new RegExp(WELL_KNOWN_PATH);

/**
 * The file that a built site has at a path: the file itself, or the document of a page. Undefined if there is none, if its
 * name or a folder begins with a dot, or if it is outside the folder, be it by `..` or by a symbolic link.
 *
 * @param path from the root of the output, still percent-encoded
 */
export function findFile(outDir: string, path: string): FoundFile | undefined {
  const name = decodeName(path);
  if (name === undefined) return undefined;
  for (const candidate of candidates(name)) {
    const found = readableFile(outDir, candidate);
    if (found) return found;
  }
  return undefined;
}

/** Undefined if no file can have such a name. */
function decodeName(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path);
    const isHidden = hidden.test(name) && !wellKnown.test(name);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is rejected
    return isHidden || !name.startsWith('/') || /[\0-\x1f\\]/.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

function candidates(name: string): string[] {
  const stem = name.replace(/\/+$/, '');
  const documents = [`${stem}.html`, `${stem}/index.html`];
  return name.endsWith('/') ? documents.reverse() : [name, ...documents];
}

function readableFile(outDir: string, name: string): FoundFile | undefined {
  const path = join(outDir, name);
  if (!existsSync(path)) return undefined;
  const file = realpathSync(path);
  const stats = statSync(file);
  return file.startsWith(realpathSync(outDir) + sep) && stats.isFile()
    ? { file, stats }
    : undefined;
}
