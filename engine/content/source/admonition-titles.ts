import { mapProse } from './map-prose.ts';

const TITLE_WITHOUT_BRACKETS = /^(\s*:{3,}[A-Za-z][\w-]*)[ \t]+([^\s{[].*?)[ \t]*$/;

/**
 * Writes `:::note Title` as `:::note[Title]`, the form that the directive syntax knows. Docusaurus accepts both.
 * Lines keep their numbers; code fences stay as they are.
 */
export function bracketAdmonitionTitles(markdown: string): string {
  if (!markdown.includes(':::')) return markdown;
  return mapProse(markdown, (line) => line.replace(TITLE_WITHOUT_BRACKETS, '$1[$2]'));
}
