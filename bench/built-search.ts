/** Opens the search of a built site in Node. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinSearch, openSearch, openShardedSearch } from 'folia-search/answer';
import type { SearchHit, ShardedTitlesFile, TextsFile, TitlesFile } from 'folia-search/format';

const INDEX = 'search-index.json';

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
  if (!existsSync(join(outDir, INDEX))) throw new Error(`No search index found in ${outDir}.`);
  const titles: TitlesFile | ShardedTitlesFile = read('search-titles.json');
  const texts: TextsFile = read(INDEX);
  if (!('shards' in titles)) {
    const { documents, index } = joinSearch(titles, texts);
    return openSearch(documents, index);
  }
  const { folder } = titles.shards;
  const { search } = openShardedSearch(
    titles,
    async (name) => read(`${folder}${name}.json`),
    async (url) => read(url),
  );
  return (query) => search(query);
}
