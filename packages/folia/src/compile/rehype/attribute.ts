import type { Nodes } from 'hast';

/** An attribute that is a plain string or a number, of an HTML element or of one written as JSX. */
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

/** Whether an element has an attribute, be it text, a number or an expression. */
export function hasAttribute(node: Nodes, name: string): boolean {
  if (node.type === 'element') return node.properties[name] !== undefined;
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false;
  return node.attributes.some(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
}

/** Sets an attribute of an HTML element or of one written as JSX. */
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

/** The name of an HTML element or of one written as JSX. */
export function elementName(node: Nodes): string | undefined {
  if (node.type === 'element') return node.tagName;
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return node.name ?? undefined;
  }
  return undefined;
}
