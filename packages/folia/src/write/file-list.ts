import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isKept } from './staging.ts';

/**
 * The file of an output folder that lists all files of the build, so that the next one deletes no others. It has hashes of
 * their paths, since many hosts serve it to everyone, and only some readers know the addresses of unlisted pages.
 */
export const FILE_LIST = '.folia-files';

const listSchema = z.array(z.string());

/** Files that file managers leave in every folder, and compressed copies of what a build wrote. */
const ADDITIONS = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$|\.(?:gz|br|zst)$/;

/** Writes the list of all files below a folder into the folder. */
export function writeFileList(folder: string): void {
  const list = filesBelow(folder).map(hashOf).toSorted();
  writeFileSync(join(folder, FILE_LIST), `${JSON.stringify(list)}\n`);
}

function hashOf(path: string): string {
  return createHash('sha256').update(path).digest('base64url').slice(0, 16);
}

/**
 * Finds a file that no build wrote.
 * @returns its path within the folder; undefined if the folder is empty, or holds a build and nothing else
 */
export function findForeignFile(folder: string): string | undefined {
  const files = filesBelow(folder);
  const listed = readFileList(folder);
  if (!listed) return isFormerBuild(folder) ? undefined : files[0];
  return files.find((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    // Earlier builds listed the paths themselves.
    const isListed = listed.has(hashOf(path)) || listed.has(path);
    return path !== FILE_LIST && !isListed && !ADDITIONS.test(name);
  });
}

function readFileList(folder: string): Set<string> | undefined {
  try {
    return new Set(listSchema.parse(JSON.parse(readFileSync(join(folder, FILE_LIST), 'utf8'))));
  } catch {
    return undefined;
  }
}

/** Builds of version 0.1 and before had no list. Their not-found page names the script of the shell. */
function isFormerBuild(folder: string): boolean {
  const page = join(folder, '404.html');
  return existsSync(page) && readFileSync(page, 'utf8').includes('<script data-app="');
}

/** Everything below a folder except folders, with forward slashes; links are not followed. */
function filesBelow(folder: string, path = ''): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    // In a mount point, other builds may be at work.
    if (path === '' && isKept(entry.name)) return [];
    const below = path === '' ? entry.name : `${path}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(folder, below) : [below];
  });
}
