import type { Article, StructuredData } from '../../contract/page-data.ts';
import type { Author } from './authors.ts';
import { authorHref, authorPictureHref, type Blog, type Post, siteHref } from './post.ts';

/** Metadata of a post for link previews (https://ogp.me/#type_article). */
export function describeArticle({ source, updated, authors, tags }: Post): Article {
  return {
    published: source.date,
    modified: updated,
    authors: authors.map(({ name }) => name),
    tags: tags.map(({ label }) => label),
  };
}

/** Metadata of a post for search engines (https://schema.org/BlogPosting). */
export function describePosting(post: Post, blog: Blog): StructuredData {
  const { config } = blog;
  const { title, description, source, updated, tags, authors, image } = post;
  const url = toAbsoluteUrl(post.href, blog);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    name: title,
    description,
    inLanguage: post.language?.lang ?? config.locale.htmlLang,
    datePublished: source.date,
    ...(updated ? { dateModified: updated } : {}),
    ...(image ? { image: toAbsoluteUrl(siteHref(image, config.siteBaseUrl), blog) } : {}),
    ...(tags.length > 0 ? { keywords: tags.map(({ label }) => label) } : {}),
    ...(authors.length > 0
      ? { author: authors.map((author) => describePerson(author, blog)) }
      : {}),
  };
}

function describePerson(author: Author, blog: Blog) {
  const href = authorHref(author, blog);
  const picture = authorPictureHref(author, blog);
  const { title, isOrganization } = author;
  return {
    '@type': isOrganization ? 'Organization' : 'Person',
    name: author.name,
    ...(title ? { description: title } : {}),
    ...(href ? { url: toAbsoluteUrl(href, blog) } : {}),
    ...(picture ? { image: toAbsoluteUrl(picture, blog) } : {}),
  };
}

function toAbsoluteUrl(href: string, { config }: Blog): string {
  return URL.canParse(href, config.url) ? new URL(href, config.url).href : href;
}
