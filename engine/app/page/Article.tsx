import { memo } from 'react';

type Props = { html: string /** Reached by navigation: it fades in. */; isLater?: boolean };

/**
 * The finished body of a page. On the first page React adopts what stands in the document; the key that the caller
 * gives it, the page's address, makes a later page replace it.
 */
export const Article = memo(function Article({ html, isLater }: Props) {
  return (
    <div
      id="body"
      className={isLater ? 'prose arrived' : 'prose'}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});
