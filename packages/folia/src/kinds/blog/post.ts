import { routeToHref, withBase } from '../../contract/address.ts';
import type { ContentLanguage } from '../../contract/page-data.ts';
import type { PostPage } from '../../model/source-page.ts';
import { rootedPath } from '../../read/config/configured-files.ts';
import type { SiteConfig } from '../../read/config/site-schema.ts';
import type { Tag } from '../tags/tags-file.ts';
import type { Author } from './authors.ts';
import type { BlogSources } from './blog-sources.ts';
import { authorRoute, tagRoute } from './listings.ts';
import type { BlogConfig } from './schema.ts';

/** A post with the data that pages and feeds show. */
export type Post = {
  source: PostPage;
  href: string;
  title: string;
  description: string;
  /** The body without the fold marker. */
  html: string;
  /** HTML before the fold, possibly with unclosed elements; undefined without a fold. */
  beforeFold?: string;
  /** Reading time; undefined if the config hides it. */
  minutes?: number;
  authors: Author[];
  tags: Tag[];
  /** The language of the text if it differs from that of the interface. */
  language?: ContentLanguage;
  /** A path from the root of the site, or a URL. */
  image?: string;
  updated?: string;
  isUnlisted: boolean;
};

/** The input of all blog pages. */
export type Blog = {
  config: SiteConfig;
  options: BlogConfig;
  sources: BlogSources;
  /** In list order, including unlisted posts. */
  posts: Post[];
};

/** The posts that lists show: all but those with `unlisted`. */
export function listedPosts({ posts }: Blog): Post[] {
  return posts.filter(({ isUnlisted }) => !isUnlisted);
}

/** The title in the config, or else the word for a blog in the language of the locale. */
export function blogTitle({ options, config }: Pick<Blog, 'options' | 'config'>): string {
  return options.blogTitle ?? config.texts.blog;
}

/** The link to the page of a tag, with the base path. */
export function tagHref(tag: Tag, { options, config }: Blog): string {
  return routeToHref(tagRoute(tag, options), config);
}

/** The link of an author's name: their page, else their website, else undefined. */
export function authorHref(author: Author, { options, config }: Blog): string | undefined {
  const route = authorRoute(author, options);
  if (route !== undefined) return routeToHref(route, config);
  return author.url && siteHref(author.url, config.baseUrl);
}

/** The address of an author's picture, which may be written without the leading slash; undefined without a picture. */
export function authorPictureHref({ imageUrl }: Author, { config }: Blog): string | undefined {
  return imageUrl && siteHref(rootedPath(imageUrl), config.siteBaseUrl);
}

/** Adds the base path to a path from the site's root; URLs are unchanged. */
export function siteHref(url: string, baseUrl: string): string {
  return /^\/(?!\/)/.test(url) ? withBase(url, baseUrl) : url;
}
