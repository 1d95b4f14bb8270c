import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import sharp from 'sharp';
import { decodePath, withBase } from '../contract/address.ts';
import type { Asset } from '../model/asset.ts';
import type { PictureSource } from '../model/page-content.ts';
import type { ConvertPicture } from './picture-formats.ts';

export type AssetReference = {
  href: string;
  width?: number;
  height?: number;
  /** Alternatives in smaller formats. */
  sources?: PictureSource[];
  /** It has the extension of a picture but cannot be decoded. */
  isUnreadable?: true;
};

export type AssetStore = {
  /**
   * Finds a file and returns its URL. Paths with a leading slash are relative to the static folders, `@site/…` to the
   * site's folder, others to the page. Undefined if the file does not exist.
   */
  find: (path: string, pagePath: string) => Promise<AssetReference | undefined>;
  /** Returns a file found so far, by its URL. */
  at: (href: string) => AssetReference | undefined;
  /** Lists the files to copy: those found so far outside the static folders. */
  published: () => Asset[];
};

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Makes a store that finds the files that content refers to, reads the dimensions of pictures, and lists files to copy. */
export function makeAssetStore(options: {
  siteDir: string;
  staticDirectories: string[];
  baseUrl: string;
  /** Undefined in development, where pictures are not converted. */
  convertPicture?: ConvertPicture;
}): AssetStore {
  const references = new Map<string, Promise<AssetReference>>();
  const published = new Map<string, Asset>();
  const byHref = new Map<string, AssetReference>();

  async function publish(source: string): Promise<AssetReference> {
    const bytes = readFileSync(source);
    const hash = hashOf(bytes);
    const { name, ext } = posix.parse(source);
    const output = `assets/files/${name}-${hash}${ext}`;
    published.set(source, { source, output });
    return {
      href: fileHref(output, options.baseUrl),
      ...(await describePicture(source, bytes)),
    };
  }

  /** Publishes smaller formats of a picture, if there are any. */
  async function smallerFormats(source: string, bytes: Buffer): Promise<Partial<AssetReference>> {
    const isPhoto = PICTURE.test(source) && !source.endsWith('.svg');
    const formats = isPhoto ? ((await options.convertPicture?.(bytes)) ?? []) : [];
    if (formats.length === 0) return {};
    const { name } = posix.parse(source);
    const sources = formats.map(({ type, files }) => ({
      type,
      candidates: files.map(({ file, width }) => {
        const { ext } = posix.parse(file);
        const hash = hashOf(readFileSync(file));
        const output = `assets/files/${name}-${width}-${hash}${ext}`;
        published.set(file, { source: file, output });
        return { href: fileHref(output, options.baseUrl), width };
      }),
    }));
    return { sources };
  }

  async function describePicture(source: string, bytes: Buffer): Promise<Partial<AssetReference>> {
    const size = await dimensions(source, bytes);
    return size.isUnreadable ? size : { ...size, ...(await smallerFormats(source, bytes)) };
  }

  async function refer(path: string, source: string): Promise<AssetReference> {
    const bytes = readFileSync(source);
    return {
      href: fileHref(path, options.baseUrl),
      ...(await describePicture(source, bytes)),
    };
  }

  function once(key: string, make: () => Promise<AssetReference>): Promise<AssetReference> {
    const known = references.get(key);
    if (known) return known;
    const reference = make();
    references.set(key, reference);
    void reference.then((made) => byHref.set(made.href, made));
    return reference;
  }

  return {
    async find(path, pagePath) {
      const plain = decodePath(path);
      if (plain.startsWith('/')) {
        const source = options.staticDirectories
          .map((folder) => join(options.siteDir, folder, plain))
          .find(isFile);
        return source === undefined ? undefined : once(`/${source}`, () => refer(plain, source));
      }
      const source = plain.startsWith('@site/')
        ? join(options.siteDir, plain.slice('@site/'.length))
        : join(options.siteDir, posix.dirname(pagePath), plain);
      return isFile(source) ? once(source, () => publish(source)) : undefined;
    },
    at: (href) => byHref.get(href),
    published: () => [...published.values()],
  };
}

/** The URL of a file of the output, whose name may have spaces and other characters that URLs encode. */
function fileHref(path: string, baseUrl: string): string {
  return encodeURI(withBase(path, baseUrl)).replace(/[?#]/g, encodeURIComponent);
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

async function dimensions(
  path: string,
  bytes: Buffer,
): Promise<Pick<AssetReference, 'width' | 'height' | 'isUnreadable'>> {
  if (!PICTURE.test(path)) return {};
  try {
    const { width, height, autoOrient } = await sharp(bytes).metadata();
    return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height };
  } catch {
    // Browsers also render SVGs without dimensions.
    const isDrawing = path.toLowerCase().endsWith('.svg') && bytes.includes('<svg');
    return isDrawing ? {} : { isUnreadable: true };
  }
}
