import type { Problem } from 'folia-problems';
import type { Heading, PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ProsePage } from './parse-page.ts';
import type { StyleSheet } from './style-sheet.ts';

/**
 * Checks that headings and titles are in sentence case: after the first word, only names and
 * acronyms are capitalized. Code and bold text, which quotes an interface, are ignored.
 */
export function checkHeadings(page: ProsePage, { names }: StyleSheet): Problem[] {
  const known = new Set(names);
  const problem = (word: string, line: number): Problem => ({
    file: page.path,
    line,
    message: `"${word}" is capitalized in a heading.`,
    hint: 'Headings are in sentence case. Add names to "names" in site/style/terms.yaml.',
  });
  const problems = capitals(page.title ?? '', known).map((word) => problem(word, 1));
  visit(page.tree, 'heading', (heading: Heading) => {
    const line = heading.position?.start.line ?? 1;
    problems.push(...capitals(textOf(heading.children), known).map((word) => problem(word, line)));
  });
  return problems;
}

/**
 * The text of a heading. Code and bold text become a lowercase letter, so that the next word is not
 * the first.
 */
function textOf(nodes: PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type === 'inlineCode' || node.type === 'strong') return 'x';
      return 'children' in node ? textOf(node.children) : '';
    })
    .join('');
}

function capitals(heading: string, names: ReadonlySet<string>): string[] {
  const sentences = heading.split(/[.:?!]\s+/);
  return sentences.flatMap((sentence) =>
    (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’./-]*/gu) ?? [])
      .slice(1)
      .filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !names.has(word)),
  );
}
