import { brotliCompressSync, constants } from 'node:zlib';
import {
  makeShards,
  type PageFiles,
  type ReadSections,
  splitSearch,
  withoutHeadings,
} from 'folia-search';
import type {
  SearchAddresses,
  ShardedTitlesFile,
  TextsFile,
  TitlesFile,
} from 'folia-search/format';
import { routeToPageFile, withBase } from '../contract/address.ts';
import { hashText, type OutputFile } from '../model/output-file.ts';
import type { SitePage } from '../model/site.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { getLocaleFile } from '../translate/locales.ts';
import { once } from './once.ts';
import { listSearched, makeSearchFiles, type SearchFiles } from './search-files.ts';

/** The search of a locale: URLs for the shell, and its files, made on first use. */
export type SearchOutput = {
  addresses: SearchAddresses;
  /** Paths of the files to load first. */
  paths: string[];
  files: () => OutputFile[];
};

type SearchBuild = {
  readSections: ReadSections;
  /** The key of a version of the docs with a search of its own. */
  version?: string;
  /** The body of a page as it is in its page data; absent if a large search is not split into shards. */
  bodyOf?: (page: SitePage) => string;
};

type FileNames = { titles: string; index: string; folder: string };

/** Maximum download before the first hit, in bytes of Brotli; larger searches are sharded. */
const MAX_UNSHARDED_BYTES = 300_000;
/** Lengths (in characters) for which the decision is clear without compressing. */
const UNSHARDED_BELOW = 900_000;
const SHARDED_ABOVE = 8_000_000;

/**
 * The names of the files of a search. They never change, so that a changed text changes no other
 * document.
 */
function nameFiles({ version }: SearchBuild): FileNames {
  const suffix = version === undefined ? '' : `-${version.replace(/[^\w.-]+/g, '-')}`;
  return {
    titles: `search-titles${suffix}.json`,
    index: `search-index${suffix}.json`,
    folder: `search${suffix}-`,
  };
}

/** Makes the search of a locale at its base path; undefined if the site has none. */
export function makeSearchOutput(
  pages: SitePage[],
  config: SiteConfig,
  build: SearchBuild,
): SearchOutput | undefined {
  const { search } = config.themeConfig;
  if (search === false) return undefined;
  const names = nameFiles(build);
  const href = (path: string) => withBase(path, config.baseUrl);
  return {
    addresses: {
      titles: href(names.titles),
      index: href(names.index),
      loadOnMount: search.loadOnMount,
    },
    paths: [names.titles, names.index].map((path) => getLocaleFile(path, config)),
    files: once(() => {
      const contents = makeSearchFiles(pages, config, build.readSections);
      if (!contents) return [];
      const pageFiles = listPageFiles(pages, config, build);
      return listFiles(contents, names, pageFiles).map(({ path, text }) => ({
        path: getLocaleFile(path, config),
        text,
      }));
    }),
  };
}

/** The page data of the searched pages, in which the search of a large site finds the texts. */
function listPageFiles(
  pages: SitePage[],
  { baseUrl: root, trailingSlash }: SiteConfig,
  { bodyOf }: SearchBuild,
): PageFiles | undefined {
  if (!bodyOf) return undefined;
  const searched = listSearched(pages);
  return {
    root,
    // What follows the path of a page, here of “.”.
    ending: routeToPageFile('/.', trailingSlash).slice(1),
    contentOf(number) {
      const page = searched[number];
      return page && { ...page.data, html: bodyOf(page) };
    },
  };
}

/** @param pageFiles makes shards of a large search; undefined if it stays whole */
function listFiles(
  contents: SearchFiles,
  names: FileNames,
  pageFiles: PageFiles | undefined,
): OutputFile[] {
  const unstamped = splitSearch(contents, '');
  // Each is many megabytes for a large site, so neither is serialized again to add the stamp.
  const titles = JSON.stringify(unstamped.titles);
  const texts = JSON.stringify(unstamped.texts);
  const stamp = hashText('{"titles":', titles, ',"texts":', texts, '}');
  if (pageFiles && isLarge([titles, texts])) {
    return shardedFiles(contents, { ...unstamped.titles, stamp }, names, pageFiles);
  }
  return [
    { path: names.titles, text: withStamp(titles, stamp) },
    { path: names.index, text: withStamp(texts, stamp) },
  ];
}

/** Adds the stamp to a file, as its first key. */
function withStamp(json: string, stamp: string): string {
  return json.replace(/^\{"stamp":""/, `{"stamp":${JSON.stringify(stamp)}`);
}

/** The shards have the stamp in their folder, so that they can be cached forever. */
function shardedFiles(
  contents: SearchFiles,
  titles: TitlesFile,
  names: FileNames,
  pageFiles: PageFiles,
): OutputFile[] {
  const { stamp } = titles;
  const { index, files } = makeShards(contents.documents, contents.index, pageFiles);
  const folder = `${names.folder}${stamp}/`;
  const titlesFile: ShardedTitlesFile = {
    ...withoutHeadings(titles),
    shards: { ...index, folder },
  };
  const noTexts: TextsFile = { stamp, texts: [] };
  return [
    { path: names.titles, text: JSON.stringify(titlesFile) },
    { path: names.index, text: JSON.stringify(noTexts) },
    ...files.map(({ name, text }) => ({ path: `${folder}${name}.json`, text })),
  ];
}

/** Whether the search is too large for a single file. Fast compression gives sizes about 10% larger than as served. */
function isLarge(parts: string[]): boolean {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (length < UNSHARDED_BELOW || length > SHARDED_ABOVE) return length > SHARDED_ABOVE;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  return brotliCompressSync(parts.join(''), { params }).length > MAX_UNSHARDED_BYTES;
}
