import { expect, test } from 'vitest';
import { distinctTags } from './distinct-tags.ts';

test('the opening tags of a document are listed once, without its texts', () => {
  const html = '<p class="a">only-dark</p><p class="a">x</p><hr><P class="b"></P>';
  expect(distinctTags(html)).toBe('<p class="a"><hr><P class="b">');
});

test('an attribute may contain the end of a tag', () => {
  const html = `<pre title="a > b" class="wrapped"><i title='">'>`;
  expect(distinctTags(html)).toBe(html);
});

test('a summary stays behind its details, so that those of a category are distinguished from others', () => {
  const category = '<details open><summary class="category">';
  const other = '<details open><summary>';
  expect(distinctTags(`${category}Beds</summary></details>${other}More</summary>`)).toBe(
    category + other,
  );
  expect(distinctTags(`<summary class="category">${other}`)).toBe(
    `<summary class="category">${other}`,
  );
});

test('a document without tags has none', () => {
  expect(distinctTags('a < b')).toBe('');
});
