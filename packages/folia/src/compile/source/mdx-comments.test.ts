import { describe, expect, test } from 'vitest';
import { unwrapMdxCodeBlocks } from './mdx-code-blocks.ts';
import { commentsAsExpressions } from './mdx-comments.ts';

describe('commentsAsExpressions: comments of HTML in MDX', () => {
  test.each([
    ['<!-- a -->', '{/*  a */}'],
    ['x <!-- a --> y <!-- b -->', 'x {/*  a */} y {/*  b */}'],
    ['<!-- a\n\nb -->', '{/*  a\n\nb */}'],
    ['<!-- a */ b -->', '{/*  a *  b */}'],
    ['`<!-- a -->` <!-- b -->', '`<!-- a -->` {/*  b */}'],
    ['```html\n<!-- a -->\n```', '```html\n<!-- a -->\n```'],
    ['a --> b', 'a --> b'],
    ['<!-- `a` --> b', '{/*  `a` */} b'],
  ])('%j', (text, expected) => {
    expect(commentsAsExpressions(text)).toBe(expected);
  });
});

describe('unwrapMdxCodeBlocks', () => {
  test('the fence goes, its lines stay where they are', () => {
    expect(unwrapMdxCodeBlocks('a\n```mdx-code-block\n<B>\n```\nc\n', 'mdx')).toBe(
      'a\n\n<B>\n\nc\n',
    );
  });

  test('one that indented code shows stays; MDX has no indented code', () => {
    const text = 'a\n\n    ```mdx-code-block\n    <B>\n    ```\n';
    expect(unwrapMdxCodeBlocks(text, 'md')).toBe(text);
    expect(unwrapMdxCodeBlocks(text, 'mdx')).toBe('a\n\n\n    <B>\n\n');
  });

  test('other fences stay, and what is shown within them', () => {
    const text = '````md\n```mdx-code-block\nx\n```\n````\n';
    expect(unwrapMdxCodeBlocks(text, 'mdx')).toBe(text);
  });
});
