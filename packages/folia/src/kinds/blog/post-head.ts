import type { Article } from '../../contract/page-data.ts';
import type { Author } from './authors.ts';
import { authorHref, type Blog, type Post, siteHref } from './post.ts';

/** Metadata of a post for search engines and link previews (https://ogp.me/#type_article, https://schema.org/BlogPosting). */
export function describeArticle(post: Post, blog: Blog): Article {
  const { config } = blog;
  const { title, description, source, updated, tags, authors, image } = post;
  const url = toAbsoluteUrl(post.href, blog);
  return {
    published: source.date,
    modified: updated,
    authors: authors.map(({ name }) => name),
    tags: tags.map(({ label }) => label),
    structuredData: {
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
    },
  };
}

function describePerson(author: Author, blog: Blog) {
  const href = authorHref(author, blog);
  const { imageUrl, title, isOrganization } = author;
  return {
    '@type': isOrganization ? 'Organization' : 'Person',
    name: author.name,
    ...(title ? { description: title } : {}),
    ...(href ? { url: toAbsoluteUrl(href, blog) } : {}),
    ...(imageUrl
      ? { image: toAbsoluteUrl(siteHref(imageUrl, blog.config.siteBaseUrl), blog) }
      : {}),
  };
}

function toAbsoluteUrl(href: string, { config }: Blog): string {
  return URL.canParse(href, config.url) ? new URL(href, config.url).href : href;
}
