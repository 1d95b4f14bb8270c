import { useSetHead } from 'folia/components';
import type { ReactNode } from 'react';

type Props = {
  title?: string;
  description?: string;
  keywords?: string | string[];
  image?: string;
  wrapperClassName?: string;
  /** Accepted but ignored: every page has the footer. */
  noFooter?: boolean;
  children?: ReactNode;
};

/**
 * Only the content, since the engine renders the shell. The metadata goes into the document's head.
 */
export function Layout({ children, ...metadata }: Props) {
  useDocumentMetadata(metadata);
  return <>{children}</>;
}

/** Sets metadata of the document without rendering anything. */
export function PageMetadata({ children, ...metadata }: Props) {
  useDocumentMetadata(metadata);
  return <>{children}</>;
}

function useDocumentMetadata({
  title,
  description,
  keywords,
  image,
  wrapperClassName,
}: Props): void {
  const words = typeof keywords === 'string' ? keywords.split(',').map((w) => w.trim()) : keywords;
  useSetHead({ title, description, keywords: words, image, wrapperClassName });
}

/** Replaces what the shell already contains, such as the navigation bar. */
export function NullComponent() {
  return null;
}
