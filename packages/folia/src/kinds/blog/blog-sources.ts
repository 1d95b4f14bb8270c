import type { PostPage } from '../../model/source-page.ts';
import { type Tag, tagOf } from '../tags/tags-file.ts';
import { type Author, authorOf } from './authors.ts';
import type { AuthorEntry } from './schema.ts';

/** What the posts of a blog refer to, in one language. */
export type BlogSources = {
  /** By key of the file. */
  tags: ReadonlyMap<string, Tag>;
  authors: ReadonlyMap<string, Author>;
};

/** The tags of a post, each once. */
export function tagsOf({ frontmatter }: PostPage, { tags }: BlogSources): Tag[] {
  // One that is written out may have the address of a known one, which is better described.
  const byAddress = new Map([...tags.values()].map((tag) => [tag.permalink, tag]));
  const own = (frontmatter.tags ?? []).map((written) => {
    const tag = tagOf(written, tags);
    return byAddress.get(tag.permalink) ?? tag;
  });
  return [...new Map(own.map((tag) => [tag.permalink, tag])).values()];
}

/** The authors of a post: known ones, those it describes, and known ones of whom it says something else. */
export function authorsOf({ frontmatter }: PostPage, { authors }: BlogSources): Author[] {
  const listed = (frontmatter.authors ?? []).map((written) => {
    const { key, ...entry } = typeof written === 'string' ? { key: written } : written;
    const known = key === undefined ? undefined : authors.get(key);
    const own = authorOf(entry).author;
    return known ? { ...known, ...described(own, entry) } : own;
  });
  return [...listed, ...authorInFields(frontmatter)];
}

/** What an entry says itself. */
function described(author: Author, entry: AuthorEntry): Partial<Author> {
  const said = Object.entries(author).filter(([, value]) => value !== undefined && value !== '');
  const { socials: _, ...own } = Object.fromEntries(said);
  return entry.socials ? { ...own, socials: author.socials } : own;
}

function authorInFields(frontmatter: PostPage['frontmatter']): Author[] {
  const { author: name, author_title, author_url, author_image_url } = frontmatter;
  if (name === undefined && author_image_url === undefined) return [];
  const entry = { name, title: author_title, url: author_url, image_url: author_image_url };
  return [authorOf(entry).author];
}
