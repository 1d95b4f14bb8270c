import { toString as textOf } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { remarkCodeBlockWrappers } from './code-block-wrappers.ts';

const markdown = unified().use(remarkParse).use(remarkCodeBlockWrappers).freeze();
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkCodeBlockWrappers).freeze();

function kinds(text: string, parser: typeof markdown = markdown): string[] {
  return parser.parse(text).children.map((node) => `${node.type}: ${textOf(node)}`);
}

describe('remarkCodeBlockWrappers: fences of the language mdx-code-block', () => {
  test('the text between them is parsed, with its positions', () => {
    const [, element, after] = mdx.parse('a\n```mdx-code-block\n<B />\n```\nc\n').children;
    expect(element).toMatchObject({
      type: 'mdxJsxFlowElement',
      position: { start: { line: 3, column: 1 } },
    });
    expect(after?.position?.start).toEqual({ line: 5, column: 1, offset: 30 });
  });

  test.each([
    ['more marks', '````mdx-code-block\nb\n````', ['paragraph: b']],
    ['an end that is longer', '~~~mdx-code-block\nb\n~~~~', ['paragraph: b']],
    ['further words behind the language', '``` mdx-code-block x=1\nb\n```', ['paragraph: b']],
    ['no end', '```mdx-code-block\nb', ['paragraph: b']],
    ['nothing within', '```mdx-code-block\n```\nb', ['paragraph: b']],
    ['code within', '````mdx-code-block\n```js\nb\n```\n````\nc', ['code: b', 'paragraph: c']],
    [
      'code of as many marks within',
      '```mdx-code-block\n```js\nb\n```\n```\nc',
      ['code: b', 'paragraph: c'],
    ],
    [
      'another wrapper behind it',
      '```mdx-code-block\nb\n```\n```js\nc\n```\n```mdx-code-block\nd\n```',
      ['paragraph: b', 'code: c', 'paragraph: d'],
    ],
    ['a list', '- ```mdx-code-block\n  b\n  ```\n\nc', ['list: b', 'paragraph: c']],
    [
      'a list within, before the end',
      '````mdx-code-block\n1. a\n\n   ```js\n   b\n   ```\n\n2. c\n````\nd',
      ['list: abc', 'paragraph: d'],
    ],
    [
      'a wrapper within, after a list',
      '````mdx-code-block\n- a\n\n```mdx-code-block\nb\n```\n\n- c\n````\nd',
      ['list: a', 'paragraph: b', 'list: c', 'paragraph: d'],
    ],
    ['a quotation', '> a\n> ```mdx-code-block\n> b\n> ```', ['blockquote: ab']],
  ])('%s', (_, text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  test('in indented code, which MDX does not have, they are shown', () => {
    const text = 'a\n\n    ```mdx-code-block\n    <B />\n    ```\n';
    expect(kinds(text)).toEqual(['paragraph: a', 'code: ```mdx-code-block\n<B />\n```']);
    expect(kinds(text, mdx)).toEqual(['paragraph: a', 'mdxJsxFlowElement: ']);
  });

  test('in other fenced code, they are shown', () => {
    expect(kinds('````md\n```mdx-code-block\nx\n```\n````\n')).toEqual([
      'code: ```mdx-code-block\nx\n```',
    ]);
    expect(kinds('```mdx-code-blocks\nx\n```')).toEqual(['code: x']);
    expect(kinds('```js\nx\n```')).toEqual(['code: x']);
  });
});
