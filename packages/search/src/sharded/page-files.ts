/**
 * Files that a site has anyway, with the body of each page. Hits show their texts, so these need
 * not be in shards as well.
 */
import type { SearchDocumentFile, SearchIndexFile, ShardedIndex } from '../format.ts';
import { type Described, listPageTexts, type SectionText } from '../page-texts.ts';
import { readMarkup } from '../read-markup.ts';

/** What the search reads in the file of a page, which may contain more. */
export type PageFile = Described & { html: string };

/** The files of the pages, and where they are. */
export type PageFiles = Omit<NonNullable<ShardedIndex['pageFiles']>, 'sharded'> & {
  /** The content of a page's file by the number of the page. */
  contentOf: (page: number) => PageFile | undefined;
};

/**
 * Longer bodies, in characters, would take too long to fetch on a phone: 80,000 are up to 15 kB in
 * Brotli. Shards contain long pages in parts.
 */
const MAX_LENGTH = 80_000;

/** The texts in a page's file, as the build indexes them. */
export function readPageFile({ html, ...described }: PageFile): SectionText[] {
  return listPageTexts(readMarkup(html), described);
}

/** The URL of the file of a page. */
export function pageFileUrl(
  url: string,
  { root, ending }: { root: string; ending: string },
): string {
  return url === root
    ? `${root}index${ending.replace(/^\/index/, '')}`
    : url.replace(/\/$/, '') + ending;
}

/** The pages whose texts have to be in shards: all, unless their files give exactly the same texts. */
export function pagesToShard(
  { searchDocs }: SearchDocumentFile,
  { pages, code }: SearchIndexFile,
  files: PageFiles | undefined,
): number[] {
  let first = 0;
  return pages.flatMap(({ sections }, page) => {
    const start = first;
    first += sections;
    const file = files?.contentOf(page);
    if (!file) return [page];
    const { url = '' } = searchDocs[start] ?? {};
    const indexed = searchDocs
      .slice(start, first)
      .map(
        (document, place): SectionText => [
          document.url.slice(url.length),
          document.subcategory,
          document.text,
          code[start + place] ?? '',
        ],
      );
    return isWorthReading(file, indexed) ? [] : [page];
  });
}

function isWorthReading(file: PageFile, indexed: SectionText[]): boolean {
  if (file.html.length > MAX_LENGTH) return false;
  return JSON.stringify(readPageFile(file)) === JSON.stringify(indexed);
}
