import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';

/** A picture in one of the smaller formats: its files, from the narrowest to the widest. */
export type PictureFormat = {
  type: 'image/avif' | 'image/webp';
  files: { file: string; width: number }[];
};

/** Converts a picture. @returns the formats that are worth it, best first; none for what is better left alone */
export type ConvertPicture = (bytes: Buffer) => Promise<PictureFormat[]>;

/** A smaller file gains less than the request and the markup cost. */
const SMALLEST_BYTES = 10_000;
/** The column of the text in one and two pixels to each of CSS, phones, and what a zoomed picture fills. */
const WIDTHS = [480, 750, 1100, 1500, 2200];
/** A width this near to the next one is left out. */
const NEAR = 0.9;

/**
 * Chosen on photographs and screenshots: no difference is seen at twice the pixels. Colors are not thinned out for AVIF,
 * since that blurs colored letters in screenshots; WebP has the like in `smartSubsample`. The next effort of AVIF took
 * four times as long, for a quarter fewer bytes.
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
 * Makes a converter that remembers its results in a folder by a hash of what they were made of, so that a picture is
 * converted once. The folder can be deleted at any time.
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
    // Last: once it is there, all that it names is.
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
    // Where the sharpest one gains nothing, the smaller ones alone would be a worse picture.
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

/** The width a picture is shown with; undefined where it moves, is drawn, or is small already in its format. */
async function convertibleWidth(bytes: Buffer): Promise<number | undefined> {
  const { format, pages = 1, width, autoOrient } = await sharp(bytes).metadata();
  const isStill = pages === 1 && !(format === 'png' && isAnimatedPng(bytes));
  if (!isStill || !['jpeg', 'png', 'webp', 'tiff'].includes(format ?? '')) return undefined;
  return autoOrient?.width ?? width;
}

/** Whether there is an `acTL` chunk, which stands before the picture (https://www.w3.org/TR/png-3/#acTL-chunk). */
function isAnimatedPng(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL');
  return control !== -1 && control < bytes.indexOf('IDAT');
}

function widthsFor(natural: number): number[] {
  const widest = Math.min(natural, WIDTHS.at(-1) ?? natural);
  return [...WIDTHS.filter((width) => width < widest * NEAR), widest];
}

/** What is remembered of a picture, if all of it is still there. */
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

/** Writes beside first: another build may read, or write the same. */
function writeWhole(file: string, data: string | Buffer): void {
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, data);
  renameSync(draft, file);
}
