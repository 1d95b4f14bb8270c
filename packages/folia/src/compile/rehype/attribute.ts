import type { Nodes } from 'hast';

/** Returns the value of an attribute of an HTML or JSX element as a string; undefined if it is not a string or number. */
export function attributeValue(node: Nodes, name: string): string | undefined {
  if (node.type === 'element') {
    const value = node.properties[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const attribute = node.attributes.find(
      (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
    );
    return typeof attribute?.value === 'string' ? attribute.value : undefined;
  }
  return undefined;
}

/** Whether an HTML or JSX element has an attribute with any value, including an expression. */
export function hasAttribute(node: Nodes, name: string): boolean {
  if (node.type === 'element') return node.properties[name] !== undefined;
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false;
  return node.attributes.some(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
}

/** Sets an attribute of an HTML or JSX element. */
export function setAttribute(node: Nodes, name: string, value: string): void {
  if (node.type === 'element') {
    node.properties[name] = value;
  } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    node.attributes = node.attributes.filter(
      (candidate) => candidate.type !== 'mdxJsxAttribute' || candidate.name !== name,
    );
    node.attributes.push({ type: 'mdxJsxAttribute', name, value });
  }
}

/** Returns the name of an HTML or JSX element; undefined for other nodes and fragments. */
export function elementName(node: Nodes): string | undefined {
  if (node.type === 'element') return node.tagName;
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return node.name ?? undefined;
  }
  return undefined;
}
