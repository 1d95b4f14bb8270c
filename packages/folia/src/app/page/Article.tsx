import type { ContentLanguage } from '../../contract/page-data.ts';
import { Markup } from '../Markup.ts';

type Props = {
  html: string;
  language?: ContentLanguage;
};

/**
 * The rendered body of a page. On the first page, React adopts the HTML in the document; the caller
 * passes the page's URL as key, so that a later page replaces it.
 */
export function Article({ html, language }: Props) {
  return (
    <Markup id="page-body" {...language} className="prose" suppressHydrationWarning html={html} />
  );
}
