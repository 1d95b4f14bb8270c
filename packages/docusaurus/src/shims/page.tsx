import { type PageValues, useOriginal, usePageValues, useSiteValues } from 'folia/components';
import type { ReactNode } from 'react';

/** Hooks about the page: https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs */

const NO_PAGE: PageValues = { href: '', frontmatter: {} };

function usePage(): PageValues {
  return usePageValues() ?? NO_PAGE;
}

/** The page that the content is on. What is not known while its text is rendered is undefined. */
export function useDoc() {
  const { frontmatter, toc = [], ...page } = usePage();
  const { lastUpdate } = page;
  return {
    frontMatter: frontmatter,
    toc: toc.map(({ id, title, level }) => ({ id, value: title, level })),
    contentTitle: page.title,
    assets: {},
    metadata: {
      id: page.href,
      slug: page.href,
      permalink: page.href,
      title: page.title,
      description: page.description ?? '',
      editUrl: page.editUrl,
      lastUpdatedAt: lastUpdate?.time === undefined ? undefined : Date.parse(lastUpdate.time),
      lastUpdatedBy: lastUpdate?.author,
      tags: (page.tags ?? []).map(toPermalink),
      previous: page.previous && { title: page.previous.label, permalink: page.previous.href },
      next: page.next && { title: page.next.label, permalink: page.next.href },
      version: page.version?.name ?? 'current',
      frontMatter: frontmatter,
    },
  };
}

function toPermalink({ label, href }: { label: string; href: string }) {
  return { label, permalink: href };
}

/** The post that the content is on. */
export function useBlogPost() {
  const { metadata, ...post } = useDoc();
  const image = post.frontMatter['image'];
  const date = post.frontMatter['date'];
  return {
    ...post,
    assets: { image, authorsImageUrls: [] },
    isBlogPostPage: true,
    metadata: { ...metadata, date, authors: [], readingTime: undefined, hasTruncateMarker: false },
  };
}

/** The default path and title of a blog, whatever the config says. */
export function useBlogMetadata() {
  const { baseUrl } = useSiteValues();
  return { blogBasePath: `${baseUrl}blog`, blogTitle: 'Blog', authorsListPath: '' };
}

/** The breadcrumbs of the page, which is the last one; null if it has none. Categories are links, too. */
export function useSidebarBreadcrumbs() {
  const { breadcrumbs, title, href } = usePage();
  if (!breadcrumbs) return null;
  return [...breadcrumbs, { label: title ?? '', href }].map((item) => ({ type: 'link', ...item }));
}

/** The name of the sidebar, null without one. Its items are not known while the content is rendered. */
export function useDocsSidebar() {
  const { sidebar } = usePage();
  return sidebar === undefined ? null : { name: sidebar, items: [] };
}

/** Always the plugin for docs, even outside of docs. */
export function useRouteContext() {
  return { plugin: { name: 'docusaurus-plugin-content-docs', id: 'default' }, data: {} };
}

/** What a slot of the theme replaces or surrounds, in place of a component of Docusaurus. */
export function Original({ children }: { children?: ReactNode }) {
  const original = useOriginal();
  return <>{children ?? original}</>;
}

/** Renders what it is given, as providers do. */
export function Children({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
