import type { Node as EstreeNode, ImportDeclaration, Program } from 'estree';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { PROVIDED_COMPONENTS } from '../../components/names.ts';
import type { JsxElement } from './jsx-element.ts';
import { visitProgram } from './visit-program.ts';

/** Imports that run no code of the site. */
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
const TEXT_OR_PICTURE = /\.(?:mdx?|png|jpe?g|gif|webp|avif|svg)$/i;

/** Names in attributes that the engine resolves. */
const RESOLVED = ['require', 'undefined'];

/**
 * Removes the code of an MDX page that cannot run, but keeps its text: components of the site are replaced with their
 * content, and expressions are removed unless they are plain text. HTML elements remain. A component of the engine remains
 * if all its attributes do.
 */
export const remarkWithoutCode: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const { omitsCode, omitsPartials } = file.data.context ?? {};
  if (!omitsCode) return;
  const harmless = omitsPartials ? PICTURE : TEXT_OR_PICTURE;
  const kept = new Set<string>([...PROVIDED_COMPONENTS, ...RESOLVED]);
  for (const node of tree.children) {
    if (node.type === 'mdxjsEsm') keepImports(node.data?.estree, harmless, kept);
  }
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const text = literalText(node.data?.estree);
      if (text !== undefined) Object.assign(node, { type: 'text', value: text });
      else parent.children.splice(index, 1);
      return text === undefined ? [SKIP, index] : undefined;
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const [name = ''] = node.name?.split('.') ?? [];
    const plain = node.attributes.filter((attribute) => isPlain(attribute, kept));
    // A component may fail without an attribute, an HTML element does not.
    const isSafe = kept.has(name) && plain.length === node.attributes.length;
    if (/^[A-Z]/.test(name) && !isSafe) {
      Object.assign(parent, { children: parent.children.toSpliced(index, 1, ...node.children) });
      return [SKIP, index];
    }
    node.attributes = plain;
    return undefined;
  });
};

/** Removes everything but imports of harmless files from a module, and adds their names to `kept`. */
function keepImports(
  program: Program | null | undefined,
  harmless: RegExp,
  kept: Set<string>,
): void {
  if (!program) return;
  const imports = program.body.filter((statement): statement is ImportDeclaration => {
    if (statement.type !== 'ImportDeclaration') return false;
    return harmless.test(String(statement.source.value));
  });
  for (const { local } of imports.flatMap(({ specifiers }) => specifiers)) kept.add(local.name);
  program.body = imports;
}

function literalText(program: Program | null | undefined): string | undefined {
  const [statement, ...others] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || others.length > 0) return undefined;
  const { expression } = statement;
  if (expression.type === 'TemplateLiteral') {
    const [only, ...more] = expression.quasis;
    return more.length === 0 ? (only?.value.cooked ?? undefined) : undefined;
  }
  return expression.type === 'Literal' && typeof expression.value === 'string'
    ? expression.value
    : undefined;
}

/** Whether an attribute uses no names but those that are kept. */
function isPlain(attribute: JsxElement['attributes'][number], kept: ReadonlySet<string>): boolean {
  if (attribute.type === 'mdxJsxExpressionAttribute') return false;
  if (typeof attribute.value !== 'object' || attribute.value === null) return true;
  const program = attribute.value.data?.estree;
  if (!program) return false;
  let isOnlyKept = true;
  visitProgram(program, (node: EstreeNode, key) => {
    if (node.type !== 'Identifier' || key === 'key' || key === 'property') return;
    if (!kept.has(node.name)) isOnlyKept = false;
  });
  return isOnlyKept;
}
