import type { Article } from '../../contract/page-data.ts';
import type { Author } from './authors.ts';
import { authorHref, type Blog, type Post, siteHref } from './post.ts';

/** What search engines and previews are told of a post (https://ogp.me/#type_article, https://schema.org/BlogPosting). */
export function articleOf(post: Post, blog: Blog): Article {
  const { config } = blog;
  const { title, description, source, updated, tags, authors, image } = post;
  const url = absolute(post.href, blog);
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
      ...(image ? { image: absolute(siteHref(image, config.siteBaseUrl), blog) } : {}),
      ...(tags.length > 0 ? { keywords: tags.map(({ label }) => label) } : {}),
      ...(authors.length > 0 ? { author: authors.map((author) => personOf(author, blog)) } : {}),
    },
  };
}

function personOf(author: Author, blog: Blog) {
  const href = authorHref(author, blog);
  const { imageUrl, title, isOrganization } = author;
  return {
    '@type': isOrganization ? 'Organization' : 'Person',
    name: author.name,
    ...(title ? { description: title } : {}),
    ...(href ? { url: absolute(href, blog) } : {}),
    ...(imageUrl ? { image: absolute(siteHref(imageUrl, blog.config.siteBaseUrl), blog) } : {}),
  };
}

function absolute(href: string, { config }: Blog): string {
  return URL.canParse(href, config.url) ? new URL(href, config.url).href : href;
}
