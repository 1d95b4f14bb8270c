import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import type { BlockContent, Heading, Paragraph } from 'mdast';
import { visit } from 'unist-util-visit';

/** A node of either syntax. */
type Node = Parameters<typeof visit>[0];

/** The attribute that marks texts whose values are read from the rendered HTML. */
const MARK = 'data-lead';
const LEAD_HEADING = new RegExp(`<data ${MARK}="">([\\s\\S]*?)</data>`);
const FIRST_PARAGRAPH = new RegExp(`<p ${MARK}="">([\\s\\S]*?)</p>`);
const HEADING = /<h[1-6] id="([^"]*)"[^>]*>([\s\S]*?)<\/h[1-6]>/g;

/** Whether the text of a node depends on code: it has an expression or a component. Comments do not count. */
export function isComputed(node: Node): boolean {
  let found = false;
  visit(node, (inner) => {
    if (inner.type === 'mdxTextExpression' || inner.type === 'mdxFlowExpression') {
      found ||= !('value' in inner && /^\s*\/\*[\s\S]*\*\/\s*$/.test(String(inner.value)));
    } else if (inner.type === 'mdxJsxTextElement' || inner.type === 'mdxJsxFlowElement') {
      found ||= 'name' in inner && /^[A-Z]/.test(String(inner.name));
    }
  });
  return found;
}

/** Keeps a title that depends on code in the page, so that its rendered text can be read and removed. */
export function markLeadHeading({ children }: Heading): BlockContent {
  return {
    type: 'mdxJsxFlowElement',
    name: 'data',
    attributes: [{ type: 'mdxJsxAttribute', name: MARK, value: '' }],
    children: [{ type: 'paragraph', children }],
  };
}

/** Marks a first paragraph that depends on code, so that its rendered text can be read. */
export function markFirstParagraph(paragraph: Paragraph): void {
  paragraph.data = { ...paragraph.data, hProperties: { [MARK]: '' } };
}

/** Texts of a page that are read from its rendered HTML. */
type RenderedTexts = { html: string; heading?: string; firstParagraph?: string };

/** Reads the texts that were marked, and returns the HTML without the marks and without the title. */
export function takeMarkedTexts(html: string): RenderedTexts {
  if (!html.includes(` ${MARK}=""`)) return { html };
  const heading = LEAD_HEADING.exec(html)?.[1];
  const firstParagraph = FIRST_PARAGRAPH.exec(html)?.[1];
  return {
    html: html.replace(LEAD_HEADING, '').replace(` ${MARK}=""`, ''),
    ...(heading === undefined ? {} : { heading: plainText(heading) }),
    ...(firstParagraph === undefined ? {} : { firstParagraph: plainText(firstParagraph) }),
  };
}

/** The texts of the headings in rendered HTML, by their ids. */
export function renderedTitles(html: string): Map<string, string> {
  const headings = [...html.matchAll(HEADING)];
  return new Map(headings.map(([, id = '', title = '']) => [plainText(id), plainText(title)]));
}

function plainText(html: string): string {
  return textOf(fromHtml(html, { fragment: true }))
    .replace(/\s+/g, ' ')
    .trim();
}
