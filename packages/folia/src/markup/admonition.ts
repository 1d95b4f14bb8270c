import type { Element, ElementContent, Nodes, Properties } from 'hast';
import { h } from 'hastscript';
import { admonitionClasses } from '../contract/admonitions.ts';
import { hasClass } from './has-class.ts';

/**
 * A box that sets a note or a warning apart: its title, then the content. The component `Admonition` writes the same
 * for content that is React's.
 * @param name a known kind, or one that the site has added
 */
export function admonition(
  name: string,
  title: string,
  children: ElementContent[],
  properties?: Properties,
): Element {
  const box = admonitionBox(name);
  return {
    ...box,
    properties: { ...box.properties, ...properties },
    children: [admonitionTitle([{ type: 'text', value: title }]), ...children],
  };
}

/** The box without what is in it, for trees that are not HTML yet. */
export function admonitionBox(name: string): Element {
  return h('div', { className: admonitionClasses(name), role: 'note' });
}

/** The first paragraph of a box. */
export function admonitionTitle(children: ElementContent[]): Element {
  return h('p.admonition-title', children);
}

/** Whether an element is such a box. */
export function isAdmonitionBox(node: Nodes): boolean {
  return hasClass(node, 'admonition');
}
