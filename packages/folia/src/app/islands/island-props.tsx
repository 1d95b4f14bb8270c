import { createElement, type ReactNode } from 'react';
import { CONTENT_ELEMENT, CONTENT_NUMBER, contentNumber } from '../../contract/island-content.ts';
import { livePolicy } from '../live-policy.ts';

/** Called with an element that shows content again, so that the islands within it go live. */
type OnShown = (place: Element) => void;

/**
 * Reads the props of an island. Content in them is the nodes that the document has: where the build has placed them, or in
 * a template, which is removed, since React does not know it.
 */
export function readProps(island: HTMLElement, onShown: OnShown): Record<string, unknown> {
  const contents = new Map<number, ChildNode[]>();
  const selector = `${CONTENT_ELEMENT}[${CONTENT_NUMBER}],:scope>template[${CONTENT_NUMBER}]`;
  for (const part of island.querySelectorAll(selector)) {
    // Islands within the content have their own.
    if (part.closest('docs-island') !== island) continue;
    const isHidden = part instanceof HTMLTemplateElement;
    const number = Number(part.getAttribute(CONTENT_NUMBER));
    contents.set(number, [...(isHidden ? part.content : part).childNodes]);
    if (isHidden) part.remove();
  }
  return JSON.parse(island.dataset.props ?? '{}', (_key, value: unknown) => {
    const number = contentNumber(value);
    const nodes = number === undefined ? undefined : contents.get(number);
    return nodes ? <Content key={number} number={number} nodes={nodes} onShown={onShown} /> : value;
  });
}

/** One object, since React writes the content of an element again if it gets another one. */
const NO_HTML = { __html: livePolicy.createHTML('') };

type Props = { number: number | undefined; nodes: ChildNode[]; onShown: OnShown };

/**
 * Content of an island. React finds it in the document, or makes an empty element for it, and never looks inside. The nodes
 * stay the same while the island hides and shows them, with what the reader has done in them.
 */
function Content({ number, nodes, onShown }: Props): ReactNode {
  const fill = (place: Element | null) => {
    if (!place) return;
    const isElsewhere = nodes.some((node) => node.isConnected);
    if (!place.hasChildNodes())
      place.append(...(isElsewhere ? nodes.map((node) => node.cloneNode(true)) : nodes));
    onShown(place);
  };
  return createElement(CONTENT_ELEMENT, {
    [CONTENT_NUMBER]: number,
    ref: fill,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: NO_HTML,
  });
}
