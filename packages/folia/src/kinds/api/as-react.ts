import type { Element, ElementContent } from 'hast';
import { find, hastToReact, html } from 'property-information';
import { createElement, type ReactElement, type ReactNode } from 'react';

/**
 * Turns markup of the engine, which has no `style`, into a React element.
 *
 * @param children take the place of a `slot` within the markup
 */
export function asReact(
  markup: Element,
  children?: ReactNode,
): ReactElement<Record<string, unknown>> {
  const content = markup.children.map((child) => contentAsReact(child, children));
  return createElement(markup.tagName, propsOf(markup), ...content);
}

function contentAsReact(node: ElementContent, children: ReactNode): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  return node.tagName === 'slot' ? children : asReact(node, children);
}

/** The properties of an element under their React names; lists are joined. */
function propsOf({ properties }: Element): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      const { property, attribute, space, commaSeparated } = find(html, name);
      const prop = space ? (hastToReact[property] ?? property) : attribute;
      return [prop, Array.isArray(value) ? value.join(commaSeparated ? ', ' : ' ') : value];
    }),
  );
}
