import { routeToMarkdownFile, withBase } from '../contract/address.ts';
import type { SidebarItem } from '../contract/shell-data.ts';
import type { SitePage } from '../model/site.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { getLocaleFile } from '../translate/locales.ts';
import { listHrefs } from './sidebar-windows.ts';
import { isListed } from './sitemap.ts';

/** What the list of a locale's pages depends on. */
type Listed = {
  config: SiteConfig;
  pages: SitePage[];
  /** In the order of the config. */
  sidebars: (readonly SidebarItem[])[];
};

/** The sections of pages that are in no category, of API references, and of posts. */
const DOCS = 'Docs';
const API = 'API';
const BLOG = 'Blog';
/** The section that a program may skip: https://llmstxt.org/#format */
const OPTIONAL = 'Optional';

export const LLMS_FILE = 'llms.txt';

/**
 * Renders `llms.txt`, the list of pages for readers that are programs, with links to the Markdown of each: a section for each
 * category at the top of a sidebar, API references, the posts of the blog, and everything else. Pages that search engines
 * ignore are missing.
 * @see https://llmstxt.org
 */
export function renderLlmsText({ config, pages, sidebars }: Listed): string {
  const listed = pages.filter(isListed);
  const blog = (config.blog ? config.blog.blogTitle : undefined) ?? BLOG;
  const posts = new Set(listed.flatMap(({ article, data }) => (article ? [data.href] : [])));
  const isPost = (href: string) => posts.has(href);
  const sections = sectionOfPages(sidebars, { isPost, blog });
  const titleOf = ({ article, data }: SitePage) =>
    sections.get(data.href) ?? (article ? blog : OPTIONAL);
  const order = [...new Set([...sections.values(), blog, OPTIONAL])];
  const place = new Map([...sections.keys()].map((href, index) => [href, index]));
  const placeOf = ({ data }: SitePage) => place.get(data.href) ?? place.size;
  const groups = Map.groupBy(
    listed.toSorted((a, b) => placeOf(a) - placeOf(b)),
    titleOf,
  );
  const parts = order.flatMap((title) => {
    const lines = (groups.get(title) ?? []).map((page) => pageLine(page, config));
    return lines.length === 0 ? [] : [`## ${inOneLine(title)}\n\n${lines.join('\n')}`];
  });
  const tagline = config.tagline ? [`> ${inOneLine(config.tagline)}`] : [];
  return `${[`# ${inOneLine(config.title)}`, ...tagline, ...parts].join('\n\n')}\n`;
}

/** The section of each page in a sidebar, by the address of the page, in the order of the sidebars. */
function sectionOfPages(
  sidebars: Listed['sidebars'],
  { isPost, blog }: { isPost: (href: string) => boolean; blog: string },
): Map<string, string> {
  const sections = new Map<string, string>();
  const add = (item: SidebarItem, section: string) => {
    if ('href' in item && item.href !== undefined && !sections.has(item.href)) {
      sections.set(item.href, section);
    }
    if (item.kind === 'category') for (const inner of item.items) add(inner, section);
  };
  const hasPost = (item: SidebarItem) => [...listHrefs(item)].some(isPost);
  for (const items of sidebars) {
    const ofAll = items.some(hasOperation) ? API : items.some(hasPost) ? blog : undefined;
    for (const item of items) add(item, ofAll ?? (item.kind === 'category' ? item.label : DOCS));
  }
  return sections;
}

function hasOperation(item: SidebarItem): boolean {
  if (item.kind === 'category') return item.items.some(hasOperation);
  return item.kind === 'link' && item.method !== undefined;
}

function pageLine({ route, title, data }: SitePage, config: SiteConfig): string {
  const file = getLocaleFile(routeToMarkdownFile(route, config.trailingSlash), config);
  const url = new URL(withBase(file, config.siteBaseUrl), config.url).href;
  const name = inOneLine(data.heading ?? title).replace(/[[\]\\]/g, '\\$&');
  const description = data.description ? `: ${inOneLine(data.description)}` : '';
  return `- [${name}](${url})${description}`;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
