import { expect, test } from 'vitest';
import { parsePage } from '../prose/parse-page.ts';
import { readSamples } from './read-samples.ts';

function samplesOf(lines: string[], path = 'docs/tea.md') {
  return readSamples(parsePage({ path, text: lines.join('\n') }));
}

test('a fence has a language, a title and the line of its first line of code', () => {
  const page = ['---', 'title: Tea', '---', '', '```YAML title="tea.yml" {1}', 'leaves: 2', '```'];
  expect(samplesOf(page)).toEqual([
    {
      file: 'docs/tea.md',
      line: 6,
      language: 'yaml',
      title: 'tea.yml',
      code: 'leaves: 2',
      unchecked: '',
    },
  ]);
});

test('fences in lists, boxes and tabs are found, without their indentation', () => {
  const page = [
    '1. Boil:',
    '',
    '   ```bash',
    '   boil',
    '     water',
    '   ```',
    '',
    '::::tabs',
    ':::tab[Cup]',
    '',
    '- ~~~~js',
    '  pour();',
    '  ~~~~',
    '',
    ':::',
    '::::',
    '',
    '> ```sh',
    '> drink',
    '> ```',
  ];
  expect(samplesOf(page).map(({ line, code }) => [line, code])).toEqual([
    [4, 'boil\n  water'],
    [12, 'pour();'],
    [19, 'drink'],
  ]);
});

test('fences between the tags of MDX are found', () => {
  const page = [
    '<Tabs>',
    '<TabItem value="a">',
    '',
    '  ```bash',
    '  boil',
    '  ```',
    '',
    '</TabItem>',
    '</Tabs>',
  ];
  expect(samplesOf(page, 'docs/tea.mdx')).toMatchObject([{ line: 5, code: 'boil' }]);
});

test('indented code is a sample without a language', () => {
  expect(samplesOf(['Boil:', '', '    boil'])).toMatchObject([
    { line: 3, language: '', code: 'boil' },
  ]);
});

test('a fence with the code of a file is left out, which the summary says', () => {
  expect(samplesOf(['```js file="./tea.js"', '```'])).toMatchObject([
    { unchecked: 'its code is in ./tea.js' },
  ]);
});

test('a fence can say why it is not checked', () => {
  expect(samplesOf(['```js{1} unchecked="A part of a file"', 'pour(', '```'])).toMatchObject([
    { language: 'js', unchecked: 'A part of a file' },
  ]);
});
