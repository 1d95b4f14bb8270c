import type { BlogListing } from '../../model/generated-content.ts';
import type { ListingPage, PostPage } from '../../model/source-page.ts';
import { pageFrontmatterSchema } from '../../read/page-frontmatter.ts';
import { docsRoute } from '../docs/doc-address.ts';
import type { Tag } from '../tags/tags-file.ts';
import type { Author } from './authors.ts';
import { type BlogSources, getPostAuthors, getPostTags } from './blog-sources.ts';
import type { BlogConfig } from './schema.ts';

/** Plans the generated pages that list posts, tags, authors and years. */
export function blogListings(
  posts: PostPage[],
  sources: BlogSources,
  config: BlogConfig,
): ListingPage[] {
  const listed = posts.filter(({ frontmatter }) => !frontmatter.unlisted);
  const tags = usedTags(posts, sources);
  const pages: (PlannedListing | undefined)[] = [
    ...planPages(listed.length, config, blogRoute('/', config), (page) => ({ of: 'posts', page })),
    tags.size > 0 ? planTagIndex(tags, config) : undefined,
    ...[...tags].flatMap(([permalink, { tag, total, isListed }]) =>
      planPages(total, config, tagRoute(tag, config), (page) => ({
        of: 'tag',
        permalink,
        page,
      })).map((page) => ({ ...page, unlisted: !isListed })),
    ),
    sources.authors.size > 0
      ? planListing({ of: 'authors' }, blogRoute(config.authorsBasePath, config))
      : undefined,
    ...[...sources.authors.values()].flatMap((author) =>
      authorPages(author, listed, sources, config),
    ),
    config.archiveBasePath === null
      ? undefined
      : planListing(
          { of: 'archive' },
          blogRoute(config.archiveBasePath, config),
          listYears(listed),
        ),
  ];
  return pages.filter((page) => page !== undefined).map((page) => toListingPage(page, config));
}

/** Returns the posts of a tag page: the listed posts with the tag, or the unlisted ones if there are no others. */
export function postsWithTag(
  permalink: string,
  posts: PostPage[],
  sources: BlogSources,
): PostPage[] {
  const tagged = posts.filter((post) =>
    getPostTags(post, sources).some((tag) => tag.permalink === permalink),
  );
  const listed = tagged.filter(({ frontmatter }) => !frontmatter.unlisted);
  return listed.length > 0 ? listed : tagged;
}

/** The listed posts of an author, in their order. @param key of the author in the file of authors */
export function postsByAuthor(key: string, posts: PostPage[], sources: BlogSources): PostPage[] {
  return posts.filter(
    (post) =>
      !post.frontmatter.unlisted &&
      getPostAuthors(post, sources).some((author) => author.key === key),
  );
}

/** Returns the years of posts without duplicates, in the order of the posts. */
export function listYears(posts: PostPage[]): string[] {
  return [...new Set(posts.map(({ date }) => date.slice(0, 4)))];
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

function authorPages(
  author: Author,
  posts: PostPage[],
  sources: BlogSources,
  config: BlogConfig,
): PlannedListing[] {
  const { key } = author;
  const route = authorRoute(author, config);
  if (key === undefined || route === undefined) return [];
  const { length } = postsByAuthor(key, posts, sources);
  return planPages(length, config, route, (page) => ({ of: 'author', key, page }));
}

/** The index of all tags. It is empty, and therefore unlisted, if all of them are. */
function planTagIndex(tags: ReturnType<typeof usedTags>, config: BlogConfig): PlannedListing {
  const unlisted = [...tags.values()].every(({ isListed }) => !isListed);
  return { ...planListing({ of: 'tags' }, blogRoute(config.tagsBasePath, config)), unlisted };
}

/** The tags in use. A tag of unlisted posts only is unlisted too: just those posts link to it. */
function usedTags(posts: PostPage[], sources: BlogSources) {
  const tags = new Map(
    posts.flatMap((post) => getPostTags(post, sources)).map((tag) => [tag.permalink, tag]),
  );
  return new Map(
    [...tags].map(([permalink, tag]) => {
      const shown = postsWithTag(permalink, posts, sources);
      const isListed = shown.some(({ frontmatter }) => !frontmatter.unlisted);
      return [permalink, { tag, total: shown.length, isListed }] as const;
    }),
  );
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
