import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { applyEdits, type Edit, type Element, editsOfElement, identifiersOf } from './mdx-edits.ts';
import { type ConvertedImport, convertImports, type ImportContext } from './mdx-imports.ts';

export type ConvertedMdx = {
  text: string;
  /** Components of Starlight that the page uses. */
  components: Set<string>;
  /** Files that the page imports, relative to the source folder. */
  files: string[];
};

export type MdxContext = Omit<ImportContext, 'removed'> & {
  report: (item: string, text: string, line?: number) => void;
};

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/**
 * Converts the code in a page: imports of Starlight's components lead to those of the new site, and what cannot run
 * here (Astro components, islands of other frameworks, values of packages) is removed and reported. What is within a
 * removed component stays.
 */
export function convertMdx(text: string, context: MdxContext): ConvertedMdx {
  const components = new Set<string>();
  const files: string[] = [];
  let tree: ReturnType<typeof parser.parse>;
  try {
    tree = parser.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message.split('\n')[0] : '';
    context.report('MDX that cannot be parsed', `${message}; the page is copied as it is`);
    return { text, components, files };
  }
  const edits: Edit[] = [];
  const removed = new Map<string, string>();
  visit(tree, 'mdxjsEsm', (node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    const converted = convertImports(node.value, { ...context, removed });
    collect(converted, { components, files, removed });
    edits.push({ start, end, text: converted.code });
  });
  visit(tree, (node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const element: Element = node;
      edits.push(...editsOfElement(text, element, { removed, ...context }));
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const name = identifiersOf(node.value).find(
        (one) => removed.has(one) || /^(?:Astro|import)$/.test(one),
      );
      if (name === undefined) return;
      edits.push({ start, end, text: node.type === 'mdxTextExpression' ? '…' : '' });
      context.report(
        `expression with "${name}"`,
        removed.get(name) ?? 'It needs Astro',
        node.position?.start.line,
      );
    }
  });
  return { text: applyEdits(text, edits), components, files };
}

function collect(
  converted: ConvertedImport,
  into: { components: Set<string>; files: string[]; removed: Map<string, string> },
): void {
  for (const name of converted.components) into.components.add(name);
  into.files.push(...converted.files);
  for (const [name, reason] of converted.removed) into.removed.set(name, reason);
}
