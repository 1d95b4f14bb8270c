import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { routeToHref, withBase } from '../../contract/address.ts';
import { FEED_NAMES, feedRoute } from '../../contract/feed-address.ts';
import { sectionHeading } from '../../markup/heading.ts';
import type { Tag } from '../tags/tags-file.ts';
import type { Author } from './authors.ts';
import { makeExcerpt } from './excerpt.ts';
import { blogRoute, listYears, postsByAuthor, postsWithTag } from './listings.ts';
import { type Blog, listedPosts, type Post, siteHref, tagHref } from './post.ts';
import { authorName, authorPicture, dateLine, dayElement, tagList } from './post-parts.ts';

/** A list of posts with their excerpts. */
export function postList(posts: Post[], blog: Blog): Element[] {
  const { texts } = blog.config;
  if (posts.length === 0) return [h('p', texts.noPosts)];
  return [
    h(
      'div.posts',
      posts.map((post, index) => postItem(post, `post-${index + 1}`, blog)),
    ),
  ];
}

function postItem(post: Post, name: string, blog: Blog): Element {
  const { texts } = blog.config;
  const { authors, href, language, title } = post;
  const names = authors.flatMap((author, index): ElementContent[] => [
    ...(index > 0 ? [{ type: 'text' as const, value: ', ' }] : []),
    authorName(author, blog),
  ]);
  return h('article', [
    h('p.post-date', dateLine(post, blog)),
    h('h2', { ...language }, [h('a', { href }, title)]),
    ...(names.length > 0 ? [h('p.post-by', [`${texts.lastUpdatedBy} `, ...names])] : []),
    h('div.excerpt', { ...language }, { type: 'root', children: makeExcerpt(post, name) }),
    h('div.post-end', [
      // Unique within the list, and starts with the visible label (https://www.w3.org/WAI/WCAG22/Understanding/label-in-name).
      h('a.read-more', { href, ariaLabel: `${texts.readMore}: ${title}` }, texts.readMore),
      ...tagList(post, blog),
    ]),
  ]);
}

/** Links to the archive, the tags, the authors and the feeds. */
export function blogLinks(blog: Blog): Element {
  const { config, options, sources } = blog;
  const { texts } = config;
  const hasTags = listedPosts(blog).some(({ tags }) => tags.length > 0);
  const links = [
    { path: options.archiveBasePath, text: texts.archive },
    { path: hasTags ? options.tagsBasePath : null, text: texts.tags },
    { path: sources.authors.size > 0 ? options.authorsBasePath : null, text: texts.authors },
  ].flatMap(({ path, text }) =>
    path === null
      ? []
      : [h('li', [h('a', { href: routeToHref(blogRoute(path, options), config) }, text)])],
  );
  const feeds = options.feedOptions.type.map((format) =>
    h(
      'a',
      { href: withBase(feedRoute(options.routeBasePath, format), config.baseUrl) },
      FEED_NAMES[format],
    ),
  );
  return h('div.blog-ways', [
    h('ul', { role: 'list' }, links),
    ...(feeds.length > 0 ? [h('p', [`${texts.feeds} `, ...feeds])] : []),
  ]);
}

/** The titles of all posts by year. */
export function archiveList(blog: Blog): Element[] {
  const posts = listedPosts(blog);
  if (posts.length === 0) return [h('p', blog.config.texts.noPosts)];
  return listYears(posts).flatMap((year) => [
    sectionHeading({ level: 2, id: year, linkLabel: blog.config.texts.linkToSection }, [
      { type: 'text', value: year },
    ]),
    h(
      'ul.year-list',
      { role: 'list' },
      posts
        .filter(({ source }) => source.date.startsWith(year))
        .map((post) =>
          h('li', [
            dayElement(post, blog),
            h('a', { href: post.href, ...post.language }, post.title),
          ]),
        ),
    ),
  ]);
}

/** The tags of listed posts with the number of posts for each. */
export function tagIndex(blog: Blog): Element[] {
  const posts = listedPosts(blog);
  const tags = new Map(posts.flatMap((post) => post.tags).map((tag) => [tag.permalink, tag]));
  const byLabel = [...tags.values()].toSorted((a, b) =>
    a.label.localeCompare(b.label, blog.config.locale.htmlLang),
  );
  return [
    h(
      'ul.blog-index',
      { role: 'list' },
      byLabel.map((tag) =>
        h('li', [
          h('p', [
            h('a', { href: tagHref(tag, blog) }, tag.label),
            postCount(postsWithTag(tag.permalink, posts).length, blog),
          ]),
          ...(tag.description ? [h('p.about', tag.description)] : []),
        ]),
      ),
    ),
  ];
}

/** The known authors with the number of posts by each. */
export function authorIndex(blog: Blog): Element[] {
  return [
    h(
      'ul.blog-index',
      { role: 'list' },
      [...blog.sources.authors].map(([key, author]) =>
        h('li', [
          ...authorPicture(author, 48, blog),
          h('p', [
            authorName(author, blog),
            postCount(postsByAuthor(key, blog.posts).length, blog),
          ]),
          ...authorDetails(author, blog),
        ]),
      ),
    ),
  ];
}

/** The profile of an author, above the posts on their page. */
export function authorProfile(author: Author, blog: Blog): Element[] {
  const parts = [...authorPicture(author, 48, blog), ...authorDetails(author, blog)];
  return parts.length > 0 ? [h('div.about-author', parts)] : [];
}

function authorDetails({ title, description, url, email, socials }: Author, blog: Blog): Element[] {
  const links = [
    ...(url
      ? [{ platform: blog.config.texts.website, url: siteHref(url, blog.config.baseUrl) }]
      : []),
    ...(email ? [{ platform: blog.config.texts.email, url: `mailto:${email}` }] : []),
    ...socials,
  ];
  return [
    ...(title ? [h('p.about', title)] : []),
    ...(description ? [h('p.about', description)] : []),
    ...(links.length > 0
      ? [
          h(
            'ul.post-tags',
            { role: 'list' },
            links.map((link) => h('li', [h('a', { href: link.url, rel: 'me' }, link.platform)])),
          ),
        ]
      : []),
  ];
}

/** A link from the list of one tag or author to the index of all. */
export function linkToIndex(path: string, text: string, { options, config }: Blog): Element {
  const href = routeToHref(blogRoute(path, options), config);
  return h('p.way-to-all', [h('a', { href }, text)]);
}

/** The description of a tag as a paragraph; nothing if it has none. */
export function tagDescription({ description }: Tag): Element[] {
  return description ? [h('p', description)] : [];
}

function postCount(posts: number, { config }: Blog): Element {
  const number = new Intl.NumberFormat(config.locale.htmlLang).format(posts);
  return h('span.count', [h('span.sr-only', `${config.texts.posts}: `), number]);
}
