import type { BlockContent, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { tabsName } from '../../markup/tabs.ts';
import { report } from '../report.ts';
import { directiveLabel } from './directive-label.ts';
import { reportRepeatedTabs } from './repeated-tabs.ts';

type Component = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;
type Tab = {
  label: PhrasingContent[];
  content: ContainerDirective['children'];
  node: ContainerDirective;
};

/**
 * Turns `::::tabs{group="os"}` containers with a `:::tab[Label]` for each alternative into tabs: the HTML of the `Tabs`
 * component, or that component itself in MDX. Tabs of the same group are selected together.
 */
export const remarkTabs: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  if (!/:::+tab/.test(String(file))) return;
  let count = 0;
  visit(tree, 'containerDirective', (node, index, parent) => {
    if (node.name === 'tab') reportLoneTab(node, file);
    if (node.name !== 'tabs' || parent === undefined || index === undefined) return undefined;
    const tabs = readTabs(node, file);
    const group = node.attributes?.['group'] || undefined;
    const named = tabs.map((tab) => ({ value: textOf(tab.label), node: tab.node }));
    reportRepeatedTabs(named, group !== undefined, file);
    count += 1;
    if (file.data.isMdx) {
      parent.children[index] = tabsComponent(tabs, group);
      // The contents of the component are visited next.
      return [SKIP, index];
    }
    const name = `tabs-${count}${file.data.context?.idSuffix ?? ''}`;
    const names = tabsName(tabs.map(({ label }) => textOf(label)));
    node.data = { hName: 'div', hProperties: { className: ['tabs'], ...names } };
    node.children = tabs.flatMap((tab, place) => tabMarkup(tab, { name, group, place }));
    return undefined;
  });
};

function readTabs(container: ContainerDirective, file: VFile): Tab[] {
  if (container.children.length === 0) {
    report(file, container, {
      message: 'The tabs are empty.',
      hint: 'Write a ":::tab[Label]" for each alternative, between "::::tabs" and "::::".',
    });
  }
  return container.children.flatMap((child): Tab[] => {
    if (child.type !== 'containerDirective' || child.name !== 'tab') {
      report(file, child, {
        message: 'Only ":::tab[Label]" can be directly in ":::tabs".',
        hint: 'Give the outer container more colons than the inner ones: "::::tabs" and ":::tab".',
      });
      return [];
    }
    const label = directiveLabel(child);
    if (label) return [{ label: label.children, content: child.children.slice(1), node: child }];
    report(file, child, {
      message: 'A tab needs a label.',
      hint: 'Write ":::tab[Label]".',
    });
    return [];
  });
}

function reportLoneTab(node: ContainerDirective, file: VFile): void {
  report(file, node, {
    message: 'A ":::tab" must be in ":::tabs".',
    hint: 'Write "::::tabs" before the first and "::::" after the last tab.',
  });
}

type TabPlace = { name: string; group: string | undefined; place: number };

/** The nodes of one tab, which become the same HTML as in `markup/tabs.ts`. */
function tabMarkup({ label, content }: Tab, { name, group, place }: TabPlace): BlockContent[] {
  const radio: PhrasingContent = {
    type: 'emphasis',
    children: [],
    data: {
      hName: 'input',
      hProperties: {
        type: 'radio',
        name,
        value: textOf(label),
        checked: place === 0,
        ...(group === undefined ? {} : { dataTabGroup: group }),
      },
    },
  };
  return [
    { type: 'paragraph', data: { hName: 'label' }, children: [radio, ...label] },
    {
      type: 'containerDirective',
      name: 'tab-panel',
      children: content,
      data: { hName: 'div', hProperties: { className: ['tab-panel'] } },
    },
  ];
}

function tabsComponent(tabs: Tab[], group: string | undefined): Component {
  const attribute = (name: string, value: string) =>
    ({ type: 'mdxJsxAttribute', name, value }) as const;
  return {
    type: 'mdxJsxFlowElement',
    name: 'Tabs',
    attributes: group === undefined ? [] : [attribute('groupId', group)],
    children: tabs.map(({ label, content }) => ({
      type: 'mdxJsxFlowElement',
      name: 'TabItem',
      attributes: [attribute('value', textOf(label))],
      children: content,
    })),
  };
}
