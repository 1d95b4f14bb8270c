import type { Nodes } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { remarkMdxComments } from './mdx-comments.ts';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkMdxComments).freeze();

/** The tree in short: kinds of nodes, with their text. */
function outline(node: Nodes): string {
  const name = 'name' in node && node.name ? `<${node.name}>` : node.type;
  if ('children' in node) return `${name}(${node.children.map(outline).join(' ')})`;
  return 'value' in node ? `${name}${JSON.stringify(node.value)}` : name;
}

function parsed(text: string): string[] {
  return parser.parse(text).children.map(outline);
}

describe('remarkMdxComments: HTML comments in MDX', () => {
  test.each([
    ['alone', '<!-- a -->', ['mdxFlowExpression"<!-- a -->"']],
    [
      'within a line',
      'x <!-- a --> y <!-- b -->',
      ['paragraph(text"x " mdxTextExpression"<!-- a -->" text" y " mdxTextExpression"<!-- b -->")'],
    ],
    ['before text', '<!-- a --> x', ['paragraph(mdxTextExpression"<!-- a -->" text" x")']],
    [
      'over several lines, with blank ones',
      '<!-- a\n\n  b -->\n\nx',
      ['mdxFlowExpression"<!-- a\\n\\n  b -->"', 'paragraph(text"x")'],
    ],
    [
      'over several lines of a paragraph',
      'x <!-- a\nb --> y',
      ['paragraph(text"x " mdxTextExpression"<!-- a\\nb -->" text" y")'],
    ],
    [
      'with the end of a JavaScript comment',
      '<!-- a */ b -->',
      ['mdxFlowExpression"<!-- a */ b -->"'],
    ],
    ['with braces and backticks', '<!-- {`a -->', ['mdxFlowExpression"<!-- {`a -->"']],
    [
      'with a fence',
      '<!--\n```js\nx\n```\n-->',
      ['mdxFlowExpression"<!--\\n```js\\nx\\n```\\n-->"'],
    ],
    ['with arrows', '<!-- a > b -> c -->', ['mdxFlowExpression"<!-- a > b -> c -->"']],
    ['with more dashes', '<!--- a --->', ['mdxFlowExpression"<!--- a --->"']],
    ['empty', '<!---->', ['mdxFlowExpression"<!---->"']],
    ['cut short', '<!-->', ['mdxFlowExpression"<!-->"']],
    [
      'indented in a list',
      '- x\n\n  <!-- a\n  b -->\n\n  y',
      ['list(listItem(paragraph(text"x") mdxFlowExpression"<!-- a\\nb -->" paragraph(text"y")))'],
    ],
    [
      'in a quotation',
      '> <!-- a\n> b -->\n> x',
      ['blockquote(mdxFlowExpression"<!-- a\\nb -->" paragraph(text"x"))'],
    ],
    [
      'between elements',
      '<A><!-- a --><B /> <!-- b --> </A> <!-- c -->',
      [
        '<A>(mdxFlowExpression"<!-- a -->" <B>() mdxFlowExpression"<!-- b -->")',
        'mdxFlowExpression"<!-- c -->"',
      ],
    ],
    [
      'before an element that contains paragraphs',
      '<!-- a --> <A>\n\nx\n\n</A> <!-- b -->',
      ['mdxFlowExpression"<!-- a -->"', '<A>(paragraph(text"x"))', 'mdxFlowExpression"<!-- b -->"'],
    ],
    [
      'after an expression',
      '{a}<!-- a -->',
      ['mdxFlowExpression"a"', 'mdxFlowExpression"<!-- a -->"'],
    ],
    ['in a heading', '## x <!-- a -->', ['heading(text"x " mdxTextExpression"<!-- a -->")']],
  ])('%s', (_, text, expected) => {
    expect(parsed(text)).toEqual(expected);
  });

  test.each([
    ['code within a line', '`<!-- a -->` x', ['paragraph(inlineCode"<!-- a -->" text" x")']],
    [
      'code over two lines',
      'x `<!-- a\n-->` y',
      ['paragraph(text"x " inlineCode"<!-- a\\n-->" text" y")'],
    ],
    ['a block of code', '```html\n<!-- a -->\n```', ['code"<!-- a -->"']],
    [
      'a block of code in a list, fenced by tildes',
      '- ~~~html\n  <!-- a -->\n  ~~~',
      ['list(listItem(code"<!-- a -->"))'],
    ],
    ['a block of code without an end', '> ```\n> <!-- a -->', ['blockquote(code"<!-- a -->")']],
    ['an expression', '{"<!-- a -->"}', ['mdxFlowExpression"\\"<!-- a -->\\""']],
    [
      'an export',
      'export const a = "<!-- a -->";',
      ['mdxjsEsm"export const a = \\"<!-- a -->\\";"'],
    ],
    ['the end of a comment without its beginning', 'a --> b', ['paragraph(text"a --> b")']],
  ])('%s is left alone', (_, text, expected) => {
    expect(parsed(text)).toEqual(expected);
  });

  test('a line that starts like elements but is text is parsed as text', () => {
    expect(parsed('<!-- a --><A>x\n<!-- b --><!-- c --></A>y')).toEqual([
      'paragraph(mdxTextExpression"<!-- a -->" <A>(text"x\\n" mdxTextExpression"<!-- b -->" mdxTextExpression"<!-- c -->") text"y")',
    ]);
  });

  test('attributes are not changed', () => {
    const [element] = parser.parse('<A b="<!-- a -->" />').children;
    expect(element).toMatchObject({ attributes: [{ name: 'b', value: '<!-- a -->' }] });
  });

  test('a comment has its position in the source', () => {
    const [, comment] = parser.parse('x\n\n<!-- a\nb -->\n').children;
    expect(comment?.position).toMatchObject({
      start: { line: 3, column: 1, offset: 3 },
      end: { line: 4, column: 6, offset: 15 },
    });
  });

  test('an unclosed comment is a syntax error at its position', () => {
    expect(() => parser.parse('x\n\ny <!-- a')).toThrow(
      expect.objectContaining({ line: 3, column: 4 }),
    );
  });

  test('a comment that continues outside its quotation is a syntax error', () => {
    expect(() => parser.parse('> <!-- a\nb -->')).toThrow(/Unexpected character `!`/);
  });
});
