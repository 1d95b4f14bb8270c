import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean } from '../../nearest.ts';

/** The kinds of admonition, with the word that stands as title where the author gives none. */
const ADMONITIONS: Record<string, { kind: string; title: string }> = {
  note: { kind: 'note', title: 'Note' },
  tip: { kind: 'tip', title: 'Tip' },
  info: { kind: 'info', title: 'Info' },
  important: { kind: 'info', title: 'Important' },
  warning: { kind: 'warning', title: 'Warning' },
  caution: { kind: 'warning', title: 'Caution' },
  danger: { kind: 'danger', title: 'Danger' },
};

/** Turns `:::note[Title]` containers into boxes: a title line, then the content. */
export const remarkAdmonitions: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  visit(tree, 'containerDirective', (node) => {
    const admonition = ADMONITIONS[node.name];
    if (admonition) makeAdmonition(node, admonition);
    else reportUnknown(node, file);
  });
};

function makeAdmonition(
  node: ContainerDirective,
  { kind, title }: { kind: string; title: string },
): void {
  const [first] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  if (label) node.children.shift();
  node.data = {
    hName: 'div',
    hProperties: { className: ['admonition', kind], role: 'note' },
  };
  node.children.unshift({
    type: 'paragraph',
    data: { hProperties: { className: ['admonition-title'] } },
    children: label ? label.children : [{ type: 'text', value: title }],
  });
}

function reportUnknown(node: ContainerDirective, file: VFile): void {
  const names = Object.keys(ADMONITIONS);
  file.data.collected?.problems.push({
    file: file.path,
    line: node.position?.start.line,
    column: node.position?.start.column,
    message: `":::${node.name}" is not a known directive.`,
    hint: `${didYouMean(node.name, names)}Known: ${names.join(', ')}.`,
  });
}
