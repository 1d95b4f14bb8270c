import { posix } from 'node:path';
import { asList, asObject, asString } from '../note.ts';
import { type BlogPosts, blogSlug, formatDate, type Post } from './blog-posts.ts';
import type { PageSource } from './convert-page.ts';
import { pageRoute } from './docs-files.ts';
import { addressFrom, escapeMarkdown } from './markdown-links.ts';
import type { NavEntry } from './read-nav.ts';

/** A page that lists the posts of a year or a category. */
type View = { path: string; title: string; posts: Post[] };

/** The pages of a blog besides its posts. */
export type BlogViews = {
  /** The pages of the site, with what the blog adds to them, and the lists of posts. */
  sources: PageSource[];
  /** Entries for the navigation, beside the start of the blog. */
  entries: NavEntry[];
  /** Redirects from the further pages of lists, since a list shows all posts here. */
  redirects: { from: string; to: string }[];
};

/**
 * Adds the lists of a blog: all posts on its start page, and a page for each year and each category. Posts get their date,
 * authors and categories.
 *
 * @param authors names by id
 */
export function addBlogViews(
  sources: PageSource[],
  blog: BlogPosts,
  authors: ReadonlyMap<string, string>,
): BlogViews {
  const archive = blog.options['archive'] === false ? [] : archiveViews(blog);
  const categories = blog.options['categories'] === false ? [] : categoryViews(blog);
  const start = { path: blog.index, title: '', posts: blog.posts };
  const views = new Map([start, ...archive, ...categories].map((view) => [view.path, view]));
  const posts = new Map(blog.posts.map((post) => [post.path, post]));
  const known = new Set(sources.map(({ path }) => path));
  const pages = sources.map((source): PageSource => {
    const view = views.get(source.path);
    const post = posts.get(source.path);
    if (view) return { ...source, body: `${source.body.trimEnd()}\n\n${listPosts(view)}` };
    return post ? { ...source, body: withDetails(source, post, { categories, authors }) } : source;
  });
  const added = [...archive, ...categories].filter(({ path }) => !known.has(path));
  return {
    sources: [
      ...pages,
      ...added.map((view) => ({
        path: view.path,
        frontmatter: { title: view.title },
        body: listPosts(view),
      })),
    ],
    entries: [
      ...sectionOf(nameOf(blog, 'archive', 'Archive'), archive),
      ...sectionOf(nameOf(blog, 'categories', 'Categories'), categories),
    ],
    redirects: [...views.values()].flatMap((view) => pageRedirects(view, blog)),
  };
}

function archiveViews({ folder, options, posts }: BlogPosts): View[] {
  const urlFormat = asString(options['archive_url_date_format']) ?? 'yyyy';
  const format = asString(options['archive_url_format']) ?? 'archive/{date}';
  const title = asString(options['archive_date_format']) ?? 'yyyy';
  return [...Map.groupBy(posts, ({ date }) => formatDate(date, urlFormat))].map(([date, own]) => ({
    path: `${posix.join(folder, format.replace('{date}', date))}.md`,
    title: formatDate(own[0]?.date ?? date, title),
    posts: own,
  }));
}

function categoryViews({ folder, options, posts }: BlogPosts): View[] {
  const format = asString(options['categories_url_format']) ?? 'category/{slug}';
  const names = [...new Set(posts.flatMap(({ categories }) => categories))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  return names.map((name) => ({
    path: `${posix.join(folder, format.replace('{slug}', blogSlug(name)))}.md`,
    title: name,
    posts: posts.filter(({ categories }) => categories.includes(name)),
  }));
}

function listPosts({ path, posts }: View): string {
  return posts
    .map(
      (post) =>
        `- ${post.date}: [${escapeMarkdown(post.title)}](${addressFrom(path, post.path)})\n`,
    )
    .join('');
}

/** The text of a post with its date, authors and categories below its title. */
function withDetails(
  { path, body, frontmatter }: PageSource,
  { date, categories }: Post,
  lists: { categories: View[]; authors: ReadonlyMap<string, string> },
): string {
  const names = asList(frontmatter['authors']).map(
    (id) => lists.authors.get(String(id)) ?? String(id),
  );
  const links = categories.map((name) => {
    const view = lists.categories.find(({ title }) => title === name);
    return view
      ? `[${escapeMarkdown(name)}](${addressFrom(path, view.path)})`
      : escapeMarkdown(name);
  });
  const details = [date, names.map(escapeMarkdown).join(', '), links.join(', ')]
    .filter((part) => part !== '')
    .join(' · ');
  const [whole = '', before = '', heading = ''] = /^(\s*)(# .*\n)/.exec(body) ?? [];
  return `${before}${heading}\n${details}\n\n${body.slice(whole.length)}`;
}

/** The names of authors by their id, from the text of `.authors.yml`. */
export function authorNames(file: unknown): Map<string, string> {
  const authors = Object.entries(asObject(asObject(file)['authors']));
  return new Map(authors.map(([id, values]) => [id, asString(asObject(values)['name']) ?? id]));
}

/** The title of a section; the default is the key of a translation. */
function nameOf({ options }: BlogPosts, key: string, name: string): string {
  return asString(options[`${key}_name`]) ?? name;
}

function sectionOf(title: string, views: View[]): NavEntry[] {
  const entries = views.map(
    ({ path, title: label }): NavEntry => ({ kind: 'page', path, title: label }),
  );
  return entries.length === 0 ? [] : [{ kind: 'section', title, entries }];
}

function pageRedirects({ path, posts }: View, { options }: BlogPosts) {
  const size = options['pagination_per_page'];
  const count = Math.ceil(posts.length / (typeof size === 'number' ? size : 10));
  const format = asString(options['pagination_url_format']) ?? 'page/{page}';
  if (options['pagination'] === false) return [];
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => ({
    from: posix.join(pageRoute(path), format.replace('{page}', String(index + 2))),
    to: pageRoute(path),
  }));
}

/** The navigation with the lists of a blog in the section of its start. */
export function addBlogEntries(entries: NavEntry[], index: string, added: NavEntry[]): NavEntry[] {
  return entries.map((entry) => {
    if (entry.kind !== 'section') return entry;
    const isHere = entry.entries.some((inner) => inner.kind === 'page' && inner.path === index);
    return {
      ...entry,
      entries: [...addBlogEntries(entry.entries, index, added), ...(isHere ? added : [])],
    };
  });
}
