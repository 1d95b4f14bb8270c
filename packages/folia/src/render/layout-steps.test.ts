import { expect, test } from 'vitest';
import { withLayoutSteps } from './layout-steps.ts';

const paragraph = `<p>${'Rye and spelt. '.repeat(66)}</p>\n`;
const step = '<script data-page>bake()</script>';

function steps(html: string): string {
  return withLayoutSteps(html, 'bake()');
}

test('a page that fits on the screen of a phone is laid out at once', () => {
  const html = paragraph.repeat(3);
  expect(steps(html)).toBe(html);
});

test('the rest of a longer page is laid out in a second step', () => {
  expect(paragraph).toHaveLength(998);
  expect(steps(paragraph.repeat(12))).toBe(paragraph.repeat(5) + step + paragraph.repeat(7));
});

test('a long page has a step before it and one every 16,000 characters', () => {
  expect(steps(paragraph.repeat(30))).toBe(
    step + paragraph.repeat(5) + step + paragraph.repeat(17) + step + paragraph.repeat(8),
  );
});

test('a step is between blocks, never within one', () => {
  const list = `<ul>${`<li>${paragraph}</li>`.repeat(8)}</ul>\n`;
  expect(steps(list)).toBe(list);
  expect(steps(list + paragraph)).toBe(list + step + paragraph);
});
