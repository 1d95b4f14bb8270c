import type { Program } from 'estree';
import { didYouMean } from 'folia-problems';
import type { Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { reportRepeatedTabs } from '../remark/repeated-tabs.ts';
import { report } from '../report.ts';
import type { JsxElement } from './jsx-element.ts';
import { declareNames } from './module-scope.ts';

/** The props of the engine's components. Components whose props become attributes, such as `Details`, are left out. */
const PROPS: Record<string, readonly string[]> = {
  Tabs: ['groupId', 'queryString', 'defaultValue', 'values', 'className', 'more', 'lazy', 'block'],
  TabItem: ['value', 'label', 'default', 'className', 'attributes', 'hidden'],
  Admonition: ['type', 'title', 'className', 'icon'],
  CodeBlock: ['language', 'className', 'title', 'metastring', 'showLineNumbers'],
  TOCInline: ['toc', 'minHeadingLevel', 'maxHeadingLevel'],
};

/** Props of React itself. */
const OF_REACT = ['key', 'children'];

/**
 * Reports props that the engine's components do not have, and tabs without content, unless the site has components of its own
 * under these names.
 */
export const remarkComponentProps: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const { components = [], swizzled = [] } = file.data.context ?? {};
  const themed = swizzled.map((path) => /^src\/theme\/(\w+)/.exec(path)?.[1]);
  const own = new Set([...components, ...themed, ...listOwnNames(tree)]);
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const name = node.name ?? '';
    const known = Object.hasOwn(PROPS, name) && !own.has(name) ? PROPS[name] : undefined;
    if (!known) return;
    if (name === 'Tabs' && isEmpty(node)) reportEmptyTabs(node, file);
    if (name === 'Tabs' && writtenValue(node, 'values') === undefined) {
      reportRepeatedTabs(listTabs(node), writtenValue(node, 'groupId') !== undefined, file);
    }
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      const { name: prop, position } = attribute;
      if ([...known, ...OF_REACT].includes(prop) || /[-:]/.test(prop)) continue;
      report(
        file,
        { position: position ?? node.position },
        {
          severity: 'warning',
          kind: 'unknown props',
          message: `<${name}> has no prop "${prop}".`,
          hint: `${didYouMean(prop, known)}Allowed: ${known.join(', ')}.`,
        },
      );
    }
  });
};

/** Whether an element has no content, and no prop or expression that could supply any. */
function isEmpty({ attributes, children, position }: JsxElement): boolean {
  // An element without a position stands for a container, whose own check reports that it is empty.
  return (
    position !== undefined &&
    attributes.every((one) => one.type === 'mdxJsxAttribute' && one.name !== 'children') &&
    children.every(isComment)
  );
}

function isComment(node: RootContent): boolean {
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return isExpression && node.data?.estree?.body.length === 0;
}

function reportEmptyTabs(node: JsxElement, file: VFile): void {
  report(file, node, {
    severity: 'warning',
    kind: 'empty tabs',
    message: '<Tabs> has no <TabItem>, so it shows nothing.',
    hint: 'Write a <TabItem value="…"> with its content for each alternative, or remove <Tabs>.',
  });
}

/** The tabs whose values are written as text. Tabs from a container, which have no position, are checked elsewhere. */
function listTabs({ children }: JsxElement): { value: string; node: JsxElement }[] {
  return children.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
    if (node.name !== 'TabItem' || node.position === undefined) return [];
    const value = writtenValue(node, 'value') ?? writtenValue(node, 'label');
    return typeof value === 'string' ? [{ value, node }] : [];
  });
}

/** The text of a prop, or true if it is not text; undefined if there is none. */
function writtenValue({ attributes }: JsxElement, prop: string): string | true | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === prop);
  return found && (typeof found.value === 'string' ? found.value : true);
}

/** The names that the text declares, except those of the engine's components under the names of Docusaurus. */
function listOwnNames({ children }: Root): Set<string> {
  const names = new Set<string>();
  for (const node of children) {
    const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined;
    if (!program) continue;
    const body = program.body.filter((statement) => !isThemeImport(statement));
    declareNames({ ...program, body }, names);
  }
  return names;
}

function isThemeImport(statement: Program['body'][number]): boolean {
  if (statement.type !== 'ImportDeclaration') return false;
  const { source, specifiers } = statement;
  return specifiers.every(({ local }) => source.value === `@theme/${local.name}`);
}
