import type { Problem } from 'folia-problems';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { ProsePage } from './parse-page.ts';
import type { StyleSheet } from './style-sheet.ts';

/**
 * Words that the style sheet writes another way. Code is passed over, and so is what is bold: there stand the words of a
 * program's own interface, which are quoted as they are.
 */
export function checkTerms(page: ProsePage, { terms }: StyleSheet): Problem[] {
  const rules = terms.flatMap(({ write, not }) =>
    not.map((other) => ({ write, other, pattern: wholeWord(other) })),
  );
  const found = (text: string, line: number, column: number): Problem[] =>
    rules.flatMap(({ write, other, pattern }) =>
      [...text.matchAll(pattern)].map(({ index }) => ({
        file: page.path,
        ...placeOf(text, index, line, column),
        message: write
          ? `"${other}" is written "${write}" here.`
          : `"${other}" adds nothing: leave it out.`,
      })),
    );
  const head = [page.title, page.description].flatMap((text) =>
    text === undefined ? [] : found(text, 1, 1),
  );
  return [...head, ...proseTexts(page.tree).flatMap((text) => found(...text))];
}

/** The texts of prose: each with the line and column where it begins. */
function proseTexts(tree: Root): [text: string, line: number, column: number][] {
  const texts: [string, number, number][] = [];
  visit(tree, (node) => {
    if (node.type === 'strong') return SKIP;
    if (node.type === 'text' && node.position) {
      texts.push([node.value, node.position.start.line, node.position.start.column]);
    }
    return node.type === 'root' || 'children' in node || node.type === 'text' ? undefined : SKIP;
  });
  return texts;
}

function placeOf(text: string, index: number, line: number, column: number) {
  const before = text.slice(0, index).split('\n');
  const last = before.at(-1) ?? '';
  return {
    line: line + before.length - 1,
    column: before.length === 1 ? column + index : last.length + 1,
  };
}

/** `e-mail` is no part of `re-mail-it`, and what stands within an address, a path or an id is not prose. */
function wholeWord(word: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}_./:@#-])${RegExp.escape(word)}(?![\\p{L}\\p{N}_/-]|\\.\\p{L})`,
    'gu',
  );
}
