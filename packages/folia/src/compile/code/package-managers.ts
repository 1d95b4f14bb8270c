import type { Element, RootContent } from 'hast';
import { tabs } from '../../markup/tabs.ts';

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
  if (!isMdx) {
    const alternatives = blocks.map(({ manager, figure }) => ({ value: manager, content: figure }));
    return tabs(alternatives, { name, group: GROUP });
  }
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
