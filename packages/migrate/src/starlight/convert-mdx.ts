import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { asObject } from '../note.ts';
import { mapOutsideCode } from '../outside-code.ts';
import { editsOfDirective } from './mdx-directives.ts';
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

/** Starlight reads directives of all kinds, in whose attributes braces are no expressions. */
function remarkDirectives(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push(directive());
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push(directiveFromMarkdown());
}

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkDirectives)
  .freeze();

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
    return convertUnparsed(text, error, context);
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
    } else if (
      node.type === 'containerDirective' ||
      node.type === 'leafDirective' ||
      node.type === 'textDirective'
    ) {
      edits.push(...editsOfDirective(text, node));
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

/** A page that cannot be parsed keeps its text. Its imports are converted all the same, or they would lead to packages of Astro. */
function convertUnparsed(text: string, error: unknown, context: MdxContext): ConvertedMdx {
  const components = new Set<string>();
  const files: string[] = [];
  const removed = new Map<string, string>();
  const message = (error instanceof Error ? error.message.split('\n')[0] : undefined) ?? '';
  const known = asObject(error)['line'];
  // Some messages name the place only in their text, in which the frontmatter is not counted.
  const [place = '', inText] = / \((\d+):\d+-\d+:\d+\)/.exec(message) ?? [];
  const line =
    typeof known === 'number' ? known : inText === undefined ? undefined : Number(inText);
  context.report(
    'MDX that cannot be parsed',
    `${message.replace(place, '')}; only the imports of the page are converted`,
    line,
  );
  const converted = mapOutsideCode(text, (prose) =>
    prose.replace(/^import\s[^;'"]*?from\s+(['"])[^'"\n]+\1;?[ \t]*$/gm, (statement) => {
      const result = convertImports(statement, { ...context, removed });
      collect(result, { components, files, removed });
      return result.code;
    }),
  );
  return { text: converted, components, files };
}

function collect(
  converted: ConvertedImport,
  into: { components: Set<string>; files: string[]; removed: Map<string, string> },
): void {
  for (const name of converted.components) into.components.add(name);
  into.files.push(...converted.files);
  for (const [name, reason] of converted.removed) into.removed.set(name, reason);
}
