import type { Element, ElementContent, Properties, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { formatSrcset, parseSrcset } from '../compile/rehype/srcset.ts';
import { isAdmonitionBox } from '../markup/admonition.ts';
import { isCodeFigure } from '../markup/code-figure.ts';
import { hasClass } from '../markup/has-class.ts';
import { isHeadingLink } from '../markup/heading.ts';
import { REQUEST_BUILDER } from '../markup/request-builder.ts';

/** Elements that mean nothing outside of a browser. */
const LEFT_OUT = new Set([
  ...['button', 'dialog', 'form', 'input', 'link', 'meta', 'noscript', 'object', 'script'],
  ...['select', 'style', 'template', 'textarea', 'wbr'],
]);

/** Elements that only the styles and scripts of the page give a meaning to. */
const UNWRAPPED = new Set(['docs-island', 'docs-content', 'label']);

/** Attributes that mean the same without the page around them. */
const KEPT = new Set([
  ...['abbr', 'alt', 'cite', 'colSpan', 'controls', 'dateTime', 'dir', 'height', 'href', 'lang'],
  ...['media', 'open', 'poster', 'reversed', 'rowSpan', 'scope', 'sizes', 'src', 'srcSet', 'start'],
  ...['title', 'type', 'width'],
]);

const ADDRESSES = ['href', 'src', 'poster'];

/**
 * The body of a page for use outside of the site: URLs are absolute, code is text, and what needs styles or scripts is
 * left out or made plain.
 * @param page absolute URL of the page, for links to its sections
 */
export function plainContent(html: string, page: string): RootContent[] {
  return fromHtml(html, { fragment: true }).children.flatMap((node) => plain(node, page));
}

function plain(node: RootContent, page: string): RootContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  if (LEFT_OUT.has(node.tagName) || isHeadingLink(node) || isHidden(node)) return [];
  if (isForm(node) || isTabSwitch(node)) return [];
  if (isDrawing(node)) return drawing(node, page);
  if (node.tagName === 'math') return [node];
  if (node.tagName === 'iframe') return frame(node, page);
  if (isCodeFigure(node)) return code(node);
  const children = node.children.flatMap((child) => plain(child, page));
  if (UNWRAPPED.has(node.tagName)) return labeled(node, children);
  return [
    {
      type: 'element',
      tagName: isAdmonitionBox(node) ? 'blockquote' : node.tagName,
      properties: plainProperties(node.properties, page),
      children: children.filter(isContent),
    },
  ];
}

/** Shows the label of a tab as a line above its panel. The label of a checkbox is an item of a list. */
function labeled({ tagName, children: inner }: Element, children: RootContent[]): RootContent[] {
  const isItem = inner.some(
    (child) => child.type === 'element' && child.properties.type === 'checkbox',
  );
  if (tagName !== 'label' || isItem) return children;
  return [element('p', [element('strong', children.filter(isContent))])];
}

function isContent(node: RootContent): node is ElementContent {
  return node.type !== 'doctype';
}

/** https://www.w3.org/TR/wai-aria-1.2/#aria-hidden */
function isHidden({ properties }: Element): boolean {
  return properties.ariaHidden === 'true';
}

/** Whether an element is a form that needs scripts. A page contains only its messages. */
function isForm({ tagName, properties }: Element): boolean {
  return tagName === 'docs-island' && properties.dataSource === REQUEST_BUILDER;
}

/** Whether an element is the switch of a list of tabs that shows further ones, which are beside it. */
function isTabSwitch(node: Element): boolean {
  return node.tagName === 'details' && hasClass(node, 'tabs-more');
}

/** Whether an element is a picture, whose content has no meaning of its own (https://www.w3.org/TR/wai-aria-1.2/#img). */
function isDrawing({ tagName, properties }: Element): boolean {
  return tagName === 'svg' || (tagName === 'div' && properties.role === 'img');
}

/** Many readers leave drawings out: their words stay, and lead to the drawing. */
function drawing({ properties }: Element, page: string): RootContent[] {
  const label = String(properties.ariaLabel ?? '');
  return label ? [element('p', [element('a', [text(label)], { href: page })])] : [];
}

function frame({ properties }: Element, page: string): RootContent[] {
  const { src, title } = properties;
  if (typeof src !== 'string') return [];
  const href = absolute(src, page);
  return [element('p', [element('a', [text(String(title ?? href))], { href })])];
}

/** A block of code: its title, and its lines as they are copied, with the class that HTML recommends for the language. */
function code(figure: Element): RootContent[] {
  const parts = figure.children.filter((child) => child.type === 'element');
  const title = parts.find(({ tagName }) => tagName === 'figcaption');
  const block = parts.find(({ tagName }) => tagName === 'pre');
  return [
    ...(title ? [element('p', [element('strong', [text(textOf(title))])])] : []),
    ...(block ? [element('pre', [element('code', [text(textOf(block))], language(figure))])] : []),
  ];
}

/** https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-code-element */
function language({ properties }: Element): Properties {
  const { dataLanguage } = properties;
  return dataLanguage ? { className: [`language-${dataLanguage}`] } : {};
}

function plainProperties(properties: Properties, page: string): Properties {
  const kept = Object.entries(properties).filter(([name]) => KEPT.has(name));
  const result: Properties = Object.fromEntries(kept);
  for (const name of ADDRESSES) {
    const value = result[name];
    if (typeof value === 'string') result[name] = absolute(value, page);
  }
  const candidates = result.srcSet;
  if (candidates !== undefined && candidates !== null) {
    const written = Array.isArray(candidates) ? candidates.join(', ') : String(candidates);
    result.srcSet = formatSrcset(
      parseSrcset(written).map((one) => ({ ...one, url: absolute(one.url, page) })),
    );
  }
  return result;
}

function absolute(url: string, page: string): string {
  return URL.canParse(url, page) ? new URL(url, page).href : url;
}

function element(
  tagName: string,
  children: ElementContent[],
  properties: Properties = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
