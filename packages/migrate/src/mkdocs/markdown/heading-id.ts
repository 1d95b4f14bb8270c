/**
 * An explicit id of a heading, in braces. Underscores at the edge of a word would make text bold or italic, as in
 * `{#scale.__init__}`.
 */
export function headingId(id: string): string {
  const edges = /(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu;
  return `{#${id.replace(edges, (run) => run.replaceAll('_', '\\_'))}}`;
}
