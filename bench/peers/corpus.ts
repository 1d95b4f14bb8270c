import { posix } from 'node:path';

/** A page in plain CommonMark with tables, without frontmatter and without its title. */
export type CorpusPage = {
  /** Path without extension, such as `region-01/sheet-001`. */
  path: string;
  title: string;
  /** Links to other pages of the corpus are relative paths of `.md` files. */
  markdown: string;
};

export type CorpusFolder = { name: string; label: string };

/** The pages that every generator builds. One of them is `index`. */
export type Corpus = {
  title: string;
  pages: CorpusPage[];
  /** The folders at the top, in the order of the sidebar. */
  folders: CorpusFolder[];
  /** Whether links may lead to pages that do not exist. */
  hasUnknownLinks: boolean;
};

/** The number of bytes of Markdown. */
export function corpusBytes({ pages }: Corpus): number {
  return pages.reduce((total, { markdown }) => total + Buffer.byteLength(markdown), 0);
}

/** Links to Markdown files of the corpus: `](../region-02/sheet-003.md)`. */
const PAGE_LINK = /\]\((\.{1,2}\/[^)\s#]+)\.md(#[^)\s]*)?\)/g;

/** The Markdown of a page with the addresses of pages in its links. */
export function linkTargets(page: CorpusPage, address: (path: string) => string): string {
  const folder = posix.dirname(page.path);
  return page.markdown.replaceAll(
    PAGE_LINK,
    (_, target: string, hash = '') => `](${address(posix.join(folder, target))}${hash})`,
  );
}

/**
 * A query for each of the given numbers: a word of seven to ten letters that is on about this share
 * of the pages.
 */
export function queryWords({ pages }: Corpus, shares: number[]): string[] {
  const counts = new Map<string, number>();
  for (const { markdown } of pages) {
    for (const word of new Set(markdown.match(/\b[a-z]{7,10}\b/g))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const words = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return shares.map((share) => {
    const distance = (count: number) => Math.abs(count - share * pages.length);
    return words.toSorted(([, a], [, b]) => distance(a) - distance(b))[0]?.[0] ?? '';
  });
}
