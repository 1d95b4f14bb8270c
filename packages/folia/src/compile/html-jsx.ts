import { visit } from 'unist-util-visit';
import { z } from 'zod';

/** A tree of either syntax. */
type Tree = Parameters<typeof visit>[0];

/** An expression in an attribute, such as `{true}` (https://github.com/syntax-tree/mdast-util-mdx-jsx#nodes). */
const expression = z.object({
  type: z.literal('mdxJsxAttributeValueExpression'),
  value: z.string(),
});

const elementSchema = z.object({
  // Other names are those of components.
  name: z.string().regex(/^[a-z][\w-]*$/),
  attributes: z
    .array(
      z.object({
        type: z.literal('mdxJsxAttribute'),
        name: z.string(),
        value: z.union([z.string(), expression]).nullish(),
      }),
    )
    .default([]),
  children: z.array(z.unknown()).default([]),
});

type Properties = Record<string, string | number | boolean | string[]>;

/**
 * Turns JSX that plugins for MDX add to Markdown, such as `<div className="player">`, into HTML elements. Components stay, and
 * so do elements with values that are not constant.
 * @param syntax of the tree: mdast or hast
 */
export function replaceHtmlJsx(tree: Tree, syntax: 'markdown' | 'html'): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const { data: element } = elementSchema.safeParse(node);
    const properties = element && readProperties(element.attributes);
    if (!properties) return;
    const { name, children } = element;
    // A plugin may have changed the type of a node that has had other fields, such as a code block.
    for (const key of Object.keys(node)) if (key !== 'position') Reflect.deleteProperty(node, key);
    Object.assign(
      node,
      syntax === 'html'
        ? { type: 'element', tagName: name, properties, children }
        : // https://github.com/syntax-tree/mdast-util-to-hast#fields-on-nodes
          { type: 'htmlElement', children, data: { hName: name, hProperties: properties } },
    );
  });
}

/** Undefined if a value is not constant, or is an object such as a style. */
function readProperties(
  attributes: z.infer<typeof elementSchema>['attributes'],
): Properties | undefined {
  const properties: Properties = {};
  for (const { name, value } of attributes) {
    const constant =
      typeof value === 'object' && value ? readConstant(value.value) : (value ?? true);
    if (constant === undefined) return undefined;
    const isList = /^class(?:Name)?$/.test(name) && typeof constant === 'string';
    properties[isList ? 'className' : name] = isList ? constant.split(/\s+/) : constant;
  }
  return properties;
}

function readConstant(code: string): string | number | boolean | undefined {
  try {
    return z.union([z.string(), z.number(), z.boolean()]).safeParse(JSON.parse(code)).data;
  } catch {
    return undefined;
  }
}
