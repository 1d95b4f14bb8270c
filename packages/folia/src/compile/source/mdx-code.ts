import type { Program } from 'estree';
import type { Nodes, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { type Plugin, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { lineAt } from '../../read/config/key-line.ts';
import { remarkCodeBlockWrappers } from '../remark/code-block-wrappers.ts';
import { remarkContainerDirectives } from '../remark/container-directives.ts';
import { remarkMdxComments } from '../remark/mdx-comments.ts';
import { remarkMdxHeadingIds } from '../remark/mdx-heading-ids.ts';
import { withoutCode } from './map-prose.ts';

/** JavaScript code in MDX, and the line (1-based) on which it starts. */
export type MdxCode = { code: string; line: number };

/**
 * Makes a function that extracts the JavaScript of an MDX text: imports, exports, and expressions (also in attributes),
 * which are wrapped in brackets. If the text has syntax errors, it returns only imports and exports.
 *
 * @param remarkMdx the package `remark-mdx`, which the engine does not require
 */
export function makeMdxReader(remarkMdx: Plugin): (text: string) => MdxCode[] {
  const mdx = unified()
    .use(remarkParse)
    .use(remarkContainerDirectives)
    .use(remarkCodeBlockWrappers)
    .use(remarkMdx)
    .use(remarkMdxComments)
    .use(remarkMdxHeadingIds)
    .freeze();
  return (text) => mdxCode(text, (source) => mdx.parse(source));
}

function mdxCode(text: string, parse: (text: string) => Root): MdxCode[] {
  const tree = parsed(text, parse);
  if (!tree) return importsAndExports(text);
  const pieces: MdxCode[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'mdxjsEsm') pieces.push({ code: node.value, line: startLine(node) });
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      pieces.push(...expression(node.value, node.data?.estree));
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      const holder = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
      if (typeof holder !== 'object' || holder === null) continue;
      pieces.push(...expression(holder.value, holder.data?.estree));
    }
  });
  return pieces;
}

function parsed(text: string, parse: (text: string) => Root): Root | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Wraps an expression in brackets, where even a spread is valid. Returns nothing for an expression without code. */
function expression(code: string, program: Program | null | undefined): MdxCode[] {
  const line = program?.body[0]?.loc?.start.line;
  return line === undefined ? [] : [{ code: `[${code.trim()}]`, line }];
}

function startLine({ position }: Nodes): number {
  return position?.start.line ?? 1;
}

/** Finds paragraphs that start with `import` or `export`, as MDX does. */
function importsAndExports(text: string): MdxCode[] {
  const prose = withoutCode(text, 'mdx');
  return [...prose.matchAll(/^(?:import|export)\b.*(?:\n.*\S.*)*/gm)].map(({ 0: code, index }) => ({
    code,
    line: lineAt(prose, index),
  }));
}
