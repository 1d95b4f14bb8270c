import type { RenderText } from 'folia-openapi/views';
import { slug } from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { walk } from '../../compile/rehype/walk.ts';
import type { TocEntry } from '../../contract/page-data.ts';
import { codeTokens } from './code-tokens.ts';

/** Elements that words about an API may hold; what is not listed is left out, with its attributes. */
const ALLOWED: Schema = {
  tagNames: [
    ...[
      'a',
      'blockquote',
      'br',
      'code',
      'dd',
      'del',
      'details',
      'div',
      'dl',
      'dt',
      'em',
      'b',
      'i',
      'u',
    ],
    ...[
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'hr',
      'img',
      'ins',
      'kbd',
      'li',
      'ol',
      'p',
      'pre',
      'q',
      's',
    ],
    ...[
      'samp',
      'small',
      'span',
      'strong',
      'sub',
      'summary',
      'sup',
      'table',
      'tbody',
      'td',
      'tfoot',
    ],
    ...['th', 'thead', 'tr', 'ul', 'var'],
  ],
  attributes: {
    a: ['href'],
    code: [['className', /^language-./]],
    img: ['src', 'alt'],
    ol: ['start'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  strip: ['script', 'style', 'title', 'textarea', 'iframe', 'noscript', 'template', 'svg', 'math'],
  allowComments: false,
  allowDoctypes: false,
};

/** A text that is one paragraph without any sign that Markdown or HTML reads. */
const PLAIN = /^(?![\s\d>=+-])[^\n<>&*_`[\]\\#~|!@]*$/;

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .freeze();

/** HTML within Markdown is parsed where there is any. */
const markdownWithHtml = markdown().use(rehypeRaw).freeze();

export type MarkdownOptions = {
  /** Where a link leads; undefined where it leads nowhere, and its words stay. */
  resolveLink: (url: string) => string | undefined;
  copyText: string;
};

/**
 * Makes the function that turns the words of a description into HTML. They are not trusted: scripts, addresses that
 * run code, ids, classes and whatever the browser would fetch are left out.
 */
export function makeRenderText({ resolveLink, copyText }: MarkdownOptions): RenderText {
  const known = new Map<string, string>();
  return (text, { headings, idFor = sameId } = {}) => {
    if (PLAIN.test(text) && !/\bwww\.|:\/\//.test(text)) {
      return { html: `<p>${text.trim()}</p>`, toc: [] };
    }
    const kept = headings === undefined ? known.get(text) : undefined;
    if (kept !== undefined) return { html: kept, toc: [] };
    const processor = text.includes('<') ? markdownWithHtml : markdown;
    const tree = sanitize(processor.runSync(processor.parse(text.slice(0, LONGEST))), ALLOWED);
    const root: Root = tree.type === 'root' ? tree : { type: 'root', children: [] };
    finishElements(root, resolveLink, copyText);
    const toc = setHeadings(root, headings, idFor);
    const html = toHtml(root, { omitOptionalTags: false });
    if (headings === undefined) known.set(text, html);
    return { html, toc };
  };
}

function sameId(slug: string): string {
  return slug;
}

/** Longer words are no description. */
const LONGEST = 100_000;

/** Headings go on from the one they stand under, without gaps. */
function setHeadings(
  root: Root,
  top: number | undefined,
  idFor: (slug: string) => string,
): TocEntry[] {
  const found = findHeadings(root);
  const highest = Math.min(...found.map(({ level }) => level));
  let before = (top ?? 1) - 1;
  return found.flatMap(({ node, level }) => {
    if (top === undefined) {
      node.tagName = 'p';
      node.children = [element('strong', {}, node.children)];
      return [];
    }
    const own = Math.min(level - highest + top, before + 1, 6);
    before = own;
    const title = textOf(node).trim();
    const id = idFor(slug(title) || 'section');
    node.tagName = `h${own}`;
    node.properties = { id };
    const holdsLink = node.children.some((child) => 'tagName' in child && child.tagName === 'a');
    if (!holdsLink) node.children = [element('a', { href: `#${id}` }, node.children)];
    return [{ id, title, level: own }];
  });
}

function findHeadings(root: Root): { node: Element; level: number }[] {
  const found: { node: Element; level: number }[] = [];
  walk(root, (node) => {
    const level = node.type === 'element' ? /^h([1-6])$/.exec(node.tagName)?.[1] : undefined;
    if (node.type === 'element' && level) found.push({ node, level: Number(level) });
    return undefined;
  });
  return found;
}

function finishElements(
  root: Root,
  resolveLink: MarkdownOptions['resolveLink'],
  copyText: string,
): void {
  walk(root, (node, index, parent) => {
    if (node.type !== 'element') return undefined;
    if (node.tagName === 'img') pictureAsLink(node);
    if (node.tagName === 'a') finishLink(node, resolveLink);
    if (node.tagName === 'table') {
      parent.children[index] = element('div', { className: ['table-frame'], tabIndex: 0 }, [node]);
    }
    if (node.tagName !== 'pre') return undefined;
    parent.children[index] = asFigure(node, copyText);
    return false;
  });
}

/** A picture of another site would be fetched as the page is read. */
function pictureAsLink(node: Element): void {
  const { src, alt } = node.properties;
  const words = typeof alt === 'string' && alt ? alt : String(src ?? '');
  node.tagName = typeof src === 'string' ? 'a' : 'span';
  node.properties = typeof src === 'string' ? { href: src } : {};
  node.children = [{ type: 'text', value: words }];
}

function finishLink(node: Element, resolveLink: MarkdownOptions['resolveLink']): void {
  const { href } = node.properties;
  const isElsewhere = typeof href === 'string' && /^(?:https?:|mailto:)/i.test(href);
  const target = isElsewhere ? href : typeof href === 'string' ? resolveLink(href) : undefined;
  if (target === undefined || textOf(node).trim() === '') {
    node.tagName = 'span';
    node.properties = {};
  } else node.properties = { href: target };
}

function asFigure(pre: Element, copyText: string): Element {
  const [code] = pre.children;
  const properties = code?.type === 'element' ? code.properties : {};
  const names = Array.isArray(properties.className) ? properties.className : [];
  const language = String(names[0] ?? '').replace('language-', '') || 'text';
  const tokens = codeTokens(textOf(pre).replace(/\n$/, ''), language.toLowerCase());
  const colored = tokens.map(
    ({ text, className }): ElementContent =>
      className
        ? element('span', { className: [className] }, [{ type: 'text', value: text }])
        : { type: 'text', value: text },
  );
  const copy = { type: 'button', className: ['copy'], dataCopy: '' };
  return element('figure', { className: ['code'] }, [
    element('pre', { tabIndex: 0 }, [element('code', {}, colored)]),
    element('button', copy, [{ type: 'text', value: copyText }]),
  ]);
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}
