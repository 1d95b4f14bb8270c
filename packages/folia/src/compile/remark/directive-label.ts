import type { Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

/** The label of a container, `:::note[Label]`, which is its first paragraph; undefined if it has none. */
export function directiveLabel({ children: [first] }: ContainerDirective): Paragraph | undefined {
  return first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
}
