/** A picture as its container describes it. */
export type AvifHeader = { width?: number; height?: number };

/**
 * Reads the header of an AVIF file without decoding it. Browsers show profiles that image libraries may not decode, such
 * as 10 bits per channel or a sequence of pictures.
 *
 * @returns undefined if the bytes are not an AVIF file; without a size if its header has none
 * @see https://aomediacodec.github.io/av1-avif/ and ISO/IEC 23008-12 for `ispe`, the size of an item in pixels
 */
export function readAvifHeader(bytes: Buffer): AvifHeader | undefined {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), bytes.length));
  if (!/avi[fs]/.test(brands)) return undefined;
  let header: AvifHeader = {};
  // A picture made of tiles has a size per tile, and one of the whole, which is the largest.
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 4)) {
    if (at + 16 > bytes.length) break;
    const [width, height] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    const isSize = bytes.readUInt32BE(at + 4) === 0 && width > 0 && height > 0;
    if (isSize && width * height > (header.width ?? 0) * (header.height ?? 0)) {
      header = { width, height };
    }
  }
  return header;
}
