import { didYouMean } from 'folia-problems';
import type { Definition, FootnoteDefinition, Root, Table } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isAdmonition } from '../../contract/admonitions.ts';
import { report } from '../report.ts';

/**
 * Reports what Markdown leaves out of a page: the second of two different definitions of one name, cells beyond the columns of
 * a table (https://github.github.com/gfm/#tables-extension-), and attributes of containers that have no effect.
 */
export const remarkDroppedSyntax: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const defined = new Map<string, DefinitionNode>();
  visit(tree, (node) => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') {
      checkDefinition(node, defined, file);
    } else if (node.type === 'table') checkTable(node, file);
    else if (node.type === 'containerDirective') checkAttributes(node, file);
  });
};

type DefinitionNode = Definition | FootnoteDefinition;

/** @param defined the definitions before, by kind and name */
function checkDefinition(
  node: DefinitionNode,
  defined: Map<string, DefinitionNode>,
  file: VFile,
): void {
  const { type, identifier, label } = node;
  const key = `${type} ${identifier}`;
  const first = defined.get(key);
  if (first === undefined) {
    defined.set(key, node);
    return;
  }
  if (leadsToSame(first, node)) return;
  const name = label ?? identifier;
  const [what, written] =
    type === 'definition' ? ['reference', `[${name}]`] : ['footnote', `[^${name}]`];
  report(file, node, {
    severity: 'warning',
    kind: 'second definitions',
    message: `The ${what} "${written}" is already defined in line ${first.position?.start.line ?? 0}, so this definition is ignored.`,
    hint: 'Remove one of the two, or give this one another name.',
  });
}

/** Whether two definitions lead to the same target. Authors repeat them in each section that uses them; nothing is lost. */
function leadsToSame(one: DefinitionNode, other: DefinitionNode): boolean {
  return (
    one.type === 'definition' &&
    other.type === 'definition' &&
    one.url === other.url &&
    one.title === other.title
  );
}

function checkTable({ children: rows }: Table, file: VFile): void {
  const columns = rows[0]?.children.length ?? 0;
  for (const row of rows) {
    const [lost] = row.children.slice(columns).filter(({ children }) => children.length > 0);
    if (!lost) continue;
    const message = `The row has ${row.children.length} cells, but the table has ${columns} columns, so the rest is not shown.`;
    const hint = 'Write "\\|" for a bar within a cell, or add a column to the first two lines.';
    report(file, lost, { severity: 'warning', kind: 'cells beyond the columns', message, hint });
  }
}

function checkAttributes(node: ContainerDirective, file: VFile): void {
  const known = knownAttributes(node.name, file);
  // A plugin of the site has read it, or it is reported as unknown.
  if (node.data?.hName || !known) return;
  for (const name of Object.keys(node.attributes ?? {})) {
    if (known.names.includes(name)) continue;
    report(file, node, {
      severity: 'warning',
      kind: 'attributes of containers',
      message: `The attribute "${name}" of ":::${node.name}" has no effect.`,
      hint:
        name === 'title'
          ? `Write it in brackets: ":::${node.name}[…]".`
          : `${didYouMean(name, known.names)}${known.usage}`,
    });
  }
}

function knownAttributes(
  name: string,
  { data }: VFile,
): { names: string[]; usage: string } | undefined {
  if (name === 'tabs') return { names: ['group'], usage: 'Allowed: {group="…"}.' };
  if (name === 'tab') return { names: [], usage: 'A tab has only a label, in brackets.' };
  const own = data.context?.admonitions ?? [];
  if (!isAdmonition(name) && !own.includes(name)) return undefined;
  return { names: ['id', 'class'], usage: 'Allowed: {#id .class}.' };
}
