import type { Element } from 'hast';
import { h } from 'hastscript';

export type Tab = { value: string; content: Element };

export type TabsOptions = {
  /** The name of the radio buttons, of which a page has no second. */
  name: string;
  /** Tabs of one group change together, and the choice is remembered. */
  group: string;
};

/**
 * Alternatives behind labels, the first of which is open. They are radio buttons with panels, so that they work without
 * scripts. The component `Tabs` writes the same for content that is React's.
 */
export function tabs(alternatives: Tab[], { name, group }: TabsOptions): Element {
  return h(
    'div.tabs',
    alternatives.flatMap(({ value, content }, index) => {
      const radio = { type: 'radio', name, value, checked: index === 0, dataTabGroup: group };
      return [h('label', [h('input', radio), value]), h('div.tab-panel', [content])];
    }),
  );
}
