import type { Nodes, Root } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { splitInfo } from '../code/fence-meta.ts';
import { findFenceFaults } from '../code/fence-options.ts';
import { report } from '../report.ts';

type Settings = {
  /** Whether the site has plugins, which may read options that resemble none of the engine's. */
  hasPlugins: boolean;
};

/** Reports options of code fences without an effect. */
export const remarkFenceOptions: Plugin<[Settings], Root> =
  ({ hasPlugins }) =>
  (tree: Root, file: VFile) =>
    reportFaults(tree, file, hasPlugins);

function reportFaults(node: Nodes, file: VFile, hasPlugins: boolean): void {
  if (node.type === 'code') {
    const { meta } = splitInfo(node.lang, node.meta);
    for (const { isUnlikeOwn, ...fault } of meta === '' ? [] : findFenceFaults(meta)) {
      if (isUnlikeOwn && hasPlugins) continue;
      report(file, node, { severity: 'warning', kind: 'options of code blocks', ...fault });
    }
  }
  if ('children' in node) for (const child of node.children) reportFaults(child, file, hasPlugins);
}
