import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Number of files that are compressed at the same time. */
const MAX_AT_ONCE = 4;
/** Smaller files fit in one packet anyway. */
const MIN_BYTES = 1024;

const FORMATS = [
  {
    extension: '.br',
    // Level 11 makes files 8% smaller and takes 17 times as long, so it is only for the few that all pages share.
    compress: (bytes: Buffer, name: string) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: /\.(?:js|css)$/.test(name) ? 11 : 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { extension: '.gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
];

/**
 * Writes a Brotli (https://www.rfc-editor.org/rfc/rfc7932) and a gzip (https://www.rfc-editor.org/rfc/rfc1952) version of
 * the files in a folder beside them, such as `index.html.br`, where that is smaller.
 *
 * @param isCompressible decides by the name of a file
 */
export async function precompress(
  folder: string,
  isCompressible: (name: string) => boolean,
): Promise<void> {
  const waiting = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await compressFile(file);
    }
  };
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, work));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  for (const { extension, compress } of FORMATS) {
    // A static folder may contain versions of its own.
    if (existsSync(file + extension)) continue;
    const compressed = await compress(bytes, file);
    if (compressed.length < bytes.length) await writeFile(file + extension, compressed);
  }
}
