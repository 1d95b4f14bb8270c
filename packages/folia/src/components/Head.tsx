import { Children, isValidElement, type ReactNode } from 'react';
import { type PageHead, useSetHead } from './page-head.ts';

/**
 * Sets title, description, keywords and preview image; everything else in the head is up to the
 * engine.
 */
export function Head({ children }: { children?: ReactNode }) {
  const parts = Children.toArray(children).map(getMetadata);
  useSetHead(Object.assign({}, ...parts));
  return null;
}

type Tag = { name?: string; property?: string; content?: string; children?: ReactNode };

function getMetadata(element: ReactNode): PageHead {
  if (!isValidElement<Tag>(element)) return {};
  const { name, property, content, children } = element.props;
  if (element.type === 'title') return { title: getText(children) };
  if (element.type !== 'meta' || content === undefined) return {};
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
    default:
      return {};
  }
}

function getText(children: ReactNode): string {
  return Children.toArray(children)
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join('');
}
