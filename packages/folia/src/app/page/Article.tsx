import { memo } from 'react';
import type { ContentLanguage } from '../../contract/page-data.ts';

type Props = {
  html: string;
  language?: ContentLanguage;
};

/**
 * The rendered body of a page. On the first page, React adopts the HTML in the document; the caller
 * passes the page's URL as key, so that a later page replaces it.
 */
export const Article = memo(function Article({ html, language }: Props) {
  return (
    <div
      id="body"
      {...language}
      className="prose"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
