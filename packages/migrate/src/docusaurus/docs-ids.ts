import { splitNumberPrefix, writtenFrontmatter } from 'folia/format';
import { asObject, asString } from '../note.ts';
import type { CopyPath } from '../source-path.ts';

/** What sidebars can refer to in a docs folder. */
export type DocsIds = {
  pages: ReadonlySet<string>;
  /** Folders with pages, as on disk and as in ids. */
  folders: ReadonlySet<string>;
};

/**
 * The ids of the pages in a docs folder. A name with a number counts with the number and without it, whatever the config
 * says, since a page that only seems to be missing would be lost.
 *
 * @param path of the folder in the new site
 * @param read returns the content of a file of the source
 */
export function docsIds(
  path: string,
  copies: readonly CopyPath[],
  read: (path: string) => string,
): DocsIds {
  const pages = copies.flatMap(({ from, to }) => {
    const isPage = to.startsWith(`${path}/`) && /\/[^/]+\.mdx?$/.test(to);
    return isPage ? [{ stem: to.slice(path.length + 1).replace(/\.mdx?$/, ''), from }] : [];
  });
  const ids = pages.flatMap(({ stem, from }) => {
    const own = ownId(read(from));
    return spellings(stem).flatMap((id) =>
      own === undefined ? [id] : [id, id.replace(/[^/]*$/, () => own)],
    );
  });
  return { pages: new Set(ids), folders: new Set(ids.flatMap(parents)) };
}

/** The `id` of the frontmatter, which is parsed only if it may have one: parsing all pages would take long. */
function ownId(text: string): string | undefined {
  if (!/^---\r?\n(?:(?!---).*\r?\n)*?id:/.test(text)) return undefined;
  const { id } = asObject(writtenFrontmatter({ path: '', text }));
  return asString(id);
}

function spellings(stem: string): string[] {
  const parts = stem.split('/');
  return [stem, parts.map((part) => splitNumberPrefix(part).name).join('/')];
}

function parents(id: string): string[] {
  const parts = id.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}
