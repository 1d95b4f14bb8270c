import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Asset } from '../model/asset.ts';
import type { OutputFile } from '../render/hashed-file.ts';

export type WriteResult = { files: number; bytes: number };

/**
 * Writes a site to a folder. Files are written to a temporary folder next to it, which replaces it at the end, so that a
 * failure does not change it. Returns number and size (in bytes) of the files written, without copied ones.
 */
export function writeSite(options: {
  outDir: string;
  files: Iterable<OutputFile>;
  assets: Asset[];
  /** Folders whose files are copied to the root; missing folders are ignored. */
  staticFolders: string[];
  onFile: (result: number) => void;
}): WriteResult {
  const { outDir, files, assets, staticFolders, onFile } = options;
  const staging = `${outDir}.new`;
  const written: WriteResult = { files: 0, bytes: 0 };
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  try {
    for (const folder of staticFolders.filter((path) => existsSync(path))) {
      cpSync(folder, staging, { recursive: true });
    }
    for (const { source, output } of assets) {
      mkdirSync(dirname(join(staging, output)), { recursive: true });
      cpSync(source, join(staging, output));
    }
    for (const file of files) {
      const path = join(staging, file.path);
      if (file.isFallback && existsSync(path)) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, file.text);
      written.files += 1;
      written.bytes += Buffer.byteLength(file.text);
      onFile(written.files);
    }
    rmSync(outDir, { recursive: true, force: true });
    renameSync(staging, outDir);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
  return written;
}
