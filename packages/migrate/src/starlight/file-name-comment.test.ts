import { expect, test } from 'vitest';
import { convertCode } from './code-options.ts';
import { findFileName } from './file-name-comment.ts';

test.each([
  ['js', '// src/Boat.js', 'src/Boat.js'],
  ['html', '<!-- index.html -->', 'index.html'],
  ['css', '/* Example: styles/oar.css */', 'styles/oar.css'],
  ['rust', '// main.rs', 'main.rs'],
  ['yaml', '# .github/workflows/deploy.yml', '.github/workflows/deploy.yml'],
  ['js', '// Rowing is fun.', undefined],
  ['js', '// Version 1.2', undefined],
  ['js', '// See boats.css', undefined],
  ['js', '// https://boats.example/a.js', undefined],
  ['sh', '# src/boat.sh', undefined],
])('code in %s with the comment "%s" has the title %s', (language, comment, title) => {
  expect(findFileName(language, { code: [comment, 'a'], prefix: '' })?.title).toBe(title);
});

test('the comment with the name of the file is removed, and marked lines move up', () => {
  const code = ['> // src/boat.js', '> ', '> row();', '> rest();'];
  expect(convertCode('js', '{1,3} ins={4}', { code, prefix: '> ' })).toEqual({
    meta: 'title="src/boat.js" {1}',
    code: ['> row();', '> rest(); // [!code ++]'],
    dropped: [],
  });
});

test('code with a title, without a frame or with the name further down keeps its comments', () => {
  const block = { code: ['// a.js'], prefix: '' };
  expect(convertCode('js', 'title="b.js"', block).code).toEqual(['// a.js']);
  expect(convertCode('js', 'frame="none"', block).code).toEqual(['// a.js']);
  const late = ['a', 'b', 'c', 'd', '// a.js'];
  expect(convertCode('js', '', { code: late, prefix: '' }).code).toEqual(late);
});
