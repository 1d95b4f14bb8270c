import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { decodePath, withBase } from '../contract/address.ts';
import type { Asset } from '../model/asset.ts';
import type { PictureFlaw, PictureSource } from '../model/page-content.ts';
import { loadOptional } from '../optional-package.ts';
import { loadSharp } from './load-sharp.ts';
import type { PictureConversion } from './picture-conversion.ts';
import { isPicture, type PictureFacts, readPicture } from './picture-facts.ts';
import { type PicturePlan, planFormats } from './picture-formats.ts';

export type AssetReference = {
  href: string;
  width?: number;
  height?: number;
  /** Alternatives in smaller formats. */
  sources?: PictureSource[];
  /** What is wrong with a picture, as a sentence with its path relative to the site's folder. */
  flaw?: PictureFlaw;
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

/** Makes a store that finds the files that content refers to, reads the dimensions of pictures, and lists files to copy. */
export function makeAssetStore(options: {
  siteDir: string;
  staticDirectories: string[];
  baseUrl: string;
  /** Undefined in development, where pictures are not converted. */
  conversion?: PictureConversion;
}): AssetStore {
  const references = new Map<string, Promise<AssetReference>>();
  /** Files to copy, by path in the output. */
  const published = new Map<string, Asset>();
  const byHref = new Map<string, AssetReference>();

  async function publish(source: string): Promise<AssetReference> {
    const bytes = readFileSync(source);
    const hash = hashOf(bytes);
    const { name, ext } = posix.parse(source);
    const output = `assets/files/${name}-${hash}${ext}`;
    published.set(output, { source, output });
    return {
      href: fileHref(output, options.baseUrl),
      ...(await describeFile(source, bytes)),
    };
  }

  async function describeFile(source: string, bytes: Buffer): Promise<Partial<AssetReference>> {
    if (!isPicture(source)) return {};
    const file = relative(options.siteDir, source);
    const facts = await readWithSharp(source, bytes, file);
    const { width, height } = facts;
    // No key is undefined, since these are compared with what a cache stored as JSON.
    return {
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      ...describeFlaw(file, facts),
      ...planSources(source, bytes, facts),
    };
  }

  /** Plans smaller formats of a picture, whose files are written later. */
  function planSources(
    source: string,
    bytes: Buffer,
    { width, height, isConvertible }: PictureFacts,
  ): Partial<AssetReference> {
    if (!options.conversion || !isConvertible || !width || !height) return {};
    const plan = planFormats(bytes, { width, height });
    if (!plan) return {};
    const candidates = options.conversion.add(source, plan).map((made) => {
      const output = outputOf(source, made.width, plan);
      published.set(output, { source: made.file, output, original: plan.key });
      return { href: fileHref(output, options.baseUrl), width: made.width };
    });
    return { sources: [{ type: plan.type, candidates }] };
  }

  async function refer(path: string, source: string): Promise<AssetReference> {
    const bytes = readFileSync(source);
    return {
      href: fileHref(path, options.baseUrl),
      ...(await describeFile(source, bytes)),
    };
  }

  function once(key: string, make: () => Promise<AssetReference>): Promise<AssetReference> {
    const known = references.get(key);
    if (known) return known;
    const reference = make();
    references.set(key, reference);
    // Whoever asked for it receives an error.
    void reference.then((made) => byHref.set(made.href, made)).catch(() => undefined);
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

/** @throws SiteError if the library for pictures is not installed, which sites without pictures need not have */
async function readWithSharp(source: string, bytes: Buffer, file: string): Promise<PictureFacts> {
  await loadOptional(loadSharp, { name: 'sharp', users: 'Pictures', file });
  return readPicture(source, bytes);
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

/** Returns the name of a converted picture. It is in `srcset` attributes, where spaces and commas separate candidates. */
function outputOf(source: string, width: number, { key }: PicturePlan): string {
  const name = posix.parse(source).name.replace(/[^\w.-]+/g, '-');
  return `assets/files/${name}-${width}-${key.slice(0, 8)}.avif`;
}

/** @param file relative to the site's folder */
function describeFlaw(file: string, { flaw }: PictureFacts): Partial<AssetReference> {
  if (!flaw) return {};
  const path = file.split(sep).join('/');
  return { flaw: { ...flaw, message: `The picture "${path}" ${flaw.message}` } };
}
