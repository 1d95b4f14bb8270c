import { brotliCompressSync, constants } from 'node:zlib';
import { makeShards, type ReadSections } from 'folia-search';
import type { SearchAddresses, ShardedIndexFile } from 'folia-search/format';
import { withBase } from '../contract/address.ts';
import type { SitePage } from '../model/site.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { localeFile } from '../translate/locales.ts';
import { hashOf, type OutputFile } from './hashed-file.ts';
import { once } from './once.ts';
import { makeSearchFiles, type SearchFiles } from './search-files.ts';

/** The search of a locale: what the shell is told of it, and its files, which are made when they are first asked for. */
export type SearchOutput = { addresses: SearchAddresses; files: () => OutputFile[] };

/** What a reader fetches at most before the first hit, in bytes of Brotli; larger searches are sharded. */
const LARGEST_WHOLE = 300_000;
/** No text of so few characters is larger, and none of so many smaller. */
const SURELY_WHOLE = 900_000;
const SURELY_SHARDED = 8_000_000;

/** Makes the search of a locale at its base path; undefined where the site has none. */
export function makeSearchOutput(
  pages: SitePage[],
  config: SiteConfig,
  read: ReadSections,
): SearchOutput | undefined {
  const { search } = config.themeConfig;
  const contents = makeSearchFiles(pages, config, read);
  if (!contents || search === false) return undefined;
  const { loadOnMount } = search;
  const documents = JSON.stringify(contents.documents);
  const index = JSON.stringify(contents.index);
  const href = (path: string) => withBase(path, config.baseUrl);
  const file = (path: string, text: string) => ({ path: localeFile(path, config), text });
  if (isLarge(documents + index)) {
    const stamp = hashOf(documents, index);
    const indexPath = `search-index-${stamp}.json`;
    return {
      addresses: { index: href(indexPath), loadOnMount },
      files: once(() =>
        shardFiles(contents, indexPath, `search-${stamp}/`).map(({ path, text }) =>
          file(path, text),
        ),
      ),
    };
  }
  const documentsPath = `search-doc-${hashOf(documents)}.json`;
  const indexPath = `search-index-${hashOf(index)}.json`;
  return {
    addresses: { documents: href(documentsPath), index: href(indexPath), loadOnMount },
    files: () => [file(documentsPath, documents), file(indexPath, index)],
  };
}

function shardFiles(contents: SearchFiles, indexPath: string, folder: string): OutputFile[] {
  const { index, files } = makeShards(contents.documents, contents.index);
  const first: ShardedIndexFile = { ...index, folder };
  return [
    { path: indexPath, text: JSON.stringify(first) },
    ...files.map(({ name, text }) => ({ path: `${folder}${name}.json`, text })),
  ];
}

/** Compressed in haste: some tenth larger than as served. */
function isLarge(text: string): boolean {
  if (text.length < SURELY_WHOLE || text.length > SURELY_SHARDED) {
    return text.length > SURELY_SHARDED;
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  return brotliCompressSync(text, { params }).length > LARGEST_WHOLE;
}
