import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Author } from './authors.ts';
import { authorHref, authorPictureHref, type Blog, type Post, tagHref } from './post.ts';

/** The day of a post; `data-date` makes the browser format it for the reader's region. */
export function dayElement({ source }: Post, { config }: Blog): Element {
  const format = new Intl.DateTimeFormat(config.locale.htmlLang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return h('time', { dateTime: formatDateTime(source.date), dataDate: '' }, [
    format.format(new Date(source.date)),
  ]);
}

/** Formats an instant for `datetime`: only the date if it is midnight (https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element). */
export function formatDateTime(date: string): string {
  return date.replace(/T00:00:00\.000Z$/, '');
}

/** One line with the date and the reading time of a post. */
export function dateLine(post: Post, blog: Blog): ElementContent[] {
  const { locale, texts } = blog.config;
  const day = dayElement(post, blog);
  if (post.minutes === undefined) return [day];
  const minutes = new Intl.NumberFormat(locale.htmlLang).format(post.minutes);
  return [
    day,
    h('span.separator', { ariaHidden: 'true' }, ' · '),
    h(
      'span',
      texts.readingTime.replace('{minutes}', () => minutes),
    ),
  ];
}

/** The byline below the title of a post: date, reading time, authors. */
export function byline(post: Post, blog: Blog): Element[] {
  return [
    h('p.post-date', dateLine(post, blog)),
    ...(post.authors.length > 0
      ? [
          h(
            'ul.post-authors',
            { role: 'list' },
            post.authors.map((author) => h('li', authorCard(author, blog))),
          ),
        ]
      : []),
  ];
}

/** An author in the byline: picture, name and title. */
function authorCard(author: Author, blog: Blog): ElementContent[] {
  return [
    ...authorPicture(author, 40, blog),
    h('span', [
      h('span.author-name', [authorName(author, blog)]),
      ...(author.title ? [h('span.author-title', author.title)] : []),
    ]),
  ];
}

/** The picture of an author, without a text alternative, since the name is beside it; nothing if there is none. */
export function authorPicture(author: Author, size: number, blog: Blog): Element[] {
  const src = authorPictureHref(author, blog);
  if (!src) return [];
  return [h('img.author-picture', { src, alt: '', width: size, height: size, loading: 'lazy' })];
}

/** The name of an author, as a link if there is something to link to. */
export function authorName(author: Author, blog: Blog): ElementContent {
  const href = authorHref(author, blog);
  const { name } = author;
  return href === undefined ? { type: 'text', value: name } : h('a', { href, rel: 'author' }, name);
}

/** The tags of a post as links to their pages. */
export function tagList(post: Post, blog: Blog): Element[] {
  if (post.tags.length === 0) return [];
  const { texts } = blog.config;
  return [
    h('ul.post-tags', { ariaLabel: texts.tags, role: 'list' }, [
      ...post.tags.map((tag) =>
        h('li', [
          h('a', { href: tagHref(tag, blog), rel: 'tag', title: tag.description }, tag.label),
        ]),
      ),
    ]),
  ];
}
