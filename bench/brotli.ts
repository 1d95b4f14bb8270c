import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * The size of text with Brotli's best quality, which is affordable for hosts that compress once.
 */
export async function brotliSize(text: Buffer | string): Promise<number> {
  const bytes = Buffer.from(text);
  const compressed = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return compressed.length;
}
