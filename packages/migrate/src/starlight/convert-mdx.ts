import type { Nodes } from 'mdast';
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
import {
  applyEdits,
  type Edit,
  type Element,
  editsOfElement,
  identifiersOf,
  isNamedPart,
  rangeOf,
  SLOT,
} from './mdx-edits.ts';
import { type ConvertedImport, convertImports, type ImportContext } from './mdx-imports.ts';
import { STUB_PARTS } from './stubs.ts';

export type ConvertedMdx = {
  text: string;
  /** Components of Starlight that the page uses. */
  components: Set<string>;
  /** Files that the page imports, relative to the source folder. */
  files: string[];
};

export type MdxContext = Omit<ImportContext, 'removed' | 'elements'> & {
  report: (item: string, text: string, line?: number) => void;
};

/** Starlight reads directives of all kinds. Braces in their attributes are not expressions. */
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

/** What is found in a page. */
type Found = ConvertedMdx & {
  /** Names that are no longer defined, with the reason. */
  removed: Map<string, string>;
  /** Replaced components, with the names of their replacements. */
  replaced: Map<string, string>;
};

/**
 * Converts the code in a page. Starlight's components are imported from the new site, and ones that cannot run here (of
 * Astro, of other frameworks, of packages) are replaced by components that show their texts. Values that do not exist here
 * are removed and reported.
 */
export function convertMdx(text: string, context: MdxContext): ConvertedMdx {
  const elements = new Set(Array.from(text.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name));
  const found: Found = {
    text,
    components: new Set(),
    files: [],
    removed: new Map(),
    replaced: new Map(),
  };
  const convertStatements = (code: string): string => {
    const { removed } = found;
    const converted = convertImports(code, { ...context, removed, elements });
    collect(converted, found);
    return converted.code;
  };
  let tree: ReturnType<typeof parser.parse>;
  try {
    tree = parser.parse(text);
  } catch (error) {
    reportUnparsed(error, context);
    return { ...found, text: convertUnparsed(text, convertStatements) };
  }
  const edits: Edit[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    const { start, end } = rangeOf(node);
    edits.push({ start, end, text: convertStatements(node.value) });
  });
  edits.push(...editsOfContent(text, tree, { context, found }));
  return { ...found, text: applyEdits(text, edits) };
}

/** The edits for elements, directives and expressions. */
function editsOfContent(
  text: string,
  tree: ReturnType<typeof parser.parse>,
  { context, found }: { context: MdxContext; found: Found },
): Edit[] {
  const edits: Edit[] = [];
  const slots = new Set<Element>();
  const { removed, replaced } = found;
  const { file } = context;
  const use = (stub: string, texts: string[], line?: number) =>
    context.stubs.use(stub, texts, { file, line });
  visit(tree, (node) => {
    const { start, end } = rangeOf(node);
    if (start < 0) return;
    if (isElement(node)) {
      // Elements are visited before those in them.
      if (replaced.has(node.name ?? '')) for (const part of namedParts(node)) slots.add(part);
      edits.push(...editsOfElement(text, node, { ...context, removed, replaced, slots, use }));
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
  if ([...slots].some(({ name }) => name === 'Fragment'))
    edits.push({ start: 0, end: 0, text: `import { ${SLOT} } from '@site/${STUB_PARTS}';\n\n` });
  return edits;
}

function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The named parts of an element. They may share a line, which is a paragraph. */
function namedParts(node: Element): Element[] {
  const children: Nodes[] = node.children.flatMap((child): Nodes[] =>
    child.type === 'paragraph' ? child.children : [child],
  );
  return children.filter(isElement).filter(isNamedPart);
}

function reportUnparsed(error: unknown, context: MdxContext): void {
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
}

/** A page that cannot be parsed keeps its text. Its imports are converted all the same, or they would lead to packages of Astro. */
function convertUnparsed(text: string, convertStatements: (code: string) => string): string {
  return mapOutsideCode(text, (prose) =>
    prose.replace(/^import\s[^;'"]*?from\s+(['"])[^'"\n]+\1;?[ \t]*$/gm, (statement) =>
      convertStatements(statement),
    ),
  );
}

function collect(converted: ConvertedImport, into: Found): void {
  for (const name of converted.components) into.components.add(name);
  into.files.push(...converted.files);
  for (const [name, reason] of converted.removed) into.removed.set(name, reason);
  for (const [name, stub] of converted.replaced) into.replaced.set(name, stub);
}
