import { createContext, useContext } from 'react';
import type { StructuredData } from '../contract/page-data.ts';

/**
 * Metadata that a page's content sets for its document, collected while it is rendered at build
 * time.
 */
export type PageHead = {
  title?: string;
  /** The whole title of the document, to which the name of the site is not added. */
  documentTitle?: string;
  description?: string;
  keywords?: string[];
  image?: string;
  wrapperClassName?: string;
  /** Whether search engines should leave the page out. */
  noIndex?: true;
  /** For search engines: https://www.w3.org/TR/json-ld11/ */
  structuredData?: StructuredData[];
  /** Elements that have no effect, such as `<script>`. */
  ignored?: string[];
};

export const PageHeadContext = createContext<PageHead>({});

/**
 * Sets metadata of the document; the last call wins, and inner components win over outer ones. Structured data of all
 * calls is kept.
 */
export function useSetHead(values: PageHead): void {
  const head = useContext(PageHeadContext);
  const structuredData = [...(head.structuredData ?? []), ...(values.structuredData ?? [])];
  const ignored = [...(head.ignored ?? []), ...(values.ignored ?? [])];
  Object.assign(
    head,
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    { ignored },
    structuredData.length > 0 ? { structuredData } : {},
  );
}
