import type { Element } from 'hast';
import { h } from 'hastscript';

export type Tab = { value: string; content: Element };

export type TabsOptions = {
  /** Name of the radio buttons, unique on the page. */
  name: string;
  /** Tabs in the same group are selected together, and the selection is saved. */
  group: string;
};

/**
 * Makes tabs, with the first one selected. They are radio buttons with panels, so they work without scripts. The `Tabs`
 * component renders the same HTML.
 */
export function tabs(alternatives: Tab[], { name, group }: TabsOptions): Element {
  return h(
    'div.tabs',
    tabsName(alternatives.map(({ value }) => value)),
    alternatives.flatMap(({ value, content }, index) => {
      const radio = { type: 'radio', name, value, checked: index === 0, dataTabGroup: group };
      return [h('label', [h('input', radio), value]), h('div.tab-panel', [content])];
    }),
  );
}

/** Names a group of radio buttons by its choices. Not `radiogroup`, which may contain nothing but them. */
export function tabsName(labels: string[]): { role: string; ariaLabel: string } {
  return { role: 'group', ariaLabel: labels.join(', ') };
}
