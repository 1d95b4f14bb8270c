import { mapProse } from './map-prose.ts';

/** What may stand before a directive on its line: marks of quotations and list items. */
const TITLE_WITHOUT_BRACKETS =
  /^((?:\s|[-*+>]\s|\d+[.)]\s)*:{3,}[A-Za-z][\w-]*)[ \t]+([^\s{[].*?)[ \t]*$/;

/**
 * Writes `:::note Title` as `:::note[Title]`, the form that the directive syntax knows. Docusaurus accepts both.
 * Lines keep their numbers; code fences stay as they are.
 */
export function bracketAdmonitionTitles(markdown: string): string {
  if (!markdown.includes(':::')) return markdown;
  return mapProse(markdown, (line) =>
    line.replace(
      TITLE_WITHOUT_BRACKETS,
      (_, start: string, title: string) => `${start}[${balanced(title)}]`,
    ),
  );
}

/** Brackets that do not pair would end the title early. */
function balanced(title: string): string {
  let depth = 0;
  for (const mark of title.replace(/\\./g, '').match(/[[\]]/g) ?? []) {
    depth += mark === '[' ? 1 : -1;
    if (depth < 0) break;
  }
  return depth === 0 ? title : title.replace(/(?<!\\)[[\]]/g, '\\$&');
}
