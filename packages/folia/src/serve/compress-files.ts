import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressibleFile } from '../deploy/media-types.ts';
import type { OpenFile } from './find-file.ts';

const ENCODINGS = {
  // Quality 4 has 8% more bytes, and each further one saves less than 1%.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
export type Encoding = keyof typeof ENCODINGS;

/** Larger files are sent as they are, in bytes. */
const MAX_FILE = 5_000_000;
/** How much compressed content is kept, in bytes. */
const MAX_KEPT = 50_000_000;

/** A file in an encoding that the client accepts; undefined if it is sent as it is. */
export type CompressFile = (
  file: OpenFile,
  accepted: string | undefined,
) => Promise<{ encoding: Encoding; bytes: Buffer } | undefined>;

/** Creates a function that compresses files on request, and keeps the results for the next request. */
export function makeFileCompressor(): CompressFile {
  const kept = new Map<string, Promise<Buffer>>();
  let size = 0;
  return async (file, accepted) => {
    const encoding = chooseEncoding(accepted);
    if (!encoding || file.size > MAX_FILE || !isCompressibleFile(file.path)) return undefined;
    const key = `${encoding} ${file.path} ${file.size} ${file.modified.getTime()}`;
    const known = kept.get(key);
    if (known) return { encoding, bytes: await known };
    const compressing = file.handle.readFile().then(ENCODINGS[encoding]);
    if (size > MAX_KEPT) {
      kept.clear();
      size = 0;
    }
    kept.set(key, compressing);
    try {
      const bytes = await compressing;
      size += bytes.length;
      return { encoding, bytes };
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
}

/** The best encoding that a client accepts (https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3). */
function chooseEncoding(accepted = ''): Encoding | undefined {
  const names = accepted.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((word) => word.trim());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}
