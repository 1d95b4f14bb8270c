import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { editUrl, lastUpdate } from '../../assemble/page-surroundings.ts';
import { splitAtFold } from '../../compile/remark/fold.ts';
import { routeToHref } from '../../contract/address.ts';
import type { PageData, PageLink } from '../../contract/page-data.ts';
import type { SidebarItem } from '../../contract/shell-data.ts';
import type { CompiledPage } from '../../model/compiled-page.ts';
import type { Feed } from '../../model/feed.ts';
import type { SitePage } from '../../model/site.ts';
import type { SiteSources } from '../../model/site-sources.ts';
import type { PostPage } from '../../model/source-page.ts';
import { blogFeed } from './blog-feed.ts';
import { blogSidebar } from './blog-sidebar.ts';
import { authorsOf, tagsOf } from './blog-sources.ts';
import { listingPage } from './listing-page.ts';
import { blogRoute } from './listings.ts';
import { type Blog, blogTitle, listedPosts, type Post } from './post.ts';
import { articleOf } from './post-head.ts';
import { byline, tagList } from './post-parts.ts';
import { readingMinutes } from './reading-time.ts';

/** No file of sidebars can give this name. */
const SIDEBAR = 'blog.posts';

/** What the blog adds to a site. */
export type AssembledBlog = {
  /** The page of a post or a list; undefined for any other page. */
  pageOf: (page: CompiledPage) => SitePage | undefined;
  sidebars: [string, SidebarItem[]][];
};

/** What all pages of the blog have in common. */
type Common = { feeds: Feed[]; data: Pick<PageData, 'layout' | 'sidebar' | 'sidebarLabel'> };

/** How a compiled page becomes one of the site, as far as that is the same for all. */
type AssemblePage = (page: CompiledPage) => SitePage;

/** Puts the pages of the blog together; nothing where the site has none. */
export function assembleBlog(
  sources: SiteSources,
  pages: CompiledPage[],
  assemble: AssemblePage,
): AssembledBlog {
  const { config, blog: blogSources } = sources;
  if (!config.blog || !blogSources) return { pageOf: () => undefined, sidebars: [] };
  const options = config.blog;
  const plain = { config, options, sources: blogSources };
  const posts = pages.flatMap((page) => {
    const { source } = page;
    return source.kind === 'post' ? [postOf(page, source, assemble(page), sources, plain)] : [];
  });
  const blog: Blog = { ...plain, posts };
  const bySource = new Map(posts.map((post) => [post.source, post]));
  const sidebar = blogSidebar(blog);
  const feed = blogFeed(blog);
  const common: Common = {
    feeds: feed ? [feed] : [],
    data: {
      layout: 'doc',
      ...(sidebar ? { sidebar: SIDEBAR, sidebarLabel: config.texts.blogNavigation } : {}),
    },
  };
  return {
    pageOf(page) {
      const { source } = page;
      const post = source.kind === 'post' ? bySource.get(source) : undefined;
      if (post) return postPage(post, assemble(page), common, sources, blog);
      return source.kind === 'page' && source.listing
        ? listingSitePage(page, source.listing, assemble, common, blog)
        : undefined;
    },
    sidebars: sidebar ? [[SIDEBAR, sidebar]] : [],
  };
}

function postOf(
  page: CompiledPage,
  source: PostPage,
  assembled: SitePage,
  sources: SiteSources,
  { config, options, sources: blogSources }: Omit<Blog, 'posts'>,
): Post {
  const { html, before } = splitAtFold(page.html);
  const { href, heading = '', description = '', language } = assembled.data;
  const minutes = readingMinutes(html, language?.lang ?? config.locale.htmlLang);
  return {
    source,
    href,
    title: heading,
    description,
    html,
    beforeFold: before,
    minutes: options.showReadingTime ? minutes : undefined,
    authors: authorsOf(source, blogSources),
    tags: tagsOf(source, blogSources),
    language,
    image: fromRoot(page.image, config.siteBaseUrl),
    updated: lastUpdate(source, sources)?.time,
    isUnlisted: assembled.unlisted,
  };
}

/** A path with base path as one from the site's root; addresses stay. */
function fromRoot(path: string | undefined, baseUrl: string): string | undefined {
  return path?.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path;
}

function postPage(
  post: Post,
  assembled: SitePage,
  common: Common,
  sources: SiteSources,
  blog: Blog,
): SitePage {
  const { source, tags, authors } = post;
  const { config, options } = blog;
  const home = { label: blogTitle(blog), href: routeToHref(blogRoute('/', options), config) };
  const { html } = splitAtFold(assembled.html);
  // Within a text of another language, the words of the interface name their own.
  const { htmlLang: lang, direction: dir } = config.locale;
  const tagged = h('footer.post-footer', post.language ? { lang, dir } : {}, tagList(post, blog));
  return {
    ...assembled,
    html: tags.length > 0 ? html + toHtml(tagged) : html,
    feeds: common.feeds,
    image: post.image,
    search: {
      group: 'blog',
      words: [...tags.map(({ label }) => label), ...authors.map(({ name }) => name)],
    },
    article: articleOf(post, blog),
    data: {
      ...assembled.data,
      ...common.data,
      breadcrumbs: [home],
      byline: toHtml({ type: 'root', children: byline(post, blog) }),
      editUrl: editUrl(source, options.editUrl),
      lastUpdate: lastUpdate(source, sources),
      ...neighbors(post, blog),
    },
  };
}

/** The posts before and behind a listed one. */
function neighbors(post: Post, blog: Blog): { previous?: PageLink; next?: PageLink } {
  const posts = listedPosts(blog);
  const index = posts.indexOf(post);
  if (index === -1) return {};
  const { newerPost, olderPost } = blog.config.texts;
  const [before, after] =
    blog.options.sortPosts === 'descending' ? [newerPost, olderPost] : [olderPost, newerPost];
  const link = (other: Post | undefined, kind: string): PageLink | undefined =>
    other && { label: other.title, href: other.href, kind };
  return { previous: link(posts[index - 1], before), next: link(posts[index + 1], after) };
}

function listingSitePage(
  page: CompiledPage,
  listing: Parameters<typeof listingPage>[0],
  assemble: AssemblePage,
  common: Common,
  blog: Blog,
): SitePage {
  const { title, description, html, ...place } = listingPage(listing, page.toc, blog);
  const assembled = assemble({ ...page, frontmatter: { ...page.frontmatter, title, description } });
  return {
    ...assembled,
    html,
    // What the posts say is found on their own pages.
    search: { group: 'blog', html: '' },
    feeds: common.feeds,
    data: { ...assembled.data, ...common.data, ...place, language: undefined },
  };
}
