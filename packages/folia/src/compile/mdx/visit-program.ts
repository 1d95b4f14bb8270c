import type { Node, Program } from 'estree';

/**
 * Calls a function for each node of a program (https://github.com/estree/estree), parents before their children.
 *
 * @param visitor receives a node, and the property of its parent that it is in; undefined for the program itself
 */
export function visitProgram(
  program: Program,
  visitor: (node: Node, property: string | undefined) => void,
): void {
  const visit = (node: Node, property?: string) => {
    visitor(node, property);
    for (const [name, value] of Object.entries(node)) {
      for (const child of [value].flat()) if (isNode(child)) visit(child, name);
    }
  };
  visit(program);
}

function isNode(value: unknown): value is Node {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  return typeof value.type === 'string';
}
