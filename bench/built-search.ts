/** Opens the search of a built site in Node. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSearch, openShardedSearch } from 'folia-search/answer';
import type { SearchHit, ShardedIndexFile } from 'folia-search/format';

/** The search of a built site, sharded or not. */
export type BuiltSearch = (query: string) => SearchHit[] | Promise<SearchHit[]>;

/** Opens the search of a built site like its worker. @throws if the site has none */
export function openBuiltSearch(
  outDir: string,
  onRead: (path: string) => void = () => {},
): BuiltSearch {
  const read = (path: string) => {
    onRead(join(outDir, path));
    return JSON.parse(readFileSync(join(outDir, path), 'utf8'));
  };
  const { documents, index } = findSearchFiles(outDir);
  if (documents !== undefined) return openSearch(read(documents), read(index));
  const file: ShardedIndexFile = read(index);
  return openShardedSearch(file, async (name) => read(`${file.folder}${name}.json`));
}

/**
 * Names of the files to load first; a sharded search has no documents. @throws if the site has no
 * search
 */
export function findSearchFiles(outDir: string): { documents?: string; index: string } {
  const find = (name: RegExp) => readdirSync(outDir).find((entry) => name.test(entry));
  const index = find(/^search-index-.*\.json$/);
  if (index === undefined) throw new Error(`No search index found in ${outDir}.`);
  return { documents: find(/^search-doc-.*\.json$/), index };
}
