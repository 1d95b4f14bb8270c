import { expect, test } from 'vitest';
import { joinFileUrl } from './page-origin.ts';

test('spaces and other marks of a file name are encoded in the address at which to edit it', () => {
  expect(joinFileUrl('docs/Ovens & C#/über uns.md', 'https://github.com/o/r/edit/main/')).toBe(
    'https://github.com/o/r/edit/main/docs/Ovens%20&%20C%23/%C3%BCber%20uns.md',
  );
});
