import { mapProse } from './map-prose.ts';

/**
 * Escapes the heading ids `{#id}` of an MDX text, which MDX would read as an expression.
 * @example escapeMdxHeadingIds('## Title {#id}') // '## Title \\{#id}'
 */
export function escapeMdxHeadingIds(markdown: string): string {
  if (!markdown.includes('{#')) return markdown;
  return mapProse(markdown, 'mdx', (line) =>
    line.replace(/^(\s*#{1,6} .*?)\{(#[^}]+\}\s*)$/, '$1\\{$2'),
  );
}
