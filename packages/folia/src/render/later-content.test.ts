import { expect, test } from 'vitest';
import { findLaterContent } from './later-content.ts';

const paragraph = `<p>${'Rye and spelt. '.repeat(60)}</p>\n`;

test('a page that is not long has none', () => {
  expect(findLaterContent(paragraph.repeat(10))).toBeUndefined();
});

test('is the first block after those of the first screen', () => {
  // 6 of them are longer than 5,000 characters.
  expect(findLaterContent(paragraph.repeat(30))).toBe(7);
});

test('blocks are counted, not the elements, comments and text in them', () => {
  const figure =
    '<figure><!-- <p> --><img src="a>b.png"><svg><path d="M0 0"/></svg><br>Rye</figure> and ';
  expect(findLaterContent(figure + paragraph.repeat(30))).toBe(8);
});

test('a long page in one block has none', () => {
  expect(findLaterContent(`<div>${paragraph.repeat(30)}</div>`)).toBeUndefined();
});
