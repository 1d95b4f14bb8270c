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
  /** Whether a tag has no attributes. */
  isBare: boolean;
  /** Whether what begins here has an end. */
  isClosed: boolean;
};

/** The start of a comment, or a tag: its slash, its name, and its end if it has no attributes. */
const TAG = /<!--|<(\/?)([A-Za-z][^\s/>]*)(\s*\/?>)?/g;

/** Elements that contain text only, in which nothing is a tag but their end. */
const TEXT_ELEMENT = /^(?:iframe|noframes|script|style|textarea|title)$/;

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
  const tags: RawTag[] = [];
  const findEnd = makeFindEnd(node.value.toLowerCase());
  const pattern = new RegExp(TAG);
  for (let match = pattern.exec(node.value); match; match = pattern.exec(node.value)) {
    const { 1: slash, 2: name = '', 3: tagEnd, index } = match;
    const tag = { node, index, name, isBare: tagEnd !== undefined, isClosed: false };
    if (name === '') {
      // The shortest comment is `<!-->`.
      const end = findEnd('-->', index + '<!'.length);
      tags.push({ ...tag, kind: 'comment', isClosed: end !== undefined });
      pattern.lastIndex = end ?? pattern.lastIndex;
    } else if (slash === '/') {
      tags.push({ ...tag, kind: 'end' });
    } else {
      tags.push({ ...tag, kind: 'start' });
      const element = name.toLowerCase();
      const end = TEXT_ELEMENT.test(element) ? findEnd(`</${element}`, index) : undefined;
      pattern.lastIndex = end ?? pattern.lastIndex;
    }
  }
  return tags;
}

/** Makes a function that finds text after an index. It remembers the last occurrence, so searches beyond it cost nothing. */
function makeFindEnd(text: string): (wanted: string, from: number) => number | undefined {
  const lasts = new Map<string, number>();
  return (wanted, from) => {
    const last = lasts.get(wanted) ?? text.lastIndexOf(wanted);
    lasts.set(wanted, last);
    return last < from ? undefined : text.indexOf(wanted, from);
  };
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
