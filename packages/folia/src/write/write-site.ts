import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Asset } from '../model/asset.ts';
import type { OutputFile } from '../render/hashed-file.ts';

export type Written = { files: number; bytes: number };

/**
 * Writes a site to a folder. Everything is written beside it first and moved into place at the end, so that a failure
 * leaves the folder as it was.
 */
export function writeSite(options: {
  outDir: string;
  files: Iterable<OutputFile>;
  assets: Asset[];
  /** Folders whose files are copied to the root; missing ones are passed over. */
  staticFolders: string[];
  onFile: (written: number) => void;
}): Written {
  const { outDir, files, assets, staticFolders, onFile } = options;
  const staging = `${outDir}.new`;
  const written: Written = { files: 0, bytes: 0 };
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
      if (file.givesWay && existsSync(path)) continue;
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
