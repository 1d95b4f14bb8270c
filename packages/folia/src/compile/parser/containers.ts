import type { BlockContent, Nodes, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { isFenceClosed, sourceOf } from './node-source.ts';

export type ContainerParsers = {
  /** Parses Markdown without containers; undefined if its tree is not certain to be that of remark. */
  parseText: (text: string) => Root | undefined;
  /** Parses a line with remark. */
  parseLine: (line: string) => Root;
};

type Point = NonNullable<Root['position']>['end'];

type Line = { text: string; number: number; offset: number };

/** A line that can open a container. What follows the colons may show that it does not. */
const OPENING = /^:{3,}[^:\s]/;

/** A line that may open or close a container in a list, a quotation or code. */
const NESTED = /^[ \t>*+\-\d.)]*:::/m;

/** Only what Markdown takes for white space (https://spec.commonmark.org/0.31.2/#blank-line). */
const BLANK = /^[ \t\n]*$/;

/** The start of HTML that goes on after an empty line, and its end. */
const LONG_HTML = /^\s*<(?:[!?]|(?:script|pre|style|textarea)\b)/i;
const LONG_HTML_END = /(?:-->|<\/(?:script|pre|style|textarea)>)$/i;

/**
 * Parses Markdown with containers that open and close at the start of a line. Opening lines are parsed by remark, and what
 * is between them separately. That gives the tree of remark, since the next line of as many colons closes a
 * container, whatever is open within it. Returns undefined if a container is not closed, if it may be in a list, a
 * quotation or code, if there are definitions, which hold for the whole page, or if a part cannot be parsed.
 *
 * @param text with line feeds as line endings
 */
export function parseContainers(text: string, parsers: ContainerParsers): Root | undefined {
  const lines = splitLines(text);
  const children = parseLines(lines, parsers);
  const last = lines.at(-1);
  if (!children || !last) return undefined;
  const start = { line: 1, column: 1, offset: 0 };
  return { type: 'root', children, position: { start, end: endOf(last) } };
}

function splitLines(text: string): Line[] {
  let offset = 0;
  return text.split('\n').map((line, index) => {
    const place = { text: line, number: index + 1, offset };
    offset += line.length + 1;
    return place;
  });
}

/** @param lines all of the page, or the content of a container */
function parseLines(lines: Line[], parsers: ContainerParsers): BlockContent[] | undefined {
  const nodes: BlockContent[] = [];
  let textStart = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const container = readOpening(lines[index], parsers);
    if (!container) continue;
    const end = findClosing(lines, index);
    const closing = lines[end];
    if (!closing) return undefined;
    const before = parseText(lines.slice(textStart, index), parsers);
    const content = parseLines(lines.slice(index + 1, end), parsers);
    if (!before || !content || !canOpenBelow(before.at(-1), lines[index - 1])) return undefined;
    nodes.push(...before, fillContainer(container, content, endOf(closing)));
    textStart = end + 1;
    index = end;
  }
  const rest = parseText(lines.slice(textStart), parsers);
  return rest && [...nodes, ...rest];
}

/** The node of the container that a line opens, with its label. */
function readOpening(
  line: Line | undefined,
  { parseLine }: ContainerParsers,
): ContainerDirective | undefined {
  if (!line || !OPENING.test(line.text)) return undefined;
  const [node] = parseLine(line.text).children;
  if (node?.type !== 'containerDirective') return undefined;
  movePositions(node, line);
  return node;
}

/** The index of the line that closes a container, or -1. @param opening index of the line that opens it */
function findClosing(lines: Line[], opening: number): number {
  const colons = /^:*/.exec(lines[opening]?.text ?? '')?.[0] ?? '';
  for (let index = opening + 1; index < lines.length; index += 1) {
    const text = lines[index]?.text ?? '';
    if (text.startsWith(colons) && /^:+$/.test(text)) return index;
  }
  return -1;
}

function fillContainer(
  { position, ...node }: ContainerDirective,
  content: BlockContent[],
  end: Point,
): ContainerDirective {
  const children = [...node.children, ...content];
  return { ...node, children, position: position && { start: position.start, end } };
}

function parseText(lines: Line[], parsers: ContainerParsers): BlockContent[] | undefined {
  const [first] = lines;
  const text = lines.map((line) => `${line.text}\n`).join('');
  if (!first || BLANK.test(text)) return [];
  const root = NESTED.test(text) ? undefined : parsers.parseText(text);
  if (!root?.children.every(isBlock) || isOpen(root.children.at(-1), text)) return undefined;
  movePositions(root, first);
  return root.children;
}

/** Whether the last node of the text has no end of its own, such as code without a closing fence. */
function isOpen(node: BlockContent | undefined, text: string): boolean {
  if (node?.type === 'code') return !isFenceClosed(sourceOf(node, text));
  return node?.type === 'html' && LONG_HTML.test(node.value) && !LONG_HTML_END.test(node.value);
}

/** Turns positions within a part of the page into positions within the page. @param line where the part starts */
function movePositions(tree: Nodes, { number, offset }: Line): void {
  visit(tree, ({ position }) => {
    for (const point of position ? [position.start, position.end] : []) {
      point.line += number - 1;
      point.offset = (point.offset ?? 0) + offset;
    }
  });
}

function endOf({ text, number, offset }: Line): Point {
  return { line: number, column: text.length + 1, offset: offset + text.length };
}

/** Whether a node is a block other than a definition, which would apply to the other parts, too. */
function isBlock(node: RootContent): node is BlockContent {
  switch (node.type) {
    case 'blockquote':
    case 'code':
    case 'heading':
    case 'html':
    case 'list':
    case 'paragraph':
    case 'table':
    case 'thematicBreak':
      return true;
    default:
      return false;
  }
}

/** Whether a container can open after a node: some nodes go on until an empty line. */
function canOpenBelow(node: BlockContent | undefined, lineBefore: Line | undefined): boolean {
  switch (node?.type) {
    case 'blockquote':
    case 'html':
    case 'list':
    case 'table':
      return BLANK.test(lineBefore?.text ?? '');
    default:
      return true;
  }
}
