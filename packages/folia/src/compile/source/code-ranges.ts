import type { Code } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { remarkContainerDirectives } from '../remark/container-directives.ts';

export type TextFormat = 'md' | 'mdx';

/** Lines of a block of code, fences included, counted from 0; `end` is the first line behind it. */
export type CodeRange = { start: number; end: number; language?: string };

const markdown = unified().use(remarkParse).use(remarkContainerDirectives).freeze();

/** MDX has neither indented code nor HTML; a fence may be indented as far as one likes. */
const mdx = unified()
  .use(remarkParse)
  .use(remarkContainerDirectives)
  .use(function disableUnknown() {
    const data = this.data();
    data.micromarkExtensions ??= [];
    data.micromarkExtensions.push({
      disable: { null: ['autolink', 'codeIndented', 'htmlFlow', 'htmlText'] },
    });
  })
  .freeze();

/** Where a text has blocks of code, fenced or indented, as its parser reads it. */
export function codeRanges(text: string, format: TextFormat): CodeRange[] {
  const ranges: CodeRange[] = [];
  visit((format === 'md' ? markdown : mdx).parse(text), 'code', ({ position, lang }: Code) => {
    if (!position) return;
    const { start, end } = position;
    ranges.push({ start: start.line - 1, end: end.line, language: lang ?? undefined });
  });
  return ranges;
}
