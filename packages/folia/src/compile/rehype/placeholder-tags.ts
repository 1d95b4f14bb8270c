import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { isHtmlElement } from './html-tags.ts';
import { type RawNode, type RawTag, readRawTags } from './raw-tags.ts';
import { DROPPED_WITH_CONTENT, isAllowedTag } from './sanitized.ts';

/**
 * Shows placeholders in untrusted Markdown as text, such as `<token>` in "Send Bearer <token>". As HTML they would vanish,
 * and a `<title>` or comment that is never closed would swallow everything below.
 */
export const rehypePlaceholderTags: Plugin<[], Root> = () => (tree: Root) => {
  const placeholders = Map.groupBy(readRawTags(tree).filter(isPlaceholder), ({ node }) => node);
  for (const [node, tags] of placeholders) escapeTags(node, tags);
};

/** Whether a tag is not HTML, or has no end and begins an element or comment that a later step removes. */
function isPlaceholder({ kind, name, isBare, isClosed }: RawTag): boolean {
  if (kind === 'comment') return !isClosed;
  const element = name.toLowerCase();
  if (!isHtmlElement(element)) return true;
  if (kind === 'end' || isClosed || isAllowedTag(element)) return false;
  return isBare || DROPPED_WITH_CONTENT.includes(element);
}

function escapeTags(node: RawNode, tags: RawTag[]): void {
  let end = 0;
  const parts = tags.map(({ index }) => {
    const before = node.value.slice(end, index);
    end = index + '<'.length;
    return `${before}&lt;`;
  });
  node.value = parts.join('') + node.value.slice(end);
}
