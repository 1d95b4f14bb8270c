import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import { type PageHead, useSetHead } from './page-head.ts';

/**
 * Sets title, description, keywords and preview image, adds structured data, and hides the page from search engines;
 * everything else in the head is up to the engine, and is reported.
 */
export function Head({ children }: { children?: ReactNode }) {
  const parts = elementsOf(children).map(getMetadata);
  const structuredData = parts.flatMap((part) => part.structuredData ?? []);
  const ignored = parts.flatMap((part) => part.ignored ?? []);
  useSetHead({
    ...Object.assign({}, ...parts),
    ...(structuredData.length > 0 && { structuredData }),
    ignored,
  });
  return null;
}

function elementsOf(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<Tag>(child) && child.type === Fragment
      ? elementsOf(child.props.children)
      : [child],
  );
}

type Tag = {
  name?: string;
  property?: string;
  rel?: string;
  content?: string;
  type?: string;
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html?: unknown };
};

function getMetadata(element: ReactNode): PageHead {
  if (!isValidElement<Tag>(element)) return {};
  const { name, property, content, children, type } = element.props;
  if (element.type === 'script' && type === 'application/ld+json') {
    const data = readStructuredData(element.props);
    return data ? { structuredData: [data] } : { ignored: ['<script> with invalid JSON-LD'] };
  }
  if (element.type === 'title') {
    const title = getText(children);
    return { title, documentTitle: title };
  }
  if (element.type !== 'meta' || content === undefined) return { ignored: [describe(element)] };
  switch (name ?? property) {
    case 'description':
    case 'og:description':
      return { description: content };
    case 'keywords':
      return { keywords: content.split(',').map((word) => word.trim()) };
    case 'og:title':
      return { title: content };
    case 'og:image':
      return { image: content };
    case 'robots':
      // https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
      return /\b(?:noindex|none)\b/i.test(content) ? { noIndex: true } : {};
    default:
      return { ignored: [describe(element)] };
  }
}

function readStructuredData({ children, dangerouslySetInnerHTML }: Tag): object | undefined {
  try {
    const text = dangerouslySetInnerHTML?.__html ?? getText(children);
    const data: unknown = JSON.parse(String(text));
    return typeof data === 'object' && data !== null ? data : undefined;
  } catch {
    return undefined;
  }
}

/** @example describe(<link rel="me" href="…" />) // '<link rel="me">' */
function describe({ type, props }: { type: unknown; props: Tag }): string {
  const tag = typeof type === 'string' ? type : 'component';
  const key = (['name', 'property', 'rel'] as const).find((attribute) => props[attribute]);
  return key ? `<${tag} ${key}="${props[key]}">` : `<${tag}>`;
}

function getText(children: ReactNode): string {
  return Children.toArray(children)
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join('');
}
