import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';

/** A picture in one of the smaller formats: its files, narrowest first. */
export type PictureFormat = {
  type: 'image/avif' | 'image/webp';
  files: { file: string; width: number }[];
};

/** Converts a picture. @returns the formats that are smaller, best first; empty if the original is better */
export type ConvertPicture = (bytes: Buffer) => Promise<PictureFormat[]>;

/** Files below this size are not converted: the gain is smaller than the cost of request and markup. */
const SMALLEST_BYTES = 10_000;
/** Widths in pixels: the text column at 1x and 2x, phones, and a zoomed picture. */
const WIDTHS = [480, 750, 1100, 1500, 2200];
/** Widths closer than this ratio to the next one are omitted. */
const NEAR = 0.9;

/**
 * Chosen with photographs and screenshots: there is no visible difference at 2x. AVIF uses no chroma subsampling, since it
 * blurs colored text in screenshots; for WebP, `smartSubsample` has a similar effect. The next AVIF effort took four times
 * as long for a quarter fewer bytes.
 */
const ENCODINGS = {
  avif: { quality: 60, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 82, effort: 5, smartSubsample: true },
} as const;
const FORMATS = ['avif', 'webp'] as const;

const manifestSchema = z.array(
  z.object({
    type: z.enum(['image/avif', 'image/webp']),
    files: z.array(z.object({ file: z.string(), width: z.number() })),
  }),
);

/**
 * Makes a converter that caches its results in a folder by a hash of their input, so that a picture is converted once. The
 * folder can be deleted at any time.
 */
export function makePictureConverter(cacheDir: string): ConvertPicture {
  return async (bytes) => {
    if (bytes.length < SMALLEST_BYTES) return [];
    const recipe = JSON.stringify([ENCODINGS, WIDTHS, sharp.versions]);
    const key = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 20);
    const manifestFile = join(cacheDir, `${key}.json`);
    const known = readManifest(manifestFile, cacheDir);
    if (known) return located(known, cacheDir);
    mkdirSync(cacheDir, { recursive: true });
    const formats = await convert(bytes, (name, data) => {
      writeWhole(join(cacheDir, `${key}-${name}`), data);
      return `${key}-${name}`;
    });
    // Last, so that all files in the manifest exist.
    writeWhole(manifestFile, JSON.stringify(formats));
    return located(formats, cacheDir);
  };
}

async function convert(
  bytes: Buffer,
  keep: (name: string, data: Buffer) => string,
): Promise<PictureFormat[]> {
  const natural = await convertibleWidth(bytes);
  if (natural === undefined) return [];
  const widths = widthsFor(natural);
  const formats: PictureFormat[] = [];
  for (const format of FORMATS) {
    const encoded = await Promise.all(
      widths.map(async (width) => ({ width, data: await encode(bytes, width, format) })),
    );
    // If the largest width is no smaller than the original, the other widths alone would lose quality.
    if (encoded.some(({ data }) => data.length >= bytes.length)) continue;
    const files = encoded.map(({ width, data }) => ({
      file: keep(`${width}.${format}`, data),
      width,
    }));
    formats.push({ type: `image/${format}`, files });
  }
  return formats;
}

function encode(bytes: Buffer, width: number, format: (typeof FORMATS)[number]): Promise<Buffer> {
  const resized = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true });
  return (
    format === 'avif' ? resized.avif(ENCODINGS.avif) : resized.webp(ENCODINGS.webp)
  ).toBuffer();
}

/** Returns the width (in pixels) of a picture; undefined if it is animated, a vector graphic, or in a small format already. */
async function convertibleWidth(bytes: Buffer): Promise<number | undefined> {
  const { format, pages = 1, width, autoOrient } = await sharp(bytes).metadata();
  const isStill = pages === 1 && !(format === 'png' && isAnimatedPng(bytes));
  if (!isStill || !['jpeg', 'png', 'webp', 'tiff'].includes(format ?? '')) return undefined;
  return autoOrient?.width ?? width;
}

/** Whether there is an `acTL` chunk before the image data (https://www.w3.org/TR/png-3/#acTL-chunk). */
function isAnimatedPng(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL');
  return control !== -1 && control < bytes.indexOf('IDAT');
}

function widthsFor(natural: number): number[] {
  const widest = Math.min(natural, WIDTHS.at(-1) ?? natural);
  return [...WIDTHS.filter((width) => width < widest * NEAR), widest];
}

/** Reads the cached results for a picture; undefined if a file is missing. */
function readManifest(file: string, cacheDir: string): PictureFormat[] | undefined {
  if (!existsSync(file)) return undefined;
  const parsed = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) return undefined;
  const isThere = parsed.data.every(({ files }) =>
    files.every((entry) => existsSync(join(cacheDir, entry.file))),
  );
  return isThere ? parsed.data : undefined;
}

function located(formats: PictureFormat[], cacheDir: string): PictureFormat[] {
  return formats.map(({ type, files }) => ({
    type,
    files: files.map(({ file, width }) => ({ file: join(cacheDir, file), width })),
  }));
}

/** Writes to a temporary file and renames it, since other builds may read or write the same file. */
function writeWhole(file: string, data: string | Buffer): void {
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, data);
  renameSync(draft, file);
}
