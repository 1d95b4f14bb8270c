import type { Element, ElementContent, RootContent } from 'hast';

const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

/** The name under which a reader's package manager is remembered. */
const GROUP = 'package-manager';

export type ManagedCommands = { manager: string; code: string };

/** Commands for npm, written for each package manager. */
export async function forEachManager(code: string): Promise<ManagedCommands[]> {
  // Loaded when the first such block asks for it.
  const { default: convert } = await import('npm-to-yarn');
  return MANAGERS.map((manager) => ({
    manager,
    code: manager === 'npm' ? code : convert(code, manager).replace(/\n$/, ''),
  }));
}

/** The blocks as tabs: in MDX by the component, whose names are unique on the page, else as the HTML it gives. */
export function managerTabs(
  blocks: { manager: string; figure: Element }[],
  name: string,
  isMdx: boolean,
): RootContent {
  if (!isMdx) return tabsElement(blocks, name);
  const attribute = (key: string, value: string) =>
    ({ type: 'mdxJsxAttribute', name: key, value }) as const;
  return {
    type: 'mdxJsxFlowElement',
    name: 'Tabs',
    attributes: [attribute('groupId', GROUP)],
    children: blocks.map(({ manager, figure }) => ({
      type: 'mdxJsxFlowElement',
      name: 'TabItem',
      attributes: [attribute('value', manager)],
      children: [figure],
    })),
  };
}

function tabsElement(blocks: { manager: string; figure: Element }[], name: string): Element {
  const children = blocks.flatMap(({ manager, figure }, index): ElementContent[] => {
    const radio = element('input', {
      type: 'radio',
      name,
      value: manager,
      checked: index === 0,
      dataTabGroup: GROUP,
    });
    return [
      element('label', {}, [radio, { type: 'text', value: manager }]),
      element('div', { className: ['tab-panel'] }, [figure]),
    ];
  });
  return element('div', { className: ['tabs'] }, children);
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}
