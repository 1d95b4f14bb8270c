import { mapProse } from './map-prose.ts';

/** Code within a line, or a mark of an HTML comment. */
const PARTS = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)|<!--+|--+>/g;

/**
 * Writes the HTML comments of an MDX text as MDX writes comments, at the same places. MDX itself knows only the
 * braces; Docusaurus accepts both.
 * @example commentsAsExpressions('<!-- more -->') // '{/\* more *\/}'
 */
export function commentsAsExpressions(markdown: string): string {
  if (!markdown.includes('<!--')) return markdown;
  let inside = false;
  return mapProse(markdown, 'mdx', (line) => {
    let start = 0;
    let result = '';
    for (const { 0: part, index } of line.matchAll(PARTS)) {
      const opens = part.startsWith('<');
      if (part.startsWith('`') || opens === inside) continue;
      const text = line.slice(start, index);
      result += (inside ? text.replaceAll('*/', '* ') : text) + commentMark(part, opens);
      start = index + part.length;
      inside = opens;
    }
    const rest = line.slice(start);
    return result + (inside ? rest.replaceAll('*/', '* ') : rest);
  });
}

/** As long as the mark was, so that columns in messages stay true. */
function commentMark(part: string, opens: boolean): string {
  return opens ? `{/*${' '.repeat(part.length - 3)}` : `${' '.repeat(part.length - 3)}*/}`;
}
