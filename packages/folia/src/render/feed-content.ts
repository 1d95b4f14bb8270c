import { toHtml } from 'hast-util-to-html';
import { plainContent } from './plain-content.ts';

/**
 * The body of a page as readers of feeds show it.
 * @param page whole address of the page, for links to its sections
 */
export function feedContent(html: string, page: string): string {
  return toHtml({ type: 'root', children: plainContent(html, page) });
}
