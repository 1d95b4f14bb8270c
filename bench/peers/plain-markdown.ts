import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

export type PlainMarkdown = {
  /** From the frontmatter or the first heading. */
  title?: string;
  /**
   * The Markdown without frontmatter and first heading.
   *
   * @param linked gives the path for a link to a Markdown file, or undefined if there is no page
   */
  write: (linked: (target: string) => string | undefined) => string;
};

type Edit = { start: number; end: number; text: string };

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/;
/** In text, JSX and expressions of MDX, or interpolations of Vue. */
const DIALECT = /[{}<]/;
const MODULE_LINE = /^(?:import|export)\s/;
const FENCE_OF_BOX = /^\s*:::/m;

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Reads Markdown that all generators understand alike.
 *
 * @returns undefined if the text has HTML, JSX, expressions, boxes or modules
 */
export function plainMarkdown(source: string): PlainMarkdown | undefined {
  const frontmatter = FRONTMATTER.exec(source);
  const body = source.slice(frontmatter?.[0].length ?? 0);
  const tree = parser.parse(body);
  if (hasDialect(tree, body)) return undefined;
  const [first] = tree.children;
  const heading = first?.type === 'heading' && first.depth === 1 ? first : undefined;
  const named = /^title:\s*(.+)$/m
    .exec(frontmatter?.[1] ?? '')?.[1]
    ?.replace(/^(["'])(.*)\1$/, '$2');
  return {
    title: named?.trim() ?? (heading && textOf(heading)),
    write: (linked) => {
      const start = heading?.position?.end.offset ?? 0;
      const edits = editsOf(tree, body, linked).filter((edit) => edit.start >= start);
      return `${applyEdits(body, edits).slice(start).trim()}\n`;
    },
  };
}

function hasDialect(tree: Root, body: string): boolean {
  let found = false;
  visit(tree, (node) => {
    if (node.type === 'html' && !isComment(node.value)) found = true;
    if (node.type === 'inlineCode' && node.value.includes('{{')) found = true;
    if (node.type !== 'text') return;
    const { start, end } = node.position ?? {};
    const written = body.slice(start?.offset, end?.offset);
    found ||= DIALECT.test(written) || FENCE_OF_BOX.test(written) || MODULE_LINE.test(written);
  });
  return found;
}

/** Pictures become their text, and so do links to files that are not pages. Comments are removed. */
function editsOf(tree: Root, body: string, linked: (target: string) => string | undefined): Edit[] {
  const edits: Edit[] = [];
  visit(tree, (node, _, parent) => {
    const edit = (text: string) => edits.push({ ...offsetsOf(node), text });
    // The text of a link that becomes text includes what the link contains.
    if (parent?.type === 'link') return;
    if (node.type === 'image' || node.type === 'imageReference') edit(node.alt ?? '');
    else if (node.type === 'html') edit('');
    else if (node.type === 'definition' && !isWeb(node.url)) edit('');
    else if (node.type === 'linkReference') edit(writtenText(node, body));
    else if (node.type === 'link' && !isWeb(node.url)) {
      const page = /\.mdx?(?:#|$)/.test(node.url)
        ? linked(node.url.replace(/#.*$/, ''))
        : undefined;
      const text = writtenText(node, body);
      edit(
        page === undefined ? text : `[${text}](${page.startsWith('.') ? page : `./${page}`}.md)`,
      );
    }
  });
  return edits;
}

/** Replaces from the end, so that earlier offsets stay true; the start of the text keeps its length. */
function applyEdits(body: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end),
      body,
    );
}

function offsetsOf({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

function isComment(html: string): boolean {
  return /^<!--[^>]*-->$/.test(html.trim());
}

function isWeb(url: string): boolean {
  return /^https?:/.test(url);
}

/** The text of a node as Markdown: an element in code is still code. */
function writtenText(node: Nodes, body: string): string {
  const { start, end } = offsetsOf(node);
  if ('value' in node) return body.slice(start, end);
  if ('children' in node) return node.children.map((child) => writtenText(child, body)).join('');
  return textOf(node);
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
