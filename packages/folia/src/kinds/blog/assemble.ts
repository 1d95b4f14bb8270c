import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { AssembleContext } from '../../assemble/assemble-context.ts';
import { assembleGenerated } from '../../assemble/assemble-generated.ts';
import { assembleSinglePage } from '../../assemble/assemble-page.ts';
import { getEditUrl, getLastUpdate } from '../../assemble/page-origin.ts';
import { splitAtFold } from '../../compile/remark/fold.ts';
import { routeToHref } from '../../contract/address.ts';
import type { PageData, PageLink } from '../../contract/page-data.ts';
import type { CompiledPage } from '../../model/compiled-page.ts';
import type { Feed } from '../../model/feed.ts';
import type { BlogListing } from '../../model/generated-content.ts';
import type { SitePage } from '../../model/site.ts';
import type { SiteSources } from '../../model/site-sources.ts';
import type { PostPage } from '../../model/source-page.ts';
import type { AssembledContent } from '../content-kind.ts';
import { collectTags } from '../tags/page-tags.ts';
import type { Tag } from '../tags/tags-file.ts';
import { blogFeed } from './blog-feed.ts';
import { blogSidebar } from './blog-sidebar.ts';
import { getPostAuthors } from './blog-sources.ts';
import { makeListingContent } from './listing-page.ts';
import { blogRoute, tagRoute } from './listings.ts';
import { type Blog, blogTitle, listedPosts, type Post } from './post.ts';
import { describeArticle, describePosting } from './post-head.ts';
import { byline, tagList } from './post-parts.ts';
import { readingMinutes } from './reading-time.ts';

/** The dot keeps this name apart from sidebars of the docs. */
const SIDEBAR = 'blog.posts';

/** Data that all pages of the blog share. */
type SharedData = { feeds: Feed[]; data: Pick<PageData, 'layout' | 'sidebar' | 'sidebarLabel'> };

/** Completes posts and fills the pages that list them. */
export function assembleBlog(context: AssembleContext): AssembledContent<'blog'> {
  const { sources } = context;
  const { config } = sources;
  const blog = makeBlog(context);
  const posts = new Map(blog?.posts.map((post) => [post.source, post]));
  const feed = blog && blogFeed(blog);
  const sidebar = blog && blogSidebar(blog);
  const common: SharedData = {
    feeds: feed ? [feed] : [],
    data: {
      layout: 'doc',
      ...(sidebar ? { sidebar: SIDEBAR, sidebarLabel: config.texts.blogNavigation } : {}),
    },
  };
  return {
    sidebars: new Map(sidebar && [[SIDEBAR, sidebar]]),
    page(page) {
      const { source } = page;
      if (!blog) return assembleSinglePage(page, config);
      if (source.form === 'generated') return assembleListing(page, source.content, common, blog);
      const post = posts.get(source);
      const assembled = assembleSinglePage(page, config);
      return post ? postPage(post, assembled, common, sources, blog) : assembled;
    },
  };
}

/** Gathers the blog with its compiled posts; undefined if the site has none. */
function makeBlog({ sources, compiled }: AssembleContext): Blog | undefined {
  const { config, content } = sources;
  if (!config.blog || !content.blog) return undefined;
  const { blog: options } = config;
  const common = { config, options, sources: content.blog };
  const pages = compiled.pages.flatMap((page) => {
    const { source } = page;
    return source.kind === 'blog' && source.form === 'text' ? [{ page, source }] : [];
  });
  const { byPage: tags } = collectTags(
    pages.map(({ source }) => source),
    content.blog.tags,
    (tag) => tagRoute(tag, options),
  );
  const posts = pages.map((post) => makePost(post, tags.get(post.source) ?? [], common, sources));
  return { ...common, posts };
}

function makePost(
  { page, source }: { page: CompiledPage; source: PostPage },
  tags: Tag[],
  { config, options, sources: blogSources }: Omit<Blog, 'posts'>,
  sources: Pick<SiteSources, 'history'>,
): Post {
  const { html, before } = splitAtFold(page.html);
  const { data, unlisted } = assembleSinglePage(page, config);
  const { href, heading = '', description = '', language } = data;
  const minutes = readingMinutes(html, language?.lang ?? config.locale.htmlLang);
  return {
    source,
    href,
    title: heading,
    description,
    html,
    beforeFold: before,
    minutes: options.showReadingTime ? minutes : undefined,
    authors: getPostAuthors(source, blogSources),
    tags,
    language,
    image: stripBasePath(page.image, config.siteBaseUrl),
    updated: getLastUpdate(source, options, sources)?.time,
    isUnlisted: unlisted,
  };
}

/** Turns a path with base path into one from the site's root; URLs are unchanged. */
function stripBasePath(path: string | undefined, baseUrl: string): string | undefined {
  return path?.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path;
}

function postPage(
  post: Post,
  assembled: SitePage,
  common: SharedData,
  sources: SiteSources,
  blog: Blog,
): SitePage {
  const { source, tags, authors } = post;
  const { config, options } = blog;
  const home = { label: blogTitle(blog), href: routeToHref(blogRoute('/', options), config) };
  const { html } = splitAtFold(assembled.html);
  // If the post is in another language, interface texts within it declare their own.
  const { htmlLang: lang, direction: dir } = config.locale;
  const tagged = h('footer.post-footer', post.language ? { lang, dir } : {}, tagList(post, blog));
  return {
    ...assembled,
    html: tags.length > 0 ? html + toHtml(tagged) : html,
    feeds: common.feeds,
    image: post.image,
    search: {
      group: 'blog',
      terms: [...tags.map(({ label }) => label), ...authors.map(({ name }) => name)],
    },
    article: describeArticle(post),
    structuredData: [describePosting(post, blog), ...(assembled.structuredData ?? [])],
    data: {
      ...assembled.data,
      ...common.data,
      breadcrumbs: [home],
      byline: toHtml({ type: 'root', children: byline(post, blog) }),
      editUrl: getEditUrl(source, options.editUrl),
      lastUpdate: getLastUpdate(source, options, sources),
      ...getNeighbors(post, blog),
    },
  };
}

/** Previous and next links of a listed post, in list order. */
function getNeighbors(post: Post, blog: Blog): { previous?: PageLink; next?: PageLink } {
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

function assembleListing(
  page: CompiledPage,
  content: BlogListing,
  common: SharedData,
  blog: Blog,
): SitePage {
  const { title, description, html, ...listingData } = makeListingContent(content, page.toc, blog);
  const assembled = assembleGenerated(page, { title, description, html }, blog.config);
  return {
    ...assembled,
    // Search finds the posts themselves.
    search: { group: 'blog', html: '' },
    feeds: common.feeds,
    data: { ...assembled.data, ...common.data, ...listingData, language: undefined },
  };
}
