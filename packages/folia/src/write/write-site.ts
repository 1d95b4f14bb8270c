import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Asset } from '../model/asset.ts';
import type { OutputFile } from '../render/hashed-file.ts';
import { makeFileQueue } from './file-queue.ts';
import { precompress } from './precompress.ts';

export type WriteResult = { files: number; bytes: number };

type WriteOptions = {
  outDir: string;
  files: Iterable<OutputFile>;
  assets: Asset[];
  /** Folders whose files are copied to the root; missing folders are ignored. */
  staticFolders: string[];
  /** Chooses by name the files that are also written in compressed versions; by default, none. */
  isPrecompressed?: (name: string) => boolean;
  onFile: (result: number) => void;
};

/**
 * Writes a site to a folder. Files are written to a temporary folder next to it, which replaces it at the end, so that a
 * failure does not change it. Returns number and size (in bytes) of the files written, without copied ones.
 */
export async function writeSite(options: WriteOptions): Promise<WriteResult> {
  const { outDir } = options;
  const staging = `${outDir}.new`;
  const former = `${outDir}.old`;
  const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
  remove(staging);
  mkdirSync(staging, { recursive: true });
  try {
    const written = await fillFolder(staging, options);
    remove(former);
    if (existsSync(outDir)) renameSync(outDir, former);
    renameSync(staging, outDir);
    remove(former);
    return written;
  } catch (error) {
    remove(staging);
    throw error;
  }
}

/** Copies and writes all files of a site into an empty folder. */
async function fillFolder(
  folder: string,
  { files, assets, staticFolders, isPrecompressed, onFile }: WriteOptions,
): Promise<WriteResult> {
  const written: WriteResult = { files: 0, bytes: 0 };
  for (const source of staticFolders.filter((path) => existsSync(path))) {
    cpSync(source, folder, { recursive: true });
  }
  for (const { source, output } of assets) {
    mkdirSync(dirname(join(folder, output)), { recursive: true });
    cpSync(source, join(folder, output));
  }
  const queue = makeFileQueue();
  try {
    for (const file of files) {
      const path = join(folder, file.path);
      if (file.isFallback && existsSync(path)) continue;
      const bytes = Buffer.from(file.text);
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
