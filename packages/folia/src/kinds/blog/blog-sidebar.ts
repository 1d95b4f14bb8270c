import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { routeToHref } from '../../contract/address.ts';
import type { SidebarItem } from '../../contract/shell-data.ts';
import { blogRoute, yearsOf } from './listings.ts';
import { type Blog, listedPosts } from './post.ts';

/** The recent posts by their years, and the way to all of them; undefined where the config wants none. */
export function blogSidebar(blog: Blog): SidebarItem[] | undefined {
  const { config, options } = blog;
  const { blogSidebarCount, blogSidebarTitle, archiveBasePath } = options;
  const all = listedPosts(blog);
  const posts = blogSidebarCount === 'ALL' ? all : all.slice(0, blogSidebarCount);
  if (posts.length === 0) return undefined;
  const title = blogSidebarTitle ?? config.texts.recentPosts;
  const years = yearsOf(posts.map(({ source }) => source)).map(
    (year): SidebarItem => ({
      kind: 'category',
      label: year,
      collapsible: false,
      collapsed: false,
      items: posts
        .filter(({ source }) => source.date.startsWith(year))
        .map(({ source, title, href }) => ({
          kind: 'link',
          label: source.frontmatter.sidebar_label ?? title,
          href,
        })),
    }),
  );
  const archive =
    archiveBasePath === null ? blogRoute('/', options) : blogRoute(archiveBasePath, options);
  return [
    { kind: 'html', html: toHtml(h('strong', title)), className: 'sidebar-html' },
    ...years,
    { kind: 'link', label: config.texts.allPosts, href: routeToHref(archive, config) },
  ];
}
