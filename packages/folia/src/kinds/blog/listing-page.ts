import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { routeToHref } from '../../contract/address.ts';
import type { Breadcrumb, PageLink, TocEntry } from '../../contract/page-data.ts';
import type { BlogListing } from '../../model/generated-content.ts';
import {
  archiveList,
  authorIndex,
  authorProfile,
  blogLinks,
  linkToIndex,
  postList,
  tagDescription,
  tagIndex,
} from './listing-parts.ts';
import {
  authorRoute,
  blogRoute,
  pageCount,
  pageRoute,
  pageSize,
  postsByAuthor,
  postsWithTag,
  tagRoute,
} from './listings.ts';
import { type Blog, blogTitle, listedPosts, type Post } from './post.ts';

/** Content of a page that lists posts. */
export type ListingContent = {
  title: string;
  description?: string;
  html: string;
  breadcrumbs: Breadcrumb[];
  toc: TocEntry[];
  previous?: PageLink;
  next?: PageLink;
};

type ListingDraft = {
  title: string;
  description?: string;
  head?: ElementContent[];
  body?: ElementContent[];
  /** All posts of a paginated list, and the route of its first page. */
  posts?: Post[];
  firstRoute?: string;
  end?: ElementContent[];
  trail?: Breadcrumb[];
  toc?: TocEntry[];
};

/** Makes the content of a page that lists posts, tags or authors. @param toc the sections of the page */
export function makeListingContent(
  listing: BlogListing,
  toc: TocEntry[],
  blog: Blog,
): ListingContent {
  const draft = makeDraft(listing, toc, blog);
  const { head = [], body = [], end = [], trail = [], posts } = draft;
  const page = 'page' in listing ? listing.page : 1;
  const size = pageSize(blog.options);
  const shown = posts?.slice((page - 1) * size, page * size);
  const content = [...head, ...body, ...(shown ? postList(shown, blog) : []), ...end];
  const { texts } = blog.config;
  return {
    title: page === 1 ? draft.title : `${draft.title} (${texts.listPage} ${page})`,
    description: draft.description,
    html: toHtml({ type: 'root', children: content }),
    breadcrumbs: trail,
    toc: draft.toc ?? [],
    ...(posts ? pageLinks(draft.firstRoute ?? '/', page, posts.length, blog) : {}),
  };
}

function makeDraft(listing: BlogListing, toc: TocEntry[], blog: Blog): ListingDraft {
  const { options, config, sources } = blog;
  const { texts } = config;
  const home = makeBreadcrumb(blogTitle(blog), '/', blog);
  switch (listing.of) {
    case 'posts':
      return {
        title: blogTitle(blog),
        description: options.blogDescription,
        head: [blogLinks(blog)],
        posts: listedPosts(blog),
        firstRoute: blogRoute('/', options),
      };
    case 'archive':
      return { title: texts.archive, body: archiveList(blog), trail: [home], toc };
    case 'tags':
      return { title: texts.tags, body: tagIndex(blog), trail: [home] };
    case 'authors':
      return { title: texts.authors, body: authorIndex(blog), trail: [home] };
    case 'tag': {
      const posts = postsWithTag(listing.permalink, blog.posts);
      const tag = posts
        .flatMap(({ tags }) => tags)
        .find(({ permalink }) => permalink === listing.permalink);
      return {
        title: `${texts.taggedPosts} “${tag?.label ?? listing.permalink}”`,
        head: tag && tagDescription(tag),
        posts,
        firstRoute: tagRoute(listing, options),
        end: [linkToIndex(options.tagsBasePath, texts.allTags, blog)],
        trail: [home, makeBreadcrumb(texts.tags, options.tagsBasePath, blog)],
      };
    }
    case 'author': {
      const author = sources.authors.get(listing.key);
      return {
        title: author?.name ?? listing.key,
        head: author && authorProfile(author, blog),
        posts: postsByAuthor(listing.key, blog.posts),
        firstRoute: author && authorRoute(author, options),
        end: [linkToIndex(options.authorsBasePath, texts.allAuthors, blog)],
        trail: [home, makeBreadcrumb(texts.authors, options.authorsBasePath, blog)],
      };
    }
  }
}

function makeBreadcrumb(label: string, path: string, { options, config }: Blog): Breadcrumb {
  return { label, href: routeToHref(blogRoute(path, options), config) };
}

/** Links to the pages of the same list with newer and older posts. */
function pageLinks(
  firstRoute: string,
  page: number,
  total: number,
  { options, config }: Blog,
): Pick<ListingContent, 'previous' | 'next'> {
  const link = (other: number, label: string): PageLink => ({
    label,
    href: routeToHref(pageRoute(firstRoute, other, options), config),
  });
  const { newerPosts, olderPosts } = config.texts;
  const [before, after] =
    options.sortPosts === 'descending' ? [newerPosts, olderPosts] : [olderPosts, newerPosts];
  return {
    previous: page > 1 ? link(page - 1, before) : undefined,
    next: page < pageCount(total, options) ? link(page + 1, after) : undefined,
  };
}
