import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { remarkStepsWith } from '../pipeline.ts';
import { NO_PLUGINS } from '../site-plugins.ts';
import { parseNatively } from './native-parser.ts';

const remark = unified().use(remarkParse).use(remarkStepsWith(NO_PLUGINS)).freeze();

const parseLine = (line: string) => remark.parse(line);

describe('parseContainers', () => {
  test.each([
    ['a container between paragraphs', 'a\n\n:::note\n\nb\n\n:::\n\nc\n'],
    ['a container without empty lines around it', 'a\n:::note\nb\n:::\nc'],
    ['an empty container at the end', '# a\n\n:::note\n:::'],
    ['a title with marks', ':::tip A *b* and `c` \u{1f35e}\n\n\u{1f35e} *d*\n\n:::\n'],
    ['a label and attributes', ':::note[A [b](c)]{#d .e f="g"}\nh\n:::\n'],
    ['containers of other names', ':::crumb-2\na\n:::\n'],
    [
      'containers within a container',
      '::::tabs{group="oven"}\n\n:::tab[Gas]\n\n- a\n  b\n\n:::\n:::tab[Wood]\n\n```sh\nc\n```\n\n:::\n\n::::\n',
    ],
    ['more colons at the end than at the start', ':::note\na\n:::::\nb\n'],
    ['a container that ends within code', ':::note\n\n```\na\n```\n\n:::\n\n```\nb\n```\n'],
    [
      'a container below a list, a table and a quotation',
      '- a\n\n:::tip\n\n| b |\n| - |\n| c |\n\n:::\n\n> d\n\n:::tip\ne\n:::\n',
    ],
    ['colons within a line', 'Write `:::note`, or a :::\n\n:::note\nb ::: c\n:::\n'],
    ['white space that only JavaScript knows', '\u00a0\n:::note\n\u00a0\n:::\n'],
  ])('gives the tree of remark, positions included, for %s', (_, text) => {
    const tree = parseNatively(text, parseLine);
    expect(tree).toStrictEqual(remark.parse(text));
  });

  test.each([
    ['without an end', ':::note\n\na\n'],
    ['in a list', '- a\n\n  :::note\n  b\n  :::\n'],
    ['in a quotation', '> :::note\n> a\n> :::\n'],
    ['shown as code', '```md\n:::note\na\n:::\n```\n'],
    ['shown as code that begins before and ends after them', '```\n:::note\na\n```\n:::\n'],
    ['in a comment', '<!--\n\n:::note\na\n:::\n\n-->\n'],
    ['directly below a list', '- a\n:::note\nb\n:::\n'],
    ['with an indented end', ':::note\na\n :::\n'],
    ['that hold code without an end', ':::note\n\n```\na\n\n:::\n'],
    ['beside definitions', ':::note\n[a]\n:::\n\n[a]: /b\n'],
    ['beside footnotes', ':::note\na[^1]\n:::\n\n[^1]: b\n'],
  ])('leaves containers %s to remark', (_, text) => {
    expect(parseNatively(text, parseLine)).toBeUndefined();
  });

  test.each([
    ['that are not closed', ':::note\n'.repeat(50_000)],
    ['of which the first is closed', `${':::note\n'.repeat(50_000)}:::\n`],
    ['that are empty', ':::note\n:::\n'.repeat(5_000)],
    ['of deep quotations', `:::note\n${'>'.repeat(5_000)} a\n:::\n`],
    [
      'within each other',
      Array.from({ length: 500 }, (__, depth) => `${':'.repeat(503 - depth)}note`).join('\n'),
    ],
  ])('survives many containers %s', (_, text) => {
    const opened: string[] = [];
    parseNatively(text, (line) => {
      opened.push(line);
      return remark.parse(line);
    });
    expect(opened.length).toBeLessThanOrEqual(5_000);
  });
});
