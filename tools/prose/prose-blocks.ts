import type { Nodes, Parents } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { ProsePage } from './parse-page.ts';
import { advance, type Place, placeOf } from './place.ts';

/** A run of prose that is read as one, such as a paragraph. Inline code is "`…`" in it. */
export type ProseBlock = {
  kind: 'attribute' | 'cell' | 'description' | 'heading' | 'paragraph' | 'title';
  text: string;
  /** Returns the place in the file of a character of the text. */
  placeAt: (index: number) => Place;
};

/** Replace code and hidden bold text. They contain no letters, so they are not words. */
const CODE = '`…`';
const QUOTE = '**…**';

/** The id after a heading in plain Markdown. In MDX, it is not part of the text. */
const HEADING_ID = /\s*\{#[^}]+\}$/;

const KINDS = new Map<string, ProseBlock['kind']>([
  ['heading', 'heading'],
  ['paragraph', 'paragraph'],
  ['tableCell', 'cell'],
]);

/** Attributes of components whose values are shown or read aloud. */
const TEXT_ATTRIBUTES = new Set(['alt', 'caption', 'description', 'summary', 'title']);

/**
 * Lists the prose of a page: title, description, headings, paragraphs, table cells, descriptions of
 * images, and texts in attributes of components.
 *
 * @param options.bold whether bold text is part of the prose, or written as "**…**" because it quotes an interface
 */
export function proseBlocks(page: ProsePage, { bold }: { bold: boolean }): ProseBlock[] {
  const blocks = frontmatterBlocks(page);
  visit(page.tree, (node) => {
    blocks.push(...attributeBlocks(node));
    const kind = KINDS.get(node.type);
    if (kind && 'children' in node) blocks.push(blockOf(kind, pieces(node, bold)));
  });
  return blocks.filter(({ text }) => text.trim() !== '');
}

type Piece = Place & { text: string };

function blockOf(kind: ProseBlock['kind'], parts: readonly Piece[]): ProseBlock {
  return {
    kind,
    text: parts.map(({ text }) => text).join(''),
    placeAt(index) {
      let start = 0;
      for (const part of parts) {
        if (index < start + part.text.length) return advance(part, part.text, index - start);
        start += part.text.length;
      }
      return parts.at(-1) ?? { line: 1, column: 1 };
    },
  };
}

/** Lists the texts within a paragraph or a similar node, in order. */
function pieces(parent: Parents, bold: boolean): Piece[] {
  const found: Piece[] = [];
  visit(parent, (node) => {
    const place = placeOf(node);
    if (node.type === 'strong' && !bold) {
      found.push({ text: QUOTE, ...place });
      return SKIP;
    }
    if (node.type === 'text') found.push({ text: node.value.replace(HEADING_ID, ''), ...place });
    if (node.type === 'inlineCode') found.push({ text: CODE, ...place });
    if (node.type === 'break') found.push({ text: '\n', ...place });
    return undefined;
  });
  return found;
}

function attributeBlocks(node: Nodes): ProseBlock[] {
  const block = (text: string, { line, column }: Place, offset: number) =>
    blockOf('attribute', [{ text, line, column: column + offset }]);
  if (node.type === 'image') return [block(node.alt ?? '', placeOf(node), '!['.length)];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    TEXT_ATTRIBUTES.has(attribute.name) &&
    typeof attribute.value === 'string'
      ? [block(attribute.value, placeOf(attribute), `${attribute.name}="`.length)]
      : [],
  );
}

function frontmatterBlocks({ text, title, description }: ProsePage): ProseBlock[] {
  const lines = text.split('\n');
  const block = (kind: 'title' | 'description', value: string | undefined) => {
    if (value === undefined) return [];
    const index = lines.findIndex((line) => line.startsWith(`${kind}:`));
    const column = Math.max(lines[index]?.indexOf(value) ?? 0, 0) + 1;
    return [blockOf(kind, [{ text: value, line: Math.max(index, 0) + 1, column }])];
  };
  return [...block('title', title), ...block('description', description)];
}
