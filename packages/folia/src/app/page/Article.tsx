import { memo } from 'react';
import type { ContentLanguage } from '../../contract/page-data.ts';

type Props = {
  html: string;
  language?: ContentLanguage;
};

/**
 * The finished body of a page. On the first page React adopts what stands in the document; the key that the caller
 * gives it, the page's address, makes a later page replace it.
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
