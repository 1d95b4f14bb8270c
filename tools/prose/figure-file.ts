import { type ESTree, parseSync, Visitor } from 'vite';
import { advance, type Place } from './place.ts';
import type { ProseBlock } from './prose-blocks.ts';

export type FigureText = Place & { text: string };

/** The parts of a drawing of an interface (`site/figures`) that the checks need. */
export type FigureFile = {
  path: string;
  /** Words that the interface shows. */
  words: FigureText[];
  /** Descriptions and captions. */
  prose: FigureText[];
  /** Values of `alt`; `undefined` for one that is not a plain text. */
  alts: (Place & { text: string | undefined })[];
  /** Step numbers, in source order. */
  marks: (Place & { number: number })[];
  /** The other product whose interface it draws. */
  product?: string;
  /** Text that is not in a property, so nothing says whether the interface shows it. */
  loose: FigureText[];
  /** Syntax errors. */
  errors: string[];
};

/** Properties whose texts are not words of the interface. All others are, whatever their name. */
const OTHER_TEXTS = new Set([
  'alt',
  'brand',
  'caption',
  'className',
  'detail',
  'icon',
  'key',
  'name',
  'names',
  'product',
  'value',
]);

/** In place of a property, where strings are not shown at all. */
const NO_TEXT = 'key';

/** Properties whose texts are words of the interface within the components that figures consist of. */
const PART_LABELS = new Set(['label', 'title']);

const PROSE = new Set(['alt', 'caption']);

/** `mark`, and those of fixed parts, such as `avatarMark`. */
const MARK = /^(?:mark|\w+Mark)$/;

/**
 * Reads the texts and step numbers of a figure from its code.
 *
 * @param options.onlyLabels for the components that figures consist of, where only labels, titles and texts are words
 */
export function readFigure(
  { path, text: code }: { path: string; text: string },
  { onlyLabels = false } = {},
): FigureFile {
  const { program, errors } = parseSync(path, code, { lang: 'tsx', sourceType: 'module' });
  const figure: FigureFile = {
    path,
    words: [],
    prose: [],
    alts: [],
    marks: [],
    loose: [],
    errors: errors.map(({ message }) => message),
  };
  /** The properties around the current node, the innermost last. */
  const properties: string[] = [];
  const leave = () => properties.pop();
  const place = ({ start }: { start: number }) => advance({ line: 1, column: 1 }, code, start);
  const addText = (node: ESTree.Node, text: string) =>
    sortText(figure, { text, ...place(node) }, properties, onlyLabels);
  const addMark = (node: ESTree.Node) => {
    if (node.type !== 'Literal' || typeof node.value !== 'number') return;
    figure.marks.push({ number: node.value, ...place(node) });
  };
  new Visitor({
    ImportDeclaration() {
      properties.push(NO_TEXT);
    },
    'ImportDeclaration:exit': leave,
    TSTypeAliasDeclaration() {
      properties.push(NO_TEXT);
    },
    'TSTypeAliasDeclaration:exit': leave,
    JSXAttribute({ name, value }) {
      const property = name.type === 'JSXIdentifier' ? name.name : '';
      properties.push(property);
      if (property === 'alt' && value)
        figure.alts.push({ text: plainText(value), ...place(value) });
      if (MARK.test(property) && value?.type === 'JSXExpressionContainer')
        addMark(value.expression);
    },
    'JSXAttribute:exit': leave,
    Property({ key, value }) {
      const isMark = properties.at(-1) === 'marks';
      const name = key.type === 'Identifier' ? key.name : '';
      if (isMark) {
        addText(key, name);
        addMark(value);
      }
      properties.push(isMark ? '' : name);
    },
    'Property:exit': leave,
    Literal(node) {
      if (typeof node.value === 'string') addText(node, node.value);
    },
    TemplateElement(node) {
      addText(node, node.value.cooked ?? '');
    },
    JSXText(node) {
      const text = node.value.trim();
      const start = node.start + node.value.indexOf(text);
      const found = { text, ...place({ start }) };
      if (text !== '') (onlyLabels ? figure.words : figure.loose).push(found);
    },
  }).visit(program);
  return figure;
}

function sortText(
  figure: FigureFile,
  found: FigureText,
  properties: readonly string[],
  onlyLabels: boolean,
): void {
  const innermost = properties.at(-1) ?? '';
  if (found.text.trim() === '') return;
  if (PROSE.has(innermost)) figure.prose.push(found);
  if (innermost === 'product') figure.product = found.text;
  const isWord = onlyLabels ? PART_LABELS.has(innermost) : !OTHER_TEXTS.has(innermost);
  if (isWord) figure.words.push(found);
}

function plainText(value: ESTree.Node): string | undefined {
  if (value.type === 'JSXExpressionContainer') return plainText(value.expression);
  return value.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
}

/** The descriptions and captions of a figure, for the checks of prose. */
export function figureProse({ prose }: FigureFile): Pick<ProseBlock, 'text' | 'placeAt'>[] {
  return prose.map(({ text, line, column }) => ({
    text,
    placeAt: (index) => advance({ line, column: column + 1 }, text, index),
  }));
}
