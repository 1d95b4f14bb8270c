import { useNoteHead } from 'folia/components';
import type { ReactNode } from 'react';

type Props = {
  title?: string;
  description?: string;
  keywords?: string | string[];
  image?: string;
  wrapperClassName?: string;
  /** Accepted: the footer stands on every page. */
  noFooter?: boolean;
  children?: ReactNode;
};

/** The content alone, since the engine puts the shell around each page; what it says of the document is noted. */
export function Layout({ children, ...said }: Props) {
  useNoteDocument(said);
  return <>{children}</>;
}

/** The same words for the document without content. */
export function PageMetadata({ children, ...said }: Props) {
  useNoteDocument(said);
  return <>{children}</>;
}

function useNoteDocument({ title, description, keywords, image, wrapperClassName }: Props): void {
  const words = typeof keywords === 'string' ? keywords.split(',').map((w) => w.trim()) : keywords;
  useNoteHead({ title, description, keywords: words, image, wrapperClassName });
}

/** In the place of what the shell has already, such as the navigation bar. */
export function Nothing() {
  return null;
}
