import { statSync } from 'node:fs';
import { posix } from 'node:path';
import type { Metadata } from 'sharp';
import type { PictureFlaw } from '../model/page-content.ts';
import { readAvifHeader } from './avif-header.ts';
import { loadSharp } from './load-sharp.ts';

/** What a build knows about a picture without decoding it. */
export type PictureFacts = {
  /** Size in pixels as displayed; undefined if the picture has none or cannot be read. */
  width?: number;
  height?: number;
  /** Whether smaller formats may be made of it: a still photograph or screenshot of a reasonable size. */
  isConvertible: boolean;
  /** What is wrong with the file. It is published as it is. */
  flaw?: PictureFlaw;
};

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
/** The formats of sharp by file extension. */
const FORMATS: Record<string, string> = {
  avif: 'heif',
  gif: 'gif',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
  svg: 'svg',
  webp: 'webp',
};
const CONVERTIBLE = new Set(['jpeg', 'png', 'webp']);
/** In millions of pixels. Phones fail to decode larger pictures, and converting one takes minutes. */
const MAX_MEGAPIXELS = 60;

/** Larger files are not read into memory. */
const MAX_PICTURE_BYTES = 50_000_000;

export const TOO_LARGE: PictureFlaw = {
  message: `has more than ${MAX_PICTURE_BYTES / 1_000_000} MB, which few readers would wait for.`,
  hint: 'Make it smaller, or link to it instead of showing it.',
};

/** Whether the file of a picture is too large to be read. It is published as it is. */
export function isTooLarge(file: string): boolean {
  return statSync(file).size > MAX_PICTURE_BYTES;
}

/** Whether a file has the extension of a picture. */
export function isPicture(path: string): boolean {
  return PICTURE.test(path);
}

/** Reads the header of a picture and checks that the file is complete. Never throws: a flaw is part of the result. */
export async function readPicture(path: string, bytes: Buffer): Promise<PictureFacts> {
  const missing = missingContent(bytes);
  if (missing) return { isConvertible: false, flaw: missing };
  try {
    const metadata = await loadSharp()(bytes, { limitInputPixels: false }).metadata();
    const { format = '' } = metadata;
    const size = sizeOf(metadata, format, bytes);
    const flaw = flawOf(path, bytes, { ...size, format });
    const isConvertible = !flaw && CONVERTIBLE.has(format) && isStill(metadata, bytes);
    return { ...size, isConvertible, flaw };
  } catch {
    // Browsers also show SVGs and AVIFs that this library cannot read.
    const avif = /\.avif$/i.test(path) ? readAvifHeader(bytes) : undefined;
    if (avif) return { ...avif, isConvertible: false };
    const isDrawing = /\.svg$/i.test(path) && bytes.includes('<svg');
    if (!isDrawing) return { isConvertible: false, flaw: UNREADABLE };
    return { isConvertible: false, flaw: hasOwnSize(bytes) ? undefined : SIZELESS };
  }
}

type Size = { width?: number; height?: number };

const UNREADABLE: PictureFlaw = {
  message: 'cannot be read.',
  hint: 'The file is damaged, or its format does not match its extension.',
};

const SIZELESS: PictureFlaw = {
  message: 'has neither a size nor a viewBox.',
  hint: 'Browsers cut such a drawing off at 300 × 150 pixels. Add a viewBox to its <svg>.',
};

/** A file without the content of a picture: empty, or a pointer to it (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md). */
function missingContent(bytes: Buffer): PictureFlaw | undefined {
  if (bytes.length === 0) return { message: 'is an empty file.', hint: 'Add its content again.' };
  if (!bytes.subarray(0, 40).toString('latin1').startsWith('version https://git-lfs')) {
    return undefined;
  }
  return {
    message: 'is a Git LFS pointer, not a picture.',
    hint: 'Fetch the file with "git lfs pull".',
  };
}

function sizeOf({ width, height, autoOrient }: Metadata, format: string, bytes: Buffer): Size {
  // The library then measures what is drawn, but browsers do not.
  if (format === 'svg' && !hasOwnSize(bytes)) return {};
  return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height };
}

/** Whether an SVG has a width and a height, or a `viewBox`, from which browsers take its proportions. */
function hasOwnSize(bytes: Buffer): boolean {
  const [tag = ''] = /<svg\b[^>]*>/.exec(bytes.toString('utf8')) ?? [];
  const hasLength = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*["']\\s*[\\d.]+[a-z]*\\s*["']`).test(tag);
  return /\sviewBox\s*=/.test(tag) || (hasLength('width') && hasLength('height'));
}

function flawOf(
  path: string,
  bytes: Buffer,
  { width, height, format }: Size & { format: string },
): PictureFlaw | undefined {
  const extension = posix.extname(path).slice(1).toLowerCase();
  if (FORMATS[extension] !== format) {
    return {
      message: `has the extension "${extension}", but its format is ${format.toUpperCase()}.`,
      hint: `Rename it, since servers send the type that the extension stands for.`,
    };
  }
  if (format === 'svg') {
    return width === undefined ? SIZELESS : undefined;
  }
  if (isCutOff(bytes, format)) {
    return { message: 'ends early.', hint: 'Part of the file is missing. Add it again.' };
  }
  const megapixels = ((width ?? 0) * (height ?? 0)) / 1e6;
  if (megapixels <= MAX_MEGAPIXELS) return undefined;
  return {
    message: `has ${Math.round(megapixels)} megapixels (${width} × ${height}) and is not converted.`,
    hint: 'Phones fail to show pictures of this size. Make it smaller.',
  };
}

/** Whether the mark that ends a file of this format is missing. Some programs write more bytes after it. */
function isCutOff(bytes: Buffer, format: string): boolean {
  switch (format) {
    case 'png':
      return bytes.lastIndexOf('IEND') === -1;
    case 'jpeg':
      return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) === -1;
    case 'gif':
      return bytes.lastIndexOf(0x3b) < bytes.length * 0.9;
    case 'webp':
      return bytes.length < bytes.readUInt32LE(4) + 8;
    default:
      return false;
  }
}

function isStill({ format, pages = 1 }: Metadata, bytes: Buffer): boolean {
  return pages === 1 && !(format === 'png' && isAnimatedPng(bytes));
}

/** Whether there is an `acTL` chunk before the image data (https://www.w3.org/TR/png-3/#acTL-chunk). */
function isAnimatedPng(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL');
  return control !== -1 && control < bytes.indexOf('IDAT');
}
