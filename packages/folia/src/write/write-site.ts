import { constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { chmod, copyFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { SiteError } from 'folia-problems';
import type { Asset } from '../model/asset.ts';
import type { OutputFile } from '../model/output-file.ts';
import { writeFileList } from './file-list.ts';
import { makeFileQueue } from './file-queue.ts';
import { writeError } from './output-folder.ts';
import { precompress } from './precompress.ts';
import { openStaging } from './staging.ts';

export type WriteResult = { files: number; bytes: number };

type WriteOptions = {
  outDir: string;
  files: Iterable<OutputFile>;
  /** Files to copy, the last one of those with the same path. */
  assets: Asset[];
  /** Chooses by name the files that are also written in compressed versions; by default, none. */
  isPrecompressed?: (name: string) => boolean;
  onFile: (result: number) => void;
};

/**
 * Writes a site to a folder. Files are written to a temporary folder, which replaces it at the end, so that a failure does
 * not change it. Returns number and size (in bytes) of the files written, without copied ones.
 * @throws SiteError if the disk is full, or if the folder cannot be written for another reason
 */
export async function writeSite(options: WriteOptions): Promise<WriteResult> {
  const { outDir } = options;
  try {
    const staging = openStaging(outDir);
    try {
      const written = await fillFolder(staging.folder, options);
      writeFileList(staging.folder);
      staging.publish();
      return written;
    } finally {
      staging.remove();
    }
  } catch (error) {
    throw writeError(error, outDir);
  }
}

/** The permissions that a file can have without being a program. */
const FILE_PERMISSIONS = 0o666;

/** Copies and writes all files of a site into an empty folder. */
async function fillFolder(
  folder: string,
  { files, assets, isPrecompressed, onFile }: WriteOptions,
): Promise<WriteResult> {
  const written: WriteResult = { files: 0, bytes: 0 };
  const copied = listFolders(assets);
  // The permissions of written files. A copy would keep those of its source, which a web server may not be allowed to read.
  const mode = statSync(folder).mode & FILE_PERMISSIONS;
  for (const { source, output } of assets) {
    const path = pathWithin(folder, output);
    mkdirSync(dirname(path), { recursive: true });
    // In the kernel, so that large files take no memory.
    await copyFile(source, path, constants.COPYFILE_FICLONE);
    // Some file systems have no permissions.
    await chmod(path, mode).catch(() => {});
  }
  const queue = makeFileQueue();
  try {
    for (const file of files) {
      const path = pathWithin(folder, file.path);
      if (file.isFallback && existsSync(path)) continue;
      const bytes = Buffer.from(file.text);
      checkObstacles(file.path, copied);
      await queue.add(path, bytes);
      written.files += 1;
      written.bytes += bytes.length;
      onFile(written.files);
    }
  } finally {
    await queue.finish();
  }
  if (isPrecompressed) await precompress(folder, isPrecompressed);
  return written;
}

/** Copied files by output path, and one of those in each folder by the path of that folder. */
type Copied = { files: Map<string, string>; folders: Map<string, string> };

function listFolders(assets: Asset[]): Copied {
  const folders = new Map<string, string>();
  for (const { source, output } of assets) {
    for (const folder of parentsOf(output)) folders.set(folder, source);
  }
  return { files: new Map(assets.map(({ output, source }) => [output, source])), folders };
}

/** @example parentsOf('docs/bread/rye.html') // ['docs/bread', 'docs'] */
function parentsOf(path: string): string[] {
  const end = path.lastIndexOf('/');
  if (end === -1) return [];
  const folder = path.slice(0, end);
  return [folder, ...parentsOf(folder)];
}

/** @throws SiteError if a copied file has the path of an output file or of a folder that it needs, or is below it */
function checkObstacles(path: string, { files, folders }: Copied): void {
  const above = parentsOf(path).find((folder) => files.has(folder));
  const obstacle = explainObstacle(path, above, folders.has(path));
  const source = files.get(above ?? path) ?? folders.get(path);
  if (source === undefined) return;
  throw new SiteError([
    {
      message: `${source} cannot be copied: ${obstacle}.`,
      hint: 'Rename or move the file, or change the address of the page.',
    },
  ]);
}

function explainObstacle(path: string, above: string | undefined, isFolder: boolean): string {
  if (above !== undefined) return `"${above}" is a folder that the build writes "${path}" to`;
  if (isFolder) return `"${path}" is a file that the build writes, not a folder`;
  return `"${path}" is a file that the build writes`;
}

/** The path of an output file. @throws if it is outside of the folder, which checks of the config should have prevented */
function pathWithin(folder: string, output: string): string {
  const path = join(folder, output);
  if (!path.startsWith(folder + sep))
    throw new Error(`"${output}" is outside of the output folder.`);
  return path;
}
