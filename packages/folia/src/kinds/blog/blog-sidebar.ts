import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { routeToHref } from '../../contract/address.ts';
import type { SidebarItem } from '../../contract/shell-data.ts';
import { blogRoute, listYears } from './listings.ts';
import { type Blog, listedPosts } from './post.ts';

/** Makes the sidebar: recent posts by year, and a link to all posts. Undefined if it would have no posts. */
export function blogSidebar(blog: Blog): SidebarItem[] | undefined {
  const { config, options } = blog;
  const { blogSidebarCount, blogSidebarTitle, archiveBasePath } = options;
  const all = listedPosts(blog);
  const posts = blogSidebarCount === 'ALL' ? all : all.slice(0, blogSidebarCount);
  if (posts.length === 0) return undefined;
  const title = blogSidebarTitle ?? config.texts.recentPosts;
  const years = listYears(posts).map(
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
