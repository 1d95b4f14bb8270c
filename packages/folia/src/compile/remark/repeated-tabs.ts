import type { Nodes } from 'mdast';
import type { VFile } from 'vfile';
import { report } from '../report.ts';

/**
 * Reports tabs with the same value in one set. In a group, the value is what a reader chooses: of two tabs that share one, only
 * the last can be shown.
 */
export function reportRepeatedTabs(
  tabs: { value: string; node: Nodes }[],
  isInGroup: boolean,
  file: VFile,
): void {
  const values = new Set<string>();
  for (const { value, node } of tabs) {
    if (values.has(value)) {
      report(file, node, {
        ...(!isInGroup && { severity: 'warning', kind: 'tabs of the same name' }),
        message: isInGroup
          ? `Two of these tabs are called "${value}", of which only the last can be shown.`
          : `Two of these tabs are called "${value}", so readers cannot tell them apart.`,
        hint: 'Give each tab a name of its own.',
      });
    }
    values.add(value);
  }
}
