import type { Element, ElementContent, Nodes, Properties } from 'hast';
import { h } from 'hastscript';
import { admonitionClasses } from '../contract/admonitions.ts';
import { hasClass } from './has-class.ts';

/**
 * Makes an admonition: a box with a title and content. The `Admonition` component renders the same HTML.
 * @param name a built-in or custom kind
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

/** Makes an empty box, for Markdown trees. @param kind the word for its kind, since its title may not say it */
export function admonitionBox(name: string, kind?: string): Element {
  return h('div', { className: admonitionClasses(name), role: 'note', ariaLabel: kind });
}

/** Makes the title of a box. */
export function admonitionTitle(children: ElementContent[]): Element {
  return h('p.admonition-title', children);
}

/** Whether a node is an admonition. */
export function isAdmonitionBox(node: Nodes): boolean {
  return hasClass(node, 'admonition');
}
