import type { Nodes, Root } from 'hast';
import { walk } from './walk.ts';

export type RawNode = Extract<Nodes, { type: 'raw' }>;

/** A tag or comment in HTML that is not parsed yet. */
export type RawTag = {
  node: RawNode;
  /** Where it begins in the text of the node. */
  index: number;
  kind: 'start' | 'end' | 'comment';
  /** As it is written; empty for a comment. */
  name: string;
  /** Whether a tag has neither attributes nor content that is only text. */
  isBare: boolean;
  /** Whether what begins here has an end. */
  isClosed: boolean;
};

/**
 * A comment; an element that contains text only, with its content; or another tag, with its end if it has no attributes.
 * Each consumes what it has looked at, so that the time grows with the length of the text only.
 */
const TAG =
  /<!--(?:-?>|[\s\S]*?(?:--!?>|($)))|<(iframe|noframes|script|style|textarea|title)\b[\s\S]*?(?:(<\/\2\s*>)|$)|<(\/?)([A-Za-z][^\s/>]*)(\s*\/?>)?/gi;

/** Lists the tags and comments in the HTML of Markdown, in order. */
export function readRawTags(tree: Root): RawTag[] {
  const tags: RawTag[] = [];
  walk(tree, (node) => {
    if (node.type === 'raw') tags.push(...readTags(node));
    return undefined;
  });
  closeElements(tags);
  return tags;
}

function readTags(node: RawNode): RawTag[] {
  return [...node.value.matchAll(TAG)].map((match): RawTag => {
    const { 0: whole, 1: openComment, 2: textElement, 3: elementEnd, 4: slash, index } = match;
    const name = textElement ?? match[5] ?? '';
    if (name === '') {
      return {
        node,
        index,
        kind: 'comment',
        name,
        isBare: false,
        isClosed: openComment === undefined,
      };
    }
    const isBare = textElement ? /^<\w+\s*\/?>/.test(whole) : match[6] !== undefined;
    const isClosed = elementEnd !== undefined;
    return { node, index, kind: slash === '/' ? 'end' : 'start', name, isBare, isClosed };
  });
}

/** Notes which start tags have an end tag below them. */
function closeElements(tags: RawTag[]): void {
  const open = new Map<string, RawTag[]>();
  for (const tag of tags) {
    const name = tag.name.toLowerCase();
    if (tag.kind === 'end') {
      const start = open.get(name)?.pop();
      if (start) start.isClosed = true;
    } else if (tag.kind === 'start' && !tag.isClosed) {
      const starts = open.get(name);
      if (starts) starts.push(tag);
      else open.set(name, [tag]);
    }
  }
}
