import type { Element, ElementContent, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { walk } from '../../compile/rehype/walk.ts';
import { isHeadingLink } from '../../markup/heading.ts';
import type { Post } from './post.ts';

/** Attributes that refer to elements by id. */
const REFERENCES = [
  'htmlFor',
  'ariaLabelledBy',
  'ariaDescribedBy',
  'ariaControls',
  'popoverTarget',
];

/**
 * Makes the excerpt of a post for a list: the HTML before the fold with headings one level lower, ids prefixed, and links
 * within the post pointing to its page. Without a fold, the description.
 * @param prefix of ids, unique within the list
 */
export function makeExcerpt(
  { beforeFold, description, href }: Post,
  prefix: string,
): RootContent[] {
  if (beforeFold === undefined) {
    return [element('p', [{ type: 'text', value: description }])];
  }
  const tree = fromHtml(beforeFold, { fragment: true });
  walk(tree, (node, index, parent) => {
    if (node.type !== 'element') return undefined;
    // Hydration needs the props and ids that the island was rendered with.
    if (node.tagName === 'docs-island') return false;
    lowerHeading(node);
    prefixIds(node, href, prefix);
    if (isHeading(node)) parent.children[index] = withoutHeadingLink(node);
    return undefined;
  });
  return tree.children;
}

function lowerHeading(node: Element): void {
  const level = Number(/^h([1-5])$/.exec(node.tagName)?.[1]);
  if (level) node.tagName = `h${level + 1}`;
}

function isHeading({ tagName }: Element): boolean {
  return /^h[2-6]$/.test(tagName);
}

/** Headings in a list are not link targets; those in the post are. */
function withoutHeadingLink(heading: Element): Element {
  const { id: _, ...properties } = heading.properties;
  const children = heading.children.filter((child) => !isHeadingLink(child));
  return { ...heading, properties, children };
}

function prefixIds({ tagName, properties }: Element, href: string, prefix: string): void {
  const withPrefix = (id: string) => `${prefix}-${id}`;
  if (typeof properties.id === 'string') properties.id = withPrefix(properties.id);
  // Radio buttons with the same name are one group.
  if (tagName === 'input' && typeof properties.name === 'string') {
    properties.name = withPrefix(properties.name);
  }
  for (const key of REFERENCES) {
    const value = properties[key];
    if (typeof value === 'string') properties[key] = withPrefix(value);
    if (Array.isArray(value)) properties[key] = value.map((id) => withPrefix(String(id)));
  }
  const target = properties.href;
  if (typeof target === 'string' && target.startsWith('#')) {
    properties.href = tagName === 'a' ? href + target : `#${withPrefix(target.slice(1))}`;
  }
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'string' && value.startsWith('url(#')) {
      properties[key] = value.replace('url(#', `url(#${prefix}-`);
    }
  }
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
