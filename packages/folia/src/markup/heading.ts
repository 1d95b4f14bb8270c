import type { Element, ElementContent, Nodes, Properties } from 'hast';
import { h } from 'hastscript';
import { hasClass } from './has-class.ts';

export type HeadingOptions = {
  level: number;
  id: string;
  /** The name of the link to the section, for screen readers. */
  linkLabel: string;
  /** Further attributes. */
  properties?: Properties;
};

/** The heading of a section, with a link to it behind its text. */
export function sectionHeading(
  { level, id, linkLabel, properties }: HeadingOptions,
  children: ElementContent[],
): Element {
  return h(`h${level}`, { id, ...properties }, [...children, headingLink(id, linkLabel)]);
}

/** The link of a heading to itself. Its sign is the style sheet's, so that the text can be selected as any other. */
export function headingLink(id: string, label: string): Element {
  return h('a.heading-link', { href: `#${id}`, ariaLabel: label });
}

/** Whether an element is the link of a heading to itself. */
export function isHeadingLink(node: Nodes): boolean {
  return hasClass(node, 'heading-link');
}
