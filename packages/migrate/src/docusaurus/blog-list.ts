import { posix } from 'node:path';
import { writtenFrontmatter } from 'folia/format';
import { asObject, asString, type Note } from '../note.ts';
import type { CopyPath } from '../source-path.ts';
import type { NewFile } from '../write-migration.ts';
import type { Settings } from './convert-settings.ts';

/** The list of recent posts that Docusaurus generates, which components of sites import. */
const GENERATED =
  '.docusaurus/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json';
const FILE = 'src/blog-posts.json';

/** The list in the new site, and its path by the path of the generated list. */
export type BlogList = { files: NewFile[]; moved: [string, string][]; notes: Note[] };

/**
 * Writes the list of recent posts for sites whose components import it.
 *
 * @param read returns the content of a file of the source
 */
export function writeBlogList(
  { blogPath, config }: Pick<Settings, 'blogPath' | 'config'>,
  copies: readonly CopyPath[],
  read: (path: string) => string,
): BlogList {
  const isUsed = copies.some(
    ({ from, to }) =>
      /\.(?:[jt]sx?|mdx)$/.test(to) && read(from).includes(posix.basename(GENERATED)),
  );
  if (!isUsed) return { files: [], moved: [], notes: [] };
  const blog = asObject(config['blog']);
  const root = posix.join(
    asString(config['baseUrl']) ?? '/',
    asString(blog['routeBasePath']) ?? 'blog',
  );
  const posts = copies.flatMap(({ from, to }) => {
    const isPost =
      blogPath && to.startsWith(`${blogPath}/`) && /(?:^|\/)[^_/][^/]*\.mdx?$/.test(to);
    return isPost ? [readPost(to.slice(blogPath.length + 1), read(from), root)] : [];
  });
  const sorted = posts.toSorted((one, other) => other.date.localeCompare(one.date, 'en'));
  const count = typeof blog['blogSidebarCount'] === 'number' ? blog['blogSidebarCount'] : 5;
  const list = {
    title: asString(blog['blogSidebarTitle']) ?? 'Recent posts',
    items: blog['blogSidebarCount'] === 'ALL' ? sorted : sorted.slice(0, count),
  };
  const text = `The list of recent posts that components import. It has today's posts: add new ones to it.`;
  return {
    files: [{ to: FILE, text: `${JSON.stringify(list, null, 2)}\n` }],
    moved: [[GENERATED, FILE]],
    notes: [{ group: 'blog', outcome: 'changed', key: FILE, text, isUrgent: true }],
  };
}

function readPost(path: string, text: string, root: string) {
  const head = asObject(writtenFrontmatter({ path, text }));
  const stem = path.replace(/(?:(?:^|\/)index)?\.mdx?$/, '');
  const [, folder = '', day = '', name = ''] =
    /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*)$/.exec(stem) ?? [];
  const standard = day === '' ? stem : posix.join(day.replaceAll('-', '/'), folder, name);
  const heading = /^# +(.+?)\s*$/m.exec(text)?.[1];
  const written = head['date'] instanceof Date ? head['date'].toISOString() : head['date'];
  return {
    title: asString(head['title']) ?? heading ?? name,
    permalink: posix.join('/', root, asString(head['slug']) ?? standard),
    date: asString(written) ?? day.replaceAll('/', '-'),
  };
}
