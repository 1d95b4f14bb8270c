import { createContext, useContext } from 'react';

/** What a page's content says of its document; written down while it is rendered, which is done at build time only. */
export type PageHead = {
  title?: string;
  description?: string;
  keywords?: string[];
  image?: string;
  wrapperClassName?: string;
};

export const Head = createContext<PageHead>({});

/** Notes what is said of the document; the innermost and last word counts. */
export function useNoteHead(said: PageHead): void {
  const head = useContext(Head);
  Object.assign(
    head,
    Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
  );
}
