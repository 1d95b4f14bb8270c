import { toString as textOf } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { remarkMdxHeadingIds } from './mdx-heading-ids.ts';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkMdxHeadingIds).freeze();

describe('remarkMdxHeadingIds: heading ids that MDX would parse as expressions', () => {
  test.each([
    ['## Roses {#roses}', 'Roses {#roses}'],
    ['## Roses {#roses}  ', 'Roses {#roses}'],
    ['## Roses {#roses} ##', 'Roses {#roses}'],
    ['## Roses \\{#roses}', 'Roses {#roses}'],
    ['## `{#a}` *Roses* {#roses}', '{#a} Roses {#roses}'],
    ['# Roses {#roses}\nMore', 'Roses {#roses}'],
    ['Roses {#roses}\n===', 'Roses {#roses}'],
    ['Red\nroses {#roses}\n---', 'Red\nroses {#roses}'],
  ])('%j: the id is text', (text, expected) => {
    const [heading] = parser.parse(text).children;
    expect(heading?.type).toBe('heading');
    expect(textOf(heading)).toBe(expected);
  });

  test.each([
    ['a list', '- ## Roses {#roses}'],
    ['a quotation', '> Roses {#roses}\n> ---'],
  ])('in %s as well', (_, text) => {
    expect(textOf(parser.parse(text))).toBe('Roses {#roses}');
  });

  test('an expression in a heading is not changed', () => {
    const [heading] = parser.parse('## Roses {count}').children;
    expect(heading).toMatchObject({ children: [{ type: 'text' }, { type: 'mdxTextExpression' }] });
  });

  test.each(['See {#roses}', '## {#roses} Roses', '- {#roses}', 'x {#roses}\n\n---'])(
    '%j: elsewhere it is an expression, and a syntax error',
    (text) => {
      expect(() => parser.parse(text)).toThrow(/Could not parse expression/);
    },
  );

  test.each([
    ['a code block', '```md\n## Roses {#roses}\n```', '## Roses {#roses}'],
    ['a code block in a list', '- ~~~\n  ## Roses {#roses}\n  ~~~', '## Roses {#roses}'],
    ['code in a heading', '## Roses `{#roses}`', 'Roses {#roses}'],
  ])('%s is left alone', (_, text, expected) => {
    expect(textOf(parser.parse(text))).toBe(expected);
  });

  test('the position of the next block is correct', () => {
    const [, paragraph] = parser.parse('## Roses {#roses}\nText').children;
    expect(paragraph?.position?.start).toEqual({ line: 2, column: 1, offset: 18 });
    const [heading] = parser.parse('## Roses {#roses}').children;
    expect(heading?.position?.end).toEqual({ line: 1, column: 18, offset: 17 });
  });
});
