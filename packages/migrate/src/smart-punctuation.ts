import type { Nodes, Parents, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * What is text for the parser, but code for others: formulas, and attributes at the end of a heading. A formula in dollar signs
 * has no blank line, and no space inside of single ones, unlike prices: https://pandoc.org/MANUAL.html#math
 */
const NOT_PROSE =
  /\\\\\([\s\S]*?\\\\\)|\\\\\[[\s\S]*?\\\\\]|\$\$(?:[^$\n]|\n(?![ \t]*\n))+\$\$|\$(?![\s$])[^$\n]*(?<![\s\\])\$(?!\d)|\{[^{}\n]*\}[ \t]*$/gm;

/** An escaped character, dots, hyphens or a quotation mark. */
const MARK = /\\[\s\S]|\.{3}|-{2,}|["']/g;

const PUNCTUATION = /[\p{P}\p{S}]/u;

/** A part of the source, by its offsets. */
type Range = { start: number; end: number };

type Edit = Range & { text: string };

/**
 * Writes curly quotation marks, dashes and ellipses where Markdown has `"`, `'`, `--`, `---` and `...`, as
 * parsers with smart punctuation show them: https://docs.rs/pulldown-cmark/latest/pulldown_cmark/struct.Options.html
 * Code, HTML, addresses, formulas and escaped characters stay.
 */
export function smartPunctuation(markdown: string): string {
  const tree = parser.parse(markdown);
  const withoutCode = replaceRanges(
    markdown,
    codeIn(tree).map(({ start, end }) => ({ start, end, text: ' '.repeat(end - start) })),
  );
  const skipped = Array.from(withoutCode.matchAll(NOT_PROSE), ({ 0: whole, index }) => ({
    start: index,
    end: index + whole.length,
  }));
  const edits = textBlocks(tree).flatMap((block) => editsOf(block, markdown));
  return replaceRanges(markdown, outside(edits, skipped));
}

/** Replaces parts of a text. @param edits in their order */
function replaceRanges(text: string, edits: Edit[]): string {
  const parts = edits.map(
    ({ start, text: replacement }, index) =>
      text.slice(edits[index - 1]?.end ?? 0, start) + replacement,
  );
  return [...parts, text.slice(edits.at(-1)?.end ?? 0)].join('');
}

/** The edits that begin in none of the ranges. Both are in their order, so each is looked at once. */
function outside(edits: Edit[], ranges: Range[]): Edit[] {
  let next = 0;
  return edits.filter(({ start }) => {
    while ((ranges[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return start < (ranges[next]?.start ?? Number.POSITIVE_INFINITY);
  });
}

/** Code and HTML, in which a dollar sign begins no formula. */
function codeIn(node: Nodes): Range[] {
  if ('children' in node) return node.children.flatMap(codeIn);
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  const isCode = node.type === 'inlineCode' || node.type === 'code' || node.type === 'html';
  return isCode && start !== undefined && end !== undefined ? [{ start, end }] : [];
}

/** The texts of each block, in which quotation marks belong together. */
function textBlocks(node: Nodes): Text[][] {
  if (!('children' in node)) return [];
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
    return [textsIn(node)];
  return node.children.flatMap(textBlocks);
}

function textsIn(parent: Parents): Text[] {
  return parent.children.flatMap((child) => {
    if (child.type === 'text') return [child];
    return 'children' in child && !isAutolink(child) ? textsIn(child) : [];
  });
}

/** Whether a link has its address as text: https://github.github.com/gfm/#autolinks */
function isAutolink(node: Parents): boolean {
  const [first] = node.children;
  return (
    node.type === 'link' &&
    first?.type === 'text' &&
    node.url.replace(/^mailto:/, '').endsWith(first.value)
  );
}

/** What the marks of a block become. A `'` is an apostrophe until another one closes what it opened. */
function editsOf(texts: Text[], markdown: string): Edit[] {
  const marks = texts.flatMap((text) => findMarks(text, markdown));
  const shown = marks.map(({ text }) => (text.startsWith('-') ? dashes(text.length) : '…'));
  let single: number | undefined;
  let isInDouble = false;
  for (const [index, { start, end, text: mark }] of marks.entries()) {
    if (mark !== '"' && mark !== "'") continue;
    const [before, after] = [charBefore(markdown, start), charAfter(markdown, end)];
    const canOpen = after.trim() !== '' && (before.trim() === '' || opensAfter(before, mark));
    const canClose = before.trim() !== '' && (after.trim() === '' || PUNCTUATION.test(after));
    if (mark === '"') {
      const opens: boolean = canOpen && !isInDouble;
      shown[index] = opens ? '“' : '”';
      isInDouble = opens || (isInDouble && !canClose);
      continue;
    }
    shown[index] = '’';
    if (single !== undefined && canClose) {
      shown[single] = '‘';
      single = undefined;
    } else if (canOpen) single = index;
  }
  return marks.map((edit, index) => ({ ...edit, text: shown[index] ?? edit.text }));
}

/** The marks in the source of a text. */
function findMarks({ position }: Text, markdown: string): Edit[] {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) return [];
  return Array.from(markdown.slice(start, end).matchAll(MARK)).flatMap(({ 0: mark, index }) =>
    mark.startsWith('\\')
      ? []
      : [{ start: start + index, end: start + index + mark.length, text: mark }],
  );
}

function charBefore(text: string, offset: number): string {
  return Array.from(text.slice(Math.max(0, offset - 2), offset)).at(-1) ?? '';
}

function charAfter(text: string, offset: number): string {
  return Array.from(text.slice(offset, offset + 2))[0] ?? '';
}

/** Whether a quotation mark can open after a character; `'` after a closing bracket is an apostrophe. */
function opensAfter(before: string, mark: string): boolean {
  return PUNCTUATION.test(before) && !(mark === "'" && /[\])]/.test(before));
}

/** Em dashes, or en dashes where hyphens do not come in threes. */
function dashes(count: number): string {
  if (count % 3 === 0) return '—'.repeat(count / 3);
  if (count % 2 === 0) return '–'.repeat(count / 2);
  const [ems, ens] = count % 3 === 2 ? [(count - 2) / 3, 1] : [(count - 4) / 3, 2];
  return '—'.repeat(ems) + '–'.repeat(ens);
}
