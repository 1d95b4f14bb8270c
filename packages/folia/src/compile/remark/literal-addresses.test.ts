import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { remarkGfmOfPage } from './literal-addresses.ts';

const sparing = unified().use(remarkParse).use(remarkGfmOfPage).freeze();
const always = unified().use(remarkParse).use(remarkGfm).freeze();

/** The URLs of the links at the top level of the text. */
function linksIn(tree: Root): string[] {
  return tree.children.flatMap((block) =>
    block.type === 'paragraph'
      ? block.children.flatMap((node) => (node.type === 'link' ? [node.url] : []))
      : [],
  );
}

test.each([
  ['See https://roses.example/cut.', 'https://roses.example/cut'],
  ['See HTTP://roses.example.', 'HTTP://roses.example'],
  ['See WWW.roses.example.', 'http://WWW.roses.example'],
  ['Write to bee@hive.example.', 'mailto:bee@hive.example'],
  ['Write to bee&#64;hive.example.', 'mailto:bee@hive.example'],
  ['See https&#58;//roses.example.', 'https://roses.example'],
])('"%s" has a link', (text, url) => {
  expect(linksIn(sparing.parse(text))).toEqual([url]);
});

test('the tree is the same as without the shortcut, with and without addresses', () => {
  const texts = [
    '| Rose | Height |\n| --- | ---: |\n| ~~Red~~[^1] | 2 m |\n\n- [x] cut\n\n[^1]: In spring.\n',
    'Either https://roses.example or [roses](https://roses.example), but not `www.roses.example`.\n',
    '> A quote with www.roses.example\n>\n> - and a list with bee@hive.example\n',
  ];
  for (const text of texts) expect(sparing.parse(text)).toEqual(always.parse(text));
});
