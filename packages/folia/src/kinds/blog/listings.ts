import type { BlogListing } from '../../model/generated-content.ts';
import type { ListingPage, PostPage } from '../../model/source-page.ts';
import { pageFrontmatterSchema } from '../../read/page-frontmatter.ts';
import { docsRoute } from '../docs/doc-address.ts';
import type { Tag } from '../tags/tags-file.ts';
import type { Author } from './authors.ts';
import { authorsOf, type BlogSources, tagsOf } from './blog-sources.ts';
import type { BlogConfig } from './schema.ts';

/** The pages that list posts, tags, authors and years, without text of their own. */
export function blogListings(
  posts: PostPage[],
  sources: BlogSources,
  config: BlogConfig,
): ListingPage[] {
  const listed = posts.filter(({ frontmatter }) => !frontmatter.unlisted);
  const tags = usedTags(posts, sources);
  const pages: (PlannedListing | undefined)[] = [
    ...pagesOf(listed.length, config, blogRoute('/', config), (page) => ({ of: 'posts', page })),
    tags.size > 0 ? planned({ of: 'tags' }, blogRoute(config.tagsBasePath, config)) : undefined,
    ...[...tags].flatMap(([permalink, { tag, total, isListed }]) =>
      pagesOf(total, config, tagRoute(tag, config), (page) => ({ of: 'tag', permalink, page })).map(
        (made) => ({ ...made, unlisted: !isListed }),
      ),
    ),
    sources.authors.size > 0
      ? planned({ of: 'authors' }, blogRoute(config.authorsBasePath, config))
      : undefined,
    ...[...sources.authors.values()].flatMap((author) =>
      authorPages(author, listed, sources, config),
    ),
    config.archiveBasePath === null
      ? undefined
      : planned({ of: 'archive' }, blogRoute(config.archiveBasePath, config), yearsOf(listed)),
  ];
  return pages.filter((page) => page !== undefined).map((page) => listingPage(page, config));
}

/** The posts that a tag page shows: the listed ones, or those that are not where there are no others. */
export function postsWithTag(
  permalink: string,
  posts: PostPage[],
  sources: BlogSources,
): PostPage[] {
  const tagged = posts.filter((post) =>
    tagsOf(post, sources).some((tag) => tag.permalink === permalink),
  );
  const listed = tagged.filter(({ frontmatter }) => !frontmatter.unlisted);
  return listed.length > 0 ? listed : tagged;
}

export function postsByAuthor(key: string, posts: PostPage[], sources: BlogSources): PostPage[] {
  return posts.filter(
    (post) =>
      !post.frontmatter.unlisted && authorsOf(post, sources).some((author) => author.key === key),
  );
}

/** The years of posts, each once, in their order. */
export function yearsOf(posts: PostPage[]): string[] {
  return [...new Set(posts.map(({ date }) => date.slice(0, 4)))];
}

/** Newest first, or oldest first where the config says so; posts of one day by their paths. */
export function sortPosts(posts: PostPage[], { sortPosts: order }: BlogConfig): PostPage[] {
  const newestFirst = posts.toSorted(
    (a, b) => b.date.localeCompare(a.date) || b.path.localeCompare(a.path),
  );
  return order === 'descending' ? newestFirst : newestFirst.toReversed();
}

export function tagRoute({ permalink }: Pick<Tag, 'permalink'>, config: BlogConfig): string {
  return blogRoute(`${config.tagsBasePath}/${permalink}`, config);
}

/** Undefined for an author without a page. */
export function authorRoute({ permalink }: Author, config: BlogConfig): string | undefined {
  return permalink && blogRoute(`${config.authorsBasePath}/${permalink}`, config);
}

export function blogRoute(path: string, { routeBasePath }: BlogConfig): string {
  return docsRoute(path, routeBasePath);
}

/** Address of a further page of a list. */
export function pageRoute(route: string, page: number, { pageBasePath }: BlogConfig): string {
  return page === 1 ? route : docsRoute(`${pageBasePath}/${page}`, route);
}

/** How many posts a page of a list shows. */
export function pageSize({ postsPerPage }: BlogConfig): number {
  return postsPerPage === 'ALL' ? Number.POSITIVE_INFINITY : postsPerPage;
}

export function pageCount(total: number, config: BlogConfig): number {
  return Math.max(1, Math.ceil(total / pageSize(config)));
}

type PlannedListing = {
  listing: BlogListing;
  route: string;
  sections: string[];
  unlisted?: boolean;
};

function planned(listing: BlogListing, route: string, sections: string[] = []): PlannedListing {
  return { listing, route, sections };
}

function pagesOf(
  total: number,
  config: BlogConfig,
  route: string,
  listing: (page: number) => BlogListing,
): PlannedListing[] {
  return Array.from({ length: pageCount(total, config) }, (_, index) =>
    planned(listing(index + 1), pageRoute(route, index + 1, config)),
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
  return pagesOf(length, config, route, (page) => ({ of: 'author', key, page }));
}

/** The tags that posts have; one that only unlisted posts have is reachable from these only. */
function usedTags(posts: PostPage[], sources: BlogSources) {
  const tags = new Map(
    posts.flatMap((post) => tagsOf(post, sources)).map((tag) => [tag.permalink, tag]),
  );
  return new Map(
    [...tags].map(([permalink, tag]) => {
      const shown = postsWithTag(permalink, posts, sources);
      const isListed = shown.some(({ frontmatter }) => !frontmatter.unlisted);
      return [permalink, { tag, total: shown.length, isListed }] as const;
    }),
  );
}

function listingPage(
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
