import { routeToHref } from '../../contract/address.ts';
import type { Feed } from '../../model/feed.ts';
import { blogRoute } from './listings.ts';
import { authorHref, type Blog, blogTitle, listedPosts, type Post, siteHref } from './post.ts';

/** Makes the feed of the blog; undefined if its config lists no format. */
export function blogFeed(blog: Blog): Feed | undefined {
  const { config, options } = blog;
  const { type: formats, title, description, copyright, language, limit } = options.feedOptions;
  if (formats.length === 0) return undefined;
  const ownTitle = `${config.title} ${blogTitle(blog)}`;
  const newest = listedPosts(blog).toSorted((a, b) =>
    b.source.date.localeCompare(a.source.date, 'en'),
  );
  const route = blogRoute('/', options);
  return {
    route,
    href: routeToHref(route, config),
    formats,
    title: title ?? ownTitle,
    description: description ?? options.blogDescription ?? ownTitle,
    language: language ?? config.locale.htmlLang,
    copyright,
    entries: newest.slice(0, limit || newest.length).map((post) => feedEntry(post, blog)),
  };
}

function feedEntry(post: Post, blog: Blog) {
  const { href, title, description, html, source, updated, image, tags, authors } = post;
  return {
    href,
    title,
    date: source.date,
    updated,
    summary: description,
    html,
    image: image && siteHref(image, blog.config.siteBaseUrl),
    tags: tags.map(({ label }) => label),
    authors: authors.map((author) => ({
      name: author.name,
      email: author.email,
      url: authorHref(author, blog),
    })),
  };
}
