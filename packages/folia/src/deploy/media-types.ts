import { extname } from 'node:path';

/** Media types (https://www.iana.org/assignments/media-types) by file extension; servers know different ones by default. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  md: 'text/markdown',
  txt: 'text/plain',
  csv: 'text/csv',
  vtt: 'text/vtt',
  ics: 'text/calendar',
  xml: 'application/xml',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  wasm: 'application/wasm',
  pdf: 'application/pdf',
  zip: 'application/zip',
  gz: 'application/gzip',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  ico: 'image/vnd.microsoft.icon',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
};

/** Whether a media type needs a `charset` parameter: JSON and SVG define their own encoding. */
export function hasCharset(type: string): boolean {
  return type.startsWith('text/') || type === 'application/xml';
}

/** Whether files of a type become smaller when they are compressed. */
export function isCompressible(type: string): boolean {
  return (
    type.startsWith('text/') ||
    /^application\/(?:.*json|xml|yaml|wasm)$/.test(type) ||
    ['image/svg+xml', 'font/ttf', 'font/otf'].includes(type)
  );
}

/** The media type of a file by its extension, in upper or lower case. @param name of the file, or its path */
export function mediaTypeOf(name: string): string | undefined {
  const extension = extname(name).slice(1).toLowerCase();
  return Object.hasOwn(MEDIA_TYPES, extension) ? MEDIA_TYPES[extension] : undefined;
}

/** @param name of a file */
export function isCompressibleFile(name: string): boolean {
  const type = mediaTypeOf(name);
  return type !== undefined && isCompressible(type);
}
