import type { Nodes } from 'hast';

/** Whether a node is an element with a class name. */
export function hasClass(node: Nodes, name: string): boolean {
  if (node.type !== 'element') return false;
  const { className } = node.properties;
  return Array.isArray(className) && className.includes(name);
}
