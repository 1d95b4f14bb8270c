import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { routeToHref } from '../../contract/address.ts';
import type { Breadcrumb, PageLink, TocEntry } from '../../contract/page-data.ts';
import type { BlogListing } from '../../model/generated-content.ts';
import type { PostPage } from '../../model/source-page.ts';
import {
  archive,
  authorHead,
  authorIndex,
  blogWays,
  postList,
  tagDescription,
  tagIndex,
  wayToAll,
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

/** What a page of the blog shows that is made of posts. */
export type ListingPage = {
  title: string;
  description?: string;
  html: string;
  breadcrumbs: Breadcrumb[];
  toc: TocEntry[];
  previous?: PageLink;
  next?: PageLink;
};

type Draft = {
  title: string;
  description?: string;
  head?: ElementContent[];
  body?: ElementContent[];
  /** What a list of several pages is cut from, and the route of the first. */
  posts?: Post[];
  first?: string;
  end?: ElementContent[];
  trail?: Breadcrumb[];
  toc?: TocEntry[];
};

/** @param toc the sections of the page, as its text has them */
export function listingPage(listing: BlogListing, toc: TocEntry[], blog: Blog): ListingPage {
  const draft = draftOf(listing, toc, blog);
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
    ...(posts ? pageLinks(draft.first ?? '/', page, posts.length, blog) : {}),
  };
}

function draftOf(listing: BlogListing, toc: TocEntry[], blog: Blog): Draft {
  const { options, config, sources } = blog;
  const { texts } = config;
  const home = crumb(blogTitle(blog), '/', blog);
  switch (listing.of) {
    case 'posts':
      return {
        title: blogTitle(blog),
        description: options.blogDescription,
        head: [blogWays(blog)],
        posts: listedPosts(blog),
        first: blogRoute('/', options),
      };
    case 'archive':
      return { title: texts.archive, body: archive(blog), trail: [home], toc };
    case 'tags':
      return { title: texts.tags, body: tagIndex(blog), trail: [home] };
    case 'authors':
      return { title: texts.authors, body: authorIndex(blog), trail: [home] };
    case 'tag': {
      const posts = fitting(blog, (all) => postsWithTag(listing.permalink, all, sources));
      const tag = posts
        .flatMap(({ tags }) => tags)
        .find(({ permalink }) => permalink === listing.permalink);
      return {
        title: `${texts.taggedPosts} “${tag?.label ?? listing.permalink}”`,
        head: tag && tagDescription(tag),
        posts,
        first: tagRoute(listing, options),
        end: [wayToAll(options.tagsBasePath, texts.allTags, blog)],
        trail: [home, crumb(texts.tags, options.tagsBasePath, blog)],
      };
    }
    case 'author': {
      const author = sources.authors.get(listing.key);
      return {
        title: author?.name ?? listing.key,
        head: author && authorHead(author, blog),
        posts: fitting(blog, (all) => postsByAuthor(listing.key, all, sources)),
        first: author && authorRoute(author, options),
        end: [wayToAll(options.authorsBasePath, texts.allAuthors, blog)],
        trail: [home, crumb(texts.authors, options.authorsBasePath, blog)],
      };
    }
  }
}

/** The posts whose sources are chosen. */
function fitting({ posts }: Blog, choose: (sources: PostPage[]) => PostPage[]): Post[] {
  const chosen = new Set(choose(posts.map(({ source }) => source)));
  return posts.filter(({ source }) => chosen.has(source));
}

function crumb(label: string, path: string, { options, config }: Blog): Breadcrumb {
  return { label, href: routeToHref(blogRoute(path, options), config) };
}

/** The pages of the same list with newer and older posts. */
function pageLinks(
  first: string,
  page: number,
  total: number,
  { options, config }: Blog,
): Pick<ListingPage, 'previous' | 'next'> {
  const link = (other: number, label: string): PageLink => ({
    label,
    href: routeToHref(pageRoute(first, other, options), config),
  });
  const { newerPosts, olderPosts } = config.texts;
  const [before, after] =
    options.sortPosts === 'descending' ? [newerPosts, olderPosts] : [olderPosts, newerPosts];
  return {
    previous: page > 1 ? link(page - 1, before) : undefined,
    next: page < pageCount(total, options) ? link(page + 1, after) : undefined,
  };
}
