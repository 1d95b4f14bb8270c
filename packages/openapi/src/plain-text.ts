/** Pairs of marks, and the text between them. Code comes first, since nothing in it is a mark. */
const MARKS =
  /(?<!`)(`+)(?!`)([^`]+)\1(?!`)|!?\[([^[\]]+)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"()]*")?\)|(?<![\w*])\*{2}(?=[^\s*])([^*]+)(?<=\S)\*{2}(?![\w*])|(?<![\w*])\*(?=[\p{L}\p{N}])([^*]+)(?<=\S)\*(?![\w*])/gu;

/**
 * Leaves the marks of code, links and emphasis out of a line of Markdown (https://spec.commonmark.org/0.31.2/#inlines). What
 * is meant literally in titles stays: underscores as in `snake_case`, asterisks between spaces, and angle brackets.
 */
export function withoutMarks(line: string): string {
  return line.replace(
    MARKS,
    (_, _marks, code?: string, label?: string, strong?: string, emphasis?: string) =>
      code?.trim() ?? withoutMarks(label ?? strong ?? emphasis ?? ''),
  );
}

/** What begins a block of Markdown, so that a paragraph ends before it, even without a blank line. */
const NEXT_BLOCK = /\n\s*(?:\n|[-*+>#]\s|1[.)]\s|\||```|~~~)/;

/** The first paragraph of Markdown in one line, without marks and tags; undefined if it is empty. */
export function firstParagraph(text: string | undefined): string | undefined {
  const [paragraph = ''] = (text ?? '').trim().split(NEXT_BLOCK);
  const plain = withoutMarks(paragraph)
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/(?<!\w)__(?=\S)(.+?)__(?!\w)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? undefined : plain;
}
