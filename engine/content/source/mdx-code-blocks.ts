const FENCE = /^(\s*)(`{3,}|~{3,})\s*(\S*)/;

/**
 * Unwraps fences of the language `mdx-code-block`, by which authors hide JSX from tools that read plain Markdown. The
 * lines of the fence become blank, so that all others keep their numbers.
 */
export function unwrapMdxCodeBlocks(markdown: string): string {
  if (!markdown.includes('mdx-code-block')) return markdown;
  let open: { marks: string; isWrapper: boolean } | undefined;
  return markdown
    .split('\n')
    .map((line) => {
      const [, , marks = '', language] = FENCE.exec(line) ?? [];
      if (!marks) return line;
      if (!open) {
        open = { marks, isWrapper: language === 'mdx-code-block' };
        return open.isWrapper ? '' : line;
      }
      if (!marks.startsWith(open.marks) || line.trim() !== marks) return line;
      const { isWrapper } = open;
      open = undefined;
      return isWrapper ? '' : line;
    })
    .join('\n');
}
