import type { BlogListing } from '../../model/generated-content.ts';
import type { ListingPage, PostPage } from '../../model/source-page.ts';
import { pageFrontmatterSchema } from '../../read/page-frontmatter.ts';
import { docsRoute } from '../docs/doc-address.ts';
import type { PageTags } from '../tags/page-tags.ts';
import type { Tag } from '../tags/tags-file.ts';
import type { Author } from './authors.ts';
import { type BlogSources, getPostAuthors } from './blog-sources.ts';
import type { BlogConfig } from './schema.ts';

/** What decides which lists a post is in. */
type Listable = { source: PostPage; tags: Tag[]; authors: Author[]; isUnlisted: boolean };

/** Plans the generated pages that list posts, tags, authors and years. @param tags those of the posts */
export function blogListings(
  sources: PostPage[],
  tags: PageTags<PostPage>,
  known: BlogSources,
  config: BlogConfig,
): ListingPage[] {
  const posts = sources.map((source) => ({
    source,
    tags: tags.byPage.get(source) ?? [],
    authors: getPostAuthors(source, known),
    isUnlisted: source.frontmatter.unlisted,
  }));
  const listed = posts.filter(({ isUnlisted }) => !isUnlisted);
  const pages = [
    ...planPages(listed.length, config, blogRoute('/', config), (page) => ({ of: 'posts', page })),
    ...tagListings(tags.all, posts, config),
    ...authorListings(known, posts, config),
    ...(config.archiveBasePath === null
      ? []
      : [
          planListing(
            { of: 'archive' },
            blogRoute(config.archiveBasePath, config),
            listYears(listed),
          ),
        ]),
  ];
  return pages.map((page) => toListingPage(page, config));
}

/** Returns the posts of a tag page: the listed posts with the tag, or the unlisted ones if there are no others. */
export function postsWithTag<Post extends Pick<Listable, 'tags' | 'isUnlisted'>>(
  permalink: string,
  posts: Post[],
): Post[] {
  const tagged = posts.filter(({ tags }) => tags.some((tag) => tag.permalink === permalink));
  const listed = tagged.filter(({ isUnlisted }) => !isUnlisted);
  return listed.length > 0 ? listed : tagged;
}

/** The listed posts of an author, in their order. @param key of the author in the file of authors */
export function postsByAuthor<Post extends Pick<Listable, 'authors' | 'isUnlisted'>>(
  key: string,
  posts: Post[],
): Post[] {
  return posts.filter(
    ({ authors, isUnlisted }) => !isUnlisted && authors.some((author) => author.key === key),
  );
}

/** Returns the years of posts without duplicates, in the order of the posts. */
export function listYears(posts: Pick<Listable, 'source'>[]): string[] {
  return [...new Set(posts.map(({ source }) => source.date.slice(0, 4)))];
}

/**
 * Sorts posts by date as configured: newest first, with posts of the same instant in the order of their paths as in Docusaurus,
 * or the reverse of that.
 */
export function sortPosts(posts: PostPage[], { sortPosts: order }: BlogConfig): PostPage[] {
  const newestFirst = posts.toSorted(
    (a, b) => b.date.localeCompare(a.date, 'en') || a.path.localeCompare(b.path, 'en'),
  );
  return order === 'descending' ? newestFirst : newestFirst.toReversed();
}

/** Route of the page that lists the posts with a tag. */
export function tagRoute({ permalink }: Pick<Tag, 'permalink'>, config: BlogConfig): string {
  return blogRoute(`${config.tagsBasePath}/${permalink}`, config);
}

/** Route of an author's page; undefined if the author has none. */
export function authorRoute({ permalink }: Author, config: BlogConfig): string | undefined {
  return permalink && blogRoute(`${config.authorsBasePath}/${permalink}`, config);
}

/** Route of a page of the blog. @param path below the blog, such as `archive` */
export function blogRoute(path: string, { routeBasePath }: BlogConfig): string {
  return docsRoute(path, routeBasePath);
}

/** Route of a page of a list. @param route of the first page */
export function pageRoute(route: string, page: number, { pageBasePath }: BlogConfig): string {
  return page === 1 ? route : docsRoute(`${pageBasePath}/${page}`, route);
}

/** Number of posts per page of a list. */
export function pageSize({ postsPerPage }: BlogConfig): number {
  return postsPerPage === 'ALL' ? Number.POSITIVE_INFINITY : postsPerPage;
}

/** Number of pages of a list, at least 1. @param total number of posts */
export function pageCount(total: number, config: BlogConfig): number {
  return Math.max(1, Math.ceil(total / pageSize(config)));
}

type PlannedListing = {
  listing: BlogListing;
  route: string;
  sections: string[];
  unlisted?: boolean;
};

function planListing(listing: BlogListing, route: string, sections: string[] = []): PlannedListing {
  return { listing, route, sections };
}

function planPages(
  total: number,
  config: BlogConfig,
  route: string,
  listing: (page: number) => BlogListing,
): PlannedListing[] {
  return Array.from({ length: pageCount(total, config) }, (_, index) =>
    planListing(listing(index + 1), pageRoute(route, index + 1, config)),
  );
}

/** The index of the known authors, and the pages of those who have one. */
function authorListings(
  { authors }: BlogSources,
  posts: Listable[],
  config: BlogConfig,
): PlannedListing[] {
  if (authors.size === 0) return [];
  const pages = [...authors].flatMap(([key, author]) => {
    const route = authorRoute(author, config);
    if (route === undefined) return [];
    const { length } = postsByAuthor(key, posts);
    return planPages(length, config, route, (page) => ({ of: 'author', key, page }));
  });
  return [planListing({ of: 'authors' }, blogRoute(config.authorsBasePath, config)), ...pages];
}

/**
 * The index of the tags, and their pages. A tag that only unlisted posts have is unlisted, too: only those posts link to
 * it. If all tags are unlisted, so is the index, since it is empty.
 */
function tagListings(tags: Tag[], posts: Listable[], config: BlogConfig): PlannedListing[] {
  if (tags.length === 0) return [];
  const pages = tags.flatMap((tag) => {
    const { permalink } = tag;
    const shown = postsWithTag(permalink, posts);
    const unlisted = shown.every(({ isUnlisted }) => isUnlisted);
    return planPages(shown.length, config, tagRoute(tag, config), (page) => ({
      of: 'tag',
      permalink,
      page,
    })).map((page) => ({ ...page, unlisted }));
  });
  const index = planListing({ of: 'tags' }, blogRoute(config.tagsBasePath, config));
  return [{ ...index, unlisted: pages.every(({ unlisted }) => unlisted) }, ...pages];
}

function toListingPage(
  { listing, route, sections, unlisted }: PlannedListing,
  config: BlogConfig,
): ListingPage {
  return {
    kind: 'blog',
    form: 'generated',
    generatedFrom: config.path,
    route,
    content: listing,
    sections,
    frontmatter: pageFrontmatterSchema.parse({ unlisted }),
  };
}
