import type { Element, ElementContent, Nodes, Properties } from 'hast';
import { h } from 'hastscript';
import { hasClass } from './has-class.ts';

export type HeadingOptions = {
  level: number;
  id: string;
  /** Accessible name of the link to the section. */
  linkLabel: string;
  /** Additional attributes. */
  properties?: Properties;
};

/** Makes the heading of a section, followed by a link to it. */
export function sectionHeading(
  { level, id, linkLabel, properties }: HeadingOptions,
  children: ElementContent[],
): Element {
  return h(`h${level}`, { id, ...properties }, [...children, headingLink(id, linkLabel)]);
}

/** Makes a heading's link to itself. Its symbol is in the style sheet, so that selecting the heading does not include it. */
export function headingLink(id: string, label: string): Element {
  return h('a.heading-link', { href: `#${id}`, ariaLabel: label });
}

/** Whether a node is a heading's link to itself. */
export function isHeadingLink(node: Nodes): boolean {
  return hasClass(node, 'heading-link');
}
