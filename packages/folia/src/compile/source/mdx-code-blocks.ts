import { codeRanges, type TextFormat } from './code-ranges.ts';

const LANGUAGE = 'mdx-code-block';
const FENCE = /^\s*(?:`{3,}|~{3,})/;

/**
 * Unwraps fences of the language `mdx-code-block`, by which authors hide JSX from tools that read plain Markdown. The
 * lines of the fence become blank, so that all others keep their numbers.
 */
export function unwrapMdxCodeBlocks(markdown: string, format: TextFormat): string {
  if (!markdown.includes(LANGUAGE)) return markdown;
  const wrappers = codeRanges(markdown, format).filter(({ language }) => language === LANGUAGE);
  const fences = new Set(wrappers.flatMap(({ start, end }) => [start, end - 1]));
  return markdown
    .split('\n')
    .map((line, index) => (fences.has(index) && FENCE.test(line) ? '' : line))
    .join('\n');
}
