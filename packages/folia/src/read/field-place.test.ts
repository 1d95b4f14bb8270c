import { expect, test } from 'vitest';
import { fieldPlace } from './field-place.ts';

const original = { path: 'docs/oven.md', yaml: '# Heat\ntitle: Oven\nimage: oven.png' };

test('a field of a page is in the line of its key', () => {
  const page = { path: original.path, written: [original] };
  expect(fieldPlace(page, 'title')).toEqual({ file: 'docs/oven.md', line: 3 });
  expect(fieldPlace(page, 'image')).toEqual({ file: 'docs/oven.md', line: 4 });
});

test('a field that a translation lacks is in its original', () => {
  const translation = { path: 'i18n/de/docs/oven.md', yaml: 'title: Ofen' };
  const page = { path: translation.path, written: [translation, original] };
  expect(fieldPlace(page, 'title')).toEqual({ file: 'i18n/de/docs/oven.md', line: 2 });
  expect(fieldPlace(page, 'image')).toEqual({ file: 'docs/oven.md', line: 4 });
});

test('a field that nobody wrote is at the start of the file', () => {
  const page = { path: 'docs/oven.md', written: [{ path: 'docs/oven.md', yaml: '' }] };
  expect(fieldPlace(page, 'slug')).toEqual({ file: 'docs/oven.md', line: 1 });
});
