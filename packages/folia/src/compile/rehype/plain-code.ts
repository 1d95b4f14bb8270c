import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Plugin } from 'unified';
import type { Texts } from '../../contract/texts.ts';
import { type CodePiece, codeFigure } from '../../markup/code-figure.ts';
import { languageOf } from './code-blocks.ts';
import { walk } from './walk.ts';

export type PlainCodeOptions = {
  texts: Texts;
  /** Colors a piece of code at once, so without a grammar. */
  color: (code: string, language: string) => CodePiece[];
};

/** Turns blocks of code into finished ones, without what authors say behind the language of a fence. */
export const rehypePlainCode: Plugin<[PlainCodeOptions], Root> = (options) => (tree: Root) => {
  walk(tree, (node, index, parent) => {
    if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
    parent.children[index] = figureOf(node, options);
    return false;
  });
};

function figureOf(pre: Element, { texts, color }: PlainCodeOptions): Element {
  const [code] = pre.children;
  const language = (code?.type === 'element' ? languageOf(code) : undefined) ?? 'text';
  const pieces = color(textOf(pre).replace(/\n$/, ''), language.toLowerCase());
  return codeFigure({ lines: [{ pieces, marks: [] }] }, { language, texts });
}
