import type { Nodes, Root } from 'mdast';
import type { Extension } from 'mdast-util-from-markdown';
import remarkGfm from 'remark-gfm';
import type { Processor } from 'unified';

/** Every address that GFM turns into a link contains one of these: `https://…`, `www.…`, `name@host`. */
const ADDRESS = /https?:\/\/|www\.|[-.\w+]@[-\w]/i;

/**
 * GitHub Flavored Markdown (https://github.github.com/gfm/). Its library finally searches all text for addresses, which
 * takes a tenth of the parsing time. Pages without any skip that search.
 */
export function remarkGfmOfPage(this: Processor): undefined {
  remarkGfm.call(this);
  const data = this.data();
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.flat().map(onlyForAddresses);
}

function onlyForAddresses(extension: Extension): Extension {
  const transforms = extension.transforms?.map(
    (transform) => (tree: Root) => (containsAddress(tree) ? transform(tree) : undefined),
  );
  return { ...extension, transforms };
}

function containsAddress(node: Nodes): boolean {
  if ('children' in node) return node.children.some(containsAddress);
  return node.type === 'text' && hasAddress(node.value);
}

/** Whether text may have an address that GFM turns into a link. */
export function hasAddress(text: string): boolean {
  return ADDRESS.test(text);
}
