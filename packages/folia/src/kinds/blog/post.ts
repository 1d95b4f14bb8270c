import { routeToHref, withBase } from '../../contract/address.ts';
import type { ContentLanguage } from '../../contract/page-data.ts';
import type { PostPage } from '../../model/source-page.ts';
import type { SiteConfig } from '../../read/config/site-schema.ts';
import type { Tag } from '../tags/tags-file.ts';
import type { Author } from './authors.ts';
import type { BlogSources } from './blog-sources.ts';
import { authorRoute, tagRoute } from './listings.ts';
import type { BlogConfig } from './schema.ts';

/** A post with all that pages and feeds say of it. */
export type Post = {
  source: PostPage;
  href: string;
  title: string;
  description: string;
  /** The body without the mark of the fold. */
  html: string;
  /** HTML up to the fold, in which elements may be open; undefined without a fold. */
  beforeFold?: string;
  /** Left out where reading times are not shown. */
  minutes?: number;
  authors: Author[];
  tags: Tag[];
  /** The language of the text where it is another one than that of the interface. */
  language?: ContentLanguage;
  /** A path from the root of the site, or an address. */
  image?: string;
  updated?: string;
  isUnlisted: boolean;
};

/** What all pages of a blog are made from. */
export type Blog = {
  config: SiteConfig;
  options: BlogConfig;
  sources: BlogSources;
  /** In the order of the list, unlisted ones included. */
  posts: Post[];
};

export function listedPosts({ posts }: Blog): Post[] {
  return posts.filter(({ isUnlisted }) => !isUnlisted);
}

export function blogTitle({ options, config }: Pick<Blog, 'options' | 'config'>): string {
  return options.blogTitle ?? config.texts.blog;
}

export function tagHref(tag: Tag, { options, config }: Blog): string {
  return routeToHref(tagRoute(tag, options), config);
}

/** Where an author's name leads: their page, their site, or nowhere. */
export function authorHref(author: Author, { options, config }: Blog): string | undefined {
  const route = authorRoute(author, options);
  if (route !== undefined) return routeToHref(route, config);
  return author.url && siteHref(author.url, config.baseUrl);
}

/** A path from the site's root gets the base path; an address stays. */
export function siteHref(url: string, baseUrl: string): string {
  return /^\/(?!\/)/.test(url) ? withBase(url, baseUrl) : url;
}
