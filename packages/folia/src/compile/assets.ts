import { join, posix, relative, sep } from 'node:path';
import { encodePath, withBase } from '../contract/address.ts';
import { decodeOrKeep } from '../contract/decode.ts';
import type { Asset } from '../model/asset.ts';
import type { PictureFlaw, PictureSource } from '../model/page-content.ts';
import { loadOptional } from '../optional-package.ts';
import { hashFile, isFile, readBytes } from '../read/read-files.ts';
import { findStaticFile } from '../read/static-files.ts';
import { loadSharp } from './load-sharp.ts';
import type { PictureConversion } from './picture-conversion.ts';
import {
  isPicture,
  isTooLarge,
  type PictureFacts,
  readPicture,
  TOO_LARGE,
} from './picture-facts.ts';
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
    const hash = hashFile(source, relative(options.siteDir, source)).slice(0, 8);
    const { name, ext } = posix.parse(source);
    const output = `assets/files/${name}-${hash}${ext}`;
    published.set(output, { source, output });
    return {
      href: fileHref(output, options.baseUrl),
      ...(await describeFile(source)),
    };
  }

  async function describeFile(source: string): Promise<Partial<AssetReference>> {
    if (!isPicture(source)) return {};
    const path = relative(options.siteDir, source);
    if (isTooLarge(source)) return describeFlaw(path, { flaw: TOO_LARGE });
    const bytes = readBytes(source, path);
    const facts = await readWithSharp(source, bytes, path);
    const { width, height } = facts;
    // Leaves out undefined values, since a cache compares references with those that it stored as JSON.
    return {
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      ...describeFlaw(path, facts),
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
    return {
      href: fileHref(path, options.baseUrl),
      ...(await describeFile(source)),
    };
  }

  function once(key: string, make: () => Promise<AssetReference>): Promise<AssetReference> {
    const known = references.get(key);
    if (known) return known;
    const reference = make();
    references.set(key, reference);
    // The caller that awaits it handles its failure.
    reference.then((made) => byHref.set(made.href, made)).catch(() => {});
    return reference;
  }

  return {
    async find(path, pagePath) {
      const plain = decodeOrKeep(path);
      if (plain.startsWith('/')) {
        const source = findStaticFile(options.siteDir, options.staticDirectories, plain);
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

/** @throws SiteError if the picture library, which only sites with pictures need, is not installed */
async function readWithSharp(source: string, bytes: Buffer, file: string): Promise<PictureFacts> {
  await loadOptional(loadSharp, { name: 'sharp', users: 'Pictures', file });
  return readPicture(source, bytes);
}

/** The URL of a file of the output, whose name may have spaces and other characters that URLs encode. */
function fileHref(path: string, baseUrl: string): string {
  return withBase(encodePath(path), baseUrl);
}

/** Returns the name of a converted picture. It is in `srcset` attributes, where spaces and commas separate candidates. */
function outputOf(source: string, width: number, { key }: PicturePlan): string {
  const name = posix.parse(source).name.replace(/[^\w.-]+/g, '-');
  return `assets/files/${name}-${width}-${key.slice(0, 8)}.avif`;
}

/** @param file relative to the site's folder */
function describeFlaw(file: string, { flaw }: Pick<PictureFacts, 'flaw'>): Partial<AssetReference> {
  if (!flaw) return {};
  const path = file.split(sep).join('/');
  return { flaw: { ...flaw, message: `The picture "${path}" ${flaw.message}` } };
}
