import type { PostPage } from '../../model/source-page.ts';
import type { Tag } from '../tags/tags-file.ts';
import { type Author, parseAuthor } from './authors.ts';
import type { AuthorEntry } from './schema.ts';

/** The tags and authors that posts refer to, in one locale. */
export type BlogSources = {
  /** By key in the tags file. */
  tags: ReadonlyMap<string, Tag>;
  /** By key in the authors file. */
  authors: ReadonlyMap<string, Author>;
};

/** Returns the authors of a post: from the authors file, inline, or from the file with fields overridden by the post. */
export function getPostAuthors({ frontmatter }: PostPage, { authors }: BlogSources): Author[] {
  const listed = (frontmatter.authors ?? []).map((written) => {
    const { key, ...entry } = typeof written === 'string' ? { key: written } : written;
    const known = key === undefined ? undefined : authors.get(key);
    const inline = parseAuthor(entry).author;
    return known ? { ...known, ...pickDefined(inline, entry) } : inline;
  });
  return [...listed, ...parseLegacyAuthor(frontmatter)];
}

/** Returns only the fields that an entry defines. */
function pickDefined(author: Author, entry: AuthorEntry): Partial<Author> {
  const defined = Object.entries(author).filter(([, value]) => value !== undefined && value !== '');
  const { socials: _, ...fields } = Object.fromEntries(defined);
  return entry.socials ? { ...fields, socials: author.socials } : fields;
}

function parseLegacyAuthor(frontmatter: PostPage['frontmatter']): Author[] {
  const { author: name, author_title, author_url, author_image_url } = frontmatter;
  if (name === undefined && author_image_url === undefined) return [];
  const entry = { name, title: author_title, url: author_url, image_url: author_image_url };
  return [parseAuthor(entry).author];
}
