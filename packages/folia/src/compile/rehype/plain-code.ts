import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Plugin } from 'unified';
import type { Texts } from '../../contract/texts.ts';
import {
  type CodePiece,
  codeFigure,
  isMarkedUp,
  markedUpFigure,
} from '../../markup/code-figure.ts';
import { languageOf } from './code-blocks.ts';
import { walk } from './walk.ts';

export type PlainCodeOptions = {
  texts: Texts;
  /** Colors code synchronously, without a grammar. */
  color: (code: string, language: string) => CodePiece[];
};

/** Renders code blocks. Options after the language of a fence are ignored. */
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
  if (code?.type === 'element' && isMarkedUp(code))
    return markedUpFigure(code.children, { language, texts });
  const pieces = color(textOf(pre).replace(/\n$/, ''), language.toLowerCase());
  return codeFigure({ lines: [{ pieces, marks: [] }] }, { language, texts });
}
