import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Names between colons that are a separate word, unlike in `host:port:x`. */
const SHORTCODES = /(?<![\w:\\/])(?::[+-]?\w[\w+-]*:)+(?![\w:/])/g;
const SHORTCODE = /:([^:]+):/g;

/** Replaces emoji shortcodes such as `:tada:` with emoji, using GitHub's names. Unknown names are not changed. */
export const remarkEmoji: Plugin<[], Root> = () => async (tree: Root, file: VFile) => {
  if (String(file).search(SHORTCODES) === -1) return;
  // Loaded on first use, since the list is long.
  const { nameToEmoji } = await import('gemoji');
  visit(tree, 'heading', (node) => {
    // The id of a heading contains the names instead.
    const dataSlugText = textOf(node, { includeHtml: false });
    if (dataSlugText.search(SHORTCODES) === -1) return;
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataSlugText } };
  });
  visit(tree, 'text', (node) => {
    node.value = node.value.replace(SHORTCODES, (run) =>
      run.replace(SHORTCODE, (written, name: string) =>
        Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? written) : written,
      ),
    );
  });
};
