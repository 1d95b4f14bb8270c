import type { Problem } from 'folia-problems';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { ProsePage } from './parse-page.ts';
import { advance } from './place.ts';
import type { StyleSheet } from './style-sheet.ts';

/**
 * Finds words that the style sheet spells differently. Ignores code and bold text, which quotes the
 * interface of a program.
 */
export function checkTerms(page: ProsePage, { terms }: StyleSheet): Problem[] {
  const rules = terms.flatMap(({ write, not }) =>
    not.map((other) => ({ write, other, pattern: wholeWord(other) })),
  );
  const found = (text: string, line: number, column: number): Problem[] =>
    rules.flatMap(({ write, other, pattern }) =>
      [...text.matchAll(pattern)].map(({ index }) => ({
        file: page.path,
        ...advance({ line, column }, text, index),
        message: write ? `"${other}" should be "${write}".` : `"${other}" adds nothing: remove it.`,
      })),
    );
  const head = [page.title, page.description].flatMap((text) =>
    text === undefined ? [] : found(text, 1, 1),
  );
  return [...head, ...proseTexts(page.tree).flatMap((text) => found(...text))];
}

/** The pieces of prose, each with its starting line and column. */
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

/** `e-mail` does not match in `re-mail-it`; URLs, paths and ids are not prose. */
function wholeWord(word: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}_./:@#-])${RegExp.escape(word)}(?![\\p{L}\\p{N}_/-]|\\.\\p{L})`,
    'gu',
  );
}
