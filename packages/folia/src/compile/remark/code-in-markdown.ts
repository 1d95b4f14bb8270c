import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from '../report.ts';

/** An import, or an export of a declaration, as MDX has it: https://mdxjs.com/docs/what-is-mdx/#esm */
const MODULE_CODE =
  /^(import\s+(?:[\w$*{][^'"]*?\sfrom\s+)?['"][^'"\n]+['"]|export\s+(?:default|const|let|function)\s)/;

/** An expression that reads the props of an included file, or frontmatter. */
const PROVIDED_VALUE = /\{(?:props|frontMatter)\.[\w.]+\}/g;

/** Reports code of MDX in Markdown, where readers see it as text. */
export const remarkCodeInMarkdown: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const source = String(file);
  if (file.data.isMdx || !/^(?:im|ex)port\s|\{(?:props|frontMatter)\./m.test(source)) return;
  visit(tree, (node) => {
    if (node.type === 'text') {
      for (const [value] of node.value.matchAll(PROVIDED_VALUE)) reportCode(value, node, file);
    }
    const { start, end } = node.position ?? {};
    if (node.type !== 'paragraph' || !start || !end) return undefined;
    const [code] = MODULE_CODE.exec(source.slice(start.offset, end.offset)) ?? [];
    if (code === undefined) return undefined;
    reportCode(code.startsWith('import') ? 'import' : 'export', node, file);
    return 'skip';
  });
};

function reportCode(code: string, place: Parameters<typeof report>[1], file: VFile): void {
  report(file, place, {
    severity: 'warning',
    kind: 'code of MDX in Markdown',
    message: `"${code}" is code in .mdx files only, so readers see it as text.`,
    hint: 'Rename this file to .mdx, or put the text in backticks.',
  });
}
