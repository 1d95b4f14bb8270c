import type { Element, ElementContent, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { walk } from '../../compile/rehype/walk.ts';
import { isHeadingLink } from '../../markup/heading.ts';
import type { Post } from './post.ts';

/** Attributes that name elements of the page by their ids. */
const REFERENCES = [
  'htmlFor',
  'ariaLabelledBy',
  'ariaDescribedBy',
  'ariaControls',
  'popoverTarget',
];

/**
 * What stands before the fold, as a part of a list: headings one level lower, ids set apart from those of other posts,
 * links within the post leading to it. Without a fold, the description.
 * @param name sets the ids apart
 */
export function excerptOf({ beforeFold, description, href }: Post, name: string): RootContent[] {
  if (beforeFold === undefined) {
    return [element('p', [{ type: 'text', value: description }])];
  }
  const tree = fromHtml(beforeFold, { fragment: true });
  walk(tree, (node, index, parent) => {
    if (node.type !== 'element') return undefined;
    // Its props and ids are what its code was rendered with.
    if (node.tagName === 'docs-island') return false;
    lowerHeading(node);
    setIdsApart(node, href, name);
    if (isHeading(node)) parent.children[index] = withoutOwnLink(node);
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

/** A heading of a list is no place to link to: that is the post's. */
function withoutOwnLink(heading: Element): Element {
  const { id: _, ...properties } = heading.properties;
  const children = heading.children.filter((child) => !isHeadingLink(child));
  return { ...heading, properties, children };
}

function setIdsApart({ tagName, properties }: Element, href: string, name: string): void {
  const apart = (id: string) => `${name}-${id}`;
  if (typeof properties.id === 'string') properties.id = apart(properties.id);
  // Radio buttons of one name are one choice.
  if (tagName === 'input' && typeof properties.name === 'string') {
    properties.name = apart(properties.name);
  }
  for (const key of REFERENCES) {
    const value = properties[key];
    if (typeof value === 'string') properties[key] = apart(value);
    if (Array.isArray(value)) properties[key] = value.map((id) => apart(String(id)));
  }
  const target = properties.href;
  if (typeof target === 'string' && target.startsWith('#')) {
    properties.href = tagName === 'a' ? href + target : `#${apart(target.slice(1))}`;
  }
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'string' && value.startsWith('url(#')) {
      properties[key] = value.replace('url(#', `url(#${name}-`);
    }
  }
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
