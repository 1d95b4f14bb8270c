import type { Element, RootContent } from 'hast';
import { tabs } from '../../markup/tabs.ts';

const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

/** Group of the tabs, which stores the reader's choice of package manager. */
const GROUP = 'package-manager';

export type ManagedCommands = { manager: string; code: string };

/** Converts npm commands for each package manager. */
export async function forEachManager(code: string): Promise<ManagedCommands[]> {
  // Loaded on first use.
  const { default: convert } = await import('npm-to-yarn');
  return MANAGERS.map((manager) => ({
    manager,
    code: manager === 'npm' ? code : convert(code, manager).replace(/\n$/, ''),
  }));
}

/** Makes tabs from code blocks: in MDX with the `Tabs` component, whose ids are unique on the page, else as HTML. */
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
