import { brotliSize } from './brotli.ts';
import { type BuiltPage, type BuiltSite, docsPages, readBuiltFile } from './built-site.ts';

/** A page with the compressed sizes of its two files. */
export type SizedPage = BuiltPage & { documentSize: number; pageDataSize: number };

/** The docs pages, from the smallest document to the largest. @throws if the site has none */
export async function sizedDocsPages(site: BuiltSite): Promise<SizedPage[]> {
  const sized = await Promise.all(
    docsPages(site).map(async (page) => ({
      ...page,
      documentSize: await brotliSize(readBuiltFile(site, page.documentPath)),
      pageDataSize: await brotliSize(readBuiltFile(site, page.pageDataPath)),
    })),
  );
  if (sized.length === 0) throw new Error(`No docs pages found in ${site.folder}.`);
  return sized.toSorted((a, b) => a.documentSize - b.documentSize);
}

/** The page in the middle of a sorted list, which represents the site in a browser. */
export function middlePage(sorted: SizedPage[]): SizedPage {
  const page = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!page) throw new Error('A site without docs pages has no middle page.');
  return page;
}
