import { expect, test } from 'vitest';
import { checkPhrases } from './check-phrases.ts';
import { dataTexts } from './data-texts.ts';
import { parsePage } from './parse-page.ts';
import { phraseList } from './phrase-list.ts';
import { proseBlocks } from './prose-blocks.ts';

const phrases = phraseList.parse([
  { find: '\\bof its own\\b', why: 'stilted', write: '"its own"', wrong: ['A lid of its own.'] },
  { find: 'press \\*\\*…\\*\\*', why: 'one verb', write: '"select"', wrong: ['Press **…**.'] },
]);

function places(text: string, path = 'docs/a.md') {
  const blocks = proseBlocks(parsePage({ path, text }), { bold: false });
  return checkPhrases(path, blocks, phrases).map(({ line, column }) => [line, column]);
}

test('a phrase is reported with its place, what is wrong with it, and what to write', () => {
  const text = 'Hello.\n\nA pot with a lid of its own.\n';
  const blocks = proseBlocks(parsePage({ path: 'docs/a.md', text }), { bold: false });
  expect(checkPhrases('docs/a.md', blocks, phrases)).toEqual([
    {
      file: 'docs/a.md',
      line: 3,
      column: 18,
      message: '"of its own": stilted',
      hint: 'Write: "its own"',
    },
  ]);
});

test('a phrase is found across line ends, links and emphasis, whatever its capitals', () => {
  expect(places('A lid of\nits own.')).toEqual([[1, 7]]);
  expect(places('A lid [of its](lid.md) _own_.')).toEqual([[1, 8]]);
  expect(places('One line.\nOf Its Own will.')).toEqual([[2, 1]]);
});

test('bold text and code have a character of their own in a pattern, and are not searched', () => {
  expect(places('Press **Lid** now.')).toEqual([[1, 1]]);
  expect(places('Press `Lid` now.')).toEqual([]);
  expect(places('The **lid of its own** and `of its own`.')).toEqual([]);
  expect(places('```\nof its own\n```\n')).toEqual([]);
});

test('titles, descriptions, headings, cells and notes are searched', () => {
  expect(places('---\ntitle: A lid of its own\ndescription: Of its own\n---\n')).toEqual([
    [2, 14],
    [3, 14],
  ]);
  expect(places('# Of its own {#of-its-own}\n\n| Of its own |\n| - |\n| Of its own |\n')).toEqual([
    [1, 3],
    [3, 3],
    [5, 3],
  ]);
  expect(places(':::note[Of its own]\nOf its own\n:::\n')).toEqual([
    [1, 9],
    [2, 1],
  ]);
});

test('descriptions of images and texts in attributes of components are searched', () => {
  expect(places('![A lid of its own](a.png)\n')).toEqual([[1, 9]]);
  expect(places('<Pot alt="A lid of its own" id="of its own" />\n', 'docs/a.mdx')).toEqual([
    [1, 17],
  ]);
});

test('texts of data files are searched, and of an API description only its prose', () => {
  const found = (path: string, text: string) =>
    checkPhrases(path, dataTexts({ path, text }), phrases).map(({ line, column }) => [
      line,
      column,
    ]);
  expect(found('site/data/a.yaml', '- pot: "Lid of its own"\n')).toEqual([[1, 13]]);
  expect(found('site/data/a.yaml', '# of its own\n- pot: A lid\n')).toEqual([]);
  const api =
    'summary: x\ndescription: >-\n  A lid of\n  its own, `of its own`\nname: of its own\n';
  expect(found('site/openapi/a.yaml', api)).toEqual([[3, 9]]);
});
