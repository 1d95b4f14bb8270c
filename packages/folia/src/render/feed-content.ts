import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { plainContent } from './plain-content.ts';

/**
 * The body of a page as feed readers show it.
 * @param page absolute URL of the page, for links to its sections
 */
export function feedContent(html: string, page: string): string {
  const content: Root = { type: 'root', children: plainContent(html, page) };
  // A feed has no style sheet for the languages of code.
  visit(content, 'element', ({ properties }) => {
    delete properties.className;
  });
  return toHtml(content);
}
