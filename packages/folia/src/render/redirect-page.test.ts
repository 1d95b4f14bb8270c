import { expect, test } from 'vitest';
import { redirectFiles } from './redirect-page.ts';

test('a redirect has a document at each address under which a plain host looks for one', () => {
  const plain = { route: '/old/rye', href: '/bread' };
  const other = { ...plain, hasOtherForm: true };
  const files = (redirect: typeof plain, trailingSlash?: boolean) =>
    redirectFiles(redirect, { trailingSlash });
  expect(files(plain)).toEqual(['old/rye/index.html']);
  expect(files(plain, false)).toEqual(['old/rye.html']);
  expect(files(other)).toEqual(['old/rye/index.html', 'old/rye.html']);
  expect(files(other, true)).toEqual(['old/rye/index.html', 'old/rye.html']);
  expect(files(other, false)).toEqual(['old/rye.html', 'old/rye/index.html']);
});
