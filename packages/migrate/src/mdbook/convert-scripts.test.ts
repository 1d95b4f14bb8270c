import { expect, test } from 'vitest';
import { convertScripts } from './convert-scripts.ts';

test('a script from outside of a book is copied into the new site, under its name', () => {
  const { files } = convertScripts(
    { 'additional-js': ['../../tools/saw.js', './theme/count.js'] },
    { root: '/home/club/book', read: () => 'saw();', baseUrl: '/tools/' },
  );
  expect(files.map(({ to }) => to)).toEqual([
    'theme/body-end.jsx',
    'static/saw.js',
    'static/theme/count.js',
  ]);
});
