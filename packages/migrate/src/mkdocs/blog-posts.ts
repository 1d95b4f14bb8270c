import { posix } from 'node:path';
import { asList, asObject, asString, type Values } from '../note.ts';
import type { PageSource } from './convert-page.ts';
import { makePymdownSlug } from './markdown/slugify.ts';
import type { MkdocsConfig } from './read-config.ts';

/** The blog of Material: https://squidfunk.github.io/mkdocs-material/plugins/blog/ */
export type BlogPosts = {
  /** The folder of the blog, and the page that lists its posts. */
  folder: string;
  index: string;
  options: Values;
  /** The newest first. */
  posts: Post[];
};

export type Post = {
  path: string;
  title: string;
  date: string;
  route: string;
  categories: string[];
};

/**
 * The posts of the blog plugin.
 *
 * @param titles by path
 * @returns undefined if the site has no blog
 */
export function findPosts(
  config: MkdocsConfig,
  sources: PageSource[],
  titles: ReadonlyMap<string, string>,
): BlogPosts | undefined {
  const options = config.plugins.get('blog') ?? config.plugins.get('material/blog');
  if (options === undefined) return undefined;
  const folder = asString(options['blog_dir']) ?? 'blog';
  const postFolder = (asString(options['post_dir']) ?? '{blog}/posts').replace('{blog}', folder);
  const posts = sources.flatMap((source): Post[] => {
    const { path, frontmatter } = source;
    const date = postDate(frontmatter);
    const isPost = path.startsWith(`${posix.normalize(postFolder)}/`);
    if (!isPost || date === undefined || frontmatter['draft'] === true) return [];
    const title = titles.get(path) ?? path;
    const route = postRoute(source, { title, date, folder, options });
    return [
      { path, title, date, route, categories: asList(frontmatter['categories']).map(String) },
    ];
  });
  return {
    folder: posix.normalize(folder),
    index: posix.join(folder, 'index.md'),
    options,
    posts: posts.toSorted((one, other) => other.date.localeCompare(one.date)),
  };
}

/** The default of `post_slugify` and `categories_slugify`. */
export const blogSlug = makePymdownSlug('lower');

type PostAddress = { title: string; date: string; folder: string; options: Values };

function postRoute(
  { path, frontmatter, body }: PageSource,
  { title, date, folder, options }: PostAddress,
): string {
  const format = asString(options['post_url_format']) ?? '{date}/{slug}';
  const dateFormat = asString(options['post_url_date_format']) ?? 'yyyy/MM/dd';
  const most = options['post_url_max_categories'];
  const categories = asList(frontmatter['categories']).slice(
    0,
    typeof most === 'number' ? most : 1,
  );
  const values: Record<string, string> = {
    date: formatDate(date, dateFormat),
    slug: asString(frontmatter['slug']) ?? blogSlug(titleAsWritten(frontmatter, body) ?? title),
    file: posix.parse(path).name,
    categories: categories.map((category) => blogSlug(String(category))).join('/'),
  };
  const address = format.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return posix.join('/', folder, address).replace(/(?<=.)\/$/, '');
}

/** The title with its markup and entities, from which the address is made. */
function titleAsWritten(frontmatter: Values, body: string): string | undefined {
  return (
    asString(frontmatter['title']) ??
    /^\s*# (.*)$/m.exec(body.trimStart().split('\n', 1)[0] ?? '')?.[1]
  );
}

/** @example formatDate('2024-05-06', 'yyyy/M') // '2024/5' */
export function formatDate(date: string, format: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const parts: Record<string, string> = {
    yyyy: year,
    y: year,
    yy: year.slice(2),
    MM: month,
    M: String(Number(month)),
    dd: day,
    d: String(Number(day)),
  };
  return format.replace(/y+|M+|d+/g, (part) => parts[part] ?? part);
}

function postDate(frontmatter: Values): string | undefined {
  const written =
    asString(frontmatter['date']) ?? asString(asObject(frontmatter['date'])['created']);
  return /^\d{4}-\d{2}-\d{2}/.exec(written ?? '')?.[0];
}
