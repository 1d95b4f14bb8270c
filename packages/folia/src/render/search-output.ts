import { brotliCompressSync, constants } from 'node:zlib';
import { makeShards, type ReadSections } from 'folia-search';
import type { SearchAddresses, ShardedIndexFile } from 'folia-search/format';
import { withBase } from '../contract/address.ts';
import type { SitePage } from '../model/site.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { getLocaleFile } from '../translate/locales.ts';
import { hashText, type OutputFile } from './hashed-file.ts';
import { once } from './once.ts';
import { makeSearchFiles, type SearchFiles } from './search-files.ts';

/** The search of a locale: URLs for the shell, and its files, made on first use. */
export type SearchOutput = { addresses: SearchAddresses; files: () => OutputFile[] };

/** Maximum download before the first hit, in bytes of Brotli; larger searches are sharded. */
const MAX_UNSHARDED_BYTES = 300_000;
/** Lengths (in characters) for which the decision is clear without compressing. */
const UNSHARDED_BELOW = 900_000;
const SHARDED_ABOVE = 8_000_000;

/** Makes the search of a locale at its base path; undefined if the site has none. */
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
  const file = (path: string, text: string) => ({ path: getLocaleFile(path, config), text });
  if (isLarge(documents + index)) {
    const stamp = hashText(documents, index);
    const indexPath = `search-index-${stamp}.json`;
    return {
      addresses: { index: href(indexPath), loadOnMount },
      files: once(() =>
        makeShardFiles(contents, indexPath, `search-${stamp}/`).map(({ path, text }) =>
          file(path, text),
        ),
      ),
    };
  }
  const documentsPath = `search-doc-${hashText(documents)}.json`;
  const indexPath = `search-index-${hashText(index)}.json`;
  return {
    addresses: { documents: href(documentsPath), index: href(indexPath), loadOnMount },
    files: () => [file(documentsPath, documents), file(indexPath, index)],
  };
}

function makeShardFiles(contents: SearchFiles, indexPath: string, folder: string): OutputFile[] {
  const { index, files } = makeShards(contents.documents, contents.index);
  const entryFile: ShardedIndexFile = { ...index, folder };
  return [
    { path: indexPath, text: JSON.stringify(entryFile) },
    ...files.map(({ name, text }) => ({ path: `${folder}${name}.json`, text })),
  ];
}

/** Whether the search is too large for a single file. Fast compression gives sizes about 10% larger than as served. */
function isLarge(text: string): boolean {
  if (text.length < UNSHARDED_BELOW || text.length > SHARDED_ABOVE) {
    return text.length > SHARDED_ABOVE;
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  return brotliCompressSync(text, { params }).length > MAX_UNSHARDED_BYTES;
}
