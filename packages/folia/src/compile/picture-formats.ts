import { createHash } from 'node:crypto';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { loadSharp } from './load-sharp.ts';

/** A picture in a smaller format and several widths, planned from the original without converting it. */
export type PicturePlan = {
  /** A hash of the original and of how it is converted. */
  key: string;
  type: 'image/avif';
  /** In pixels, narrowest first. */
  widths: number[];
  /** Size of the original in bytes. */
  bytes: number;
  /** Millions of pixels in all widths together, which the time for converting them depends on. */
  megapixels: number;
};

/** Files below this size are not converted: the gain is smaller than the cost of request and markup. */
const MIN_BYTES = 10_000;
/** Widths in pixels: the text column at 1x and 2x, phones, and a zoomed picture. */
const WIDTHS = [480, 750, 1100, 1500, 2200];
/** Widths closer than this ratio to the next one are omitted. */
const NEAR = 0.9;

/**
 * Chosen with photographs and screenshots: there is no visible difference at 2x. There is no chroma subsampling, since it
 * blurs colored text in screenshots. Effort 3 takes three times as long for at most twelve percent fewer bytes.
 */
const AVIF = { quality: 60, effort: 1, chromaSubsampling: '4:4:4' } as const;

/**
 * Limits of a build, in millions of pixels of results. Converting takes less than twice as long as the rest of a build:
 * what any site may use takes as long as starting the build, and what each page adds as long as building that page.
 */
const MEGAPIXELS_OF_SITE = 80;
const MEGAPIXELS_PER_PAGE = 0.25;

/** How many millions of pixels a build of a site may convert. */
export function pictureBudget(images: SiteConfig['images'], pages: number): number {
  if (typeof images === 'object') return images.megapixels;
  return images ? MEGAPIXELS_OF_SITE + MEGAPIXELS_PER_PAGE * pages : 0;
}

/** Plans the smaller files of a still picture, given its width; undefined if it is small enough already. */
export function planFormats(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): PicturePlan | undefined {
  if (bytes.length < MIN_BYTES) return undefined;
  const recipe = JSON.stringify([AVIF, WIDTHS, loadSharp().versions]);
  const widths = widthsFor(width);
  return {
    key: createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 20),
    type: 'image/avif',
    widths,
    bytes: bytes.length,
    megapixels: widths.reduce((sum, one) => sum + (one * one * height) / width / 1e6, 0),
  };
}

/** Converts a picture to one width. @throws Error if it cannot be decoded */
export function encodePicture(bytes: Buffer, width: number): Promise<Buffer> {
  const resized = loadSharp()(bytes).autoOrient().resize({ width, withoutEnlargement: true });
  return resized.avif(AVIF).toBuffer();
}

function widthsFor(natural: number): number[] {
  const widest = Math.min(natural, WIDTHS.at(-1) ?? natural);
  return [...WIDTHS.filter((width) => width < widest * NEAR), widest];
}
