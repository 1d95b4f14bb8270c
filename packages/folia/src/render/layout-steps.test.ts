import { expect, test } from 'vitest';
import { withLayoutSteps } from './layout-steps.ts';

const paragraph = `<p>${'Rye and spelt. '.repeat(66)}</p>\n`;
const step = '<script data-step>bake()</script>';

function steps(html: string): string {
  return withLayoutSteps(html, 'bake()');
}

/** HTML with a step after each number of paragraphs but the last. */
function withSteps(...numbers: number[]): string {
  return numbers.map((number) => paragraph.repeat(number)).join(step);
}

test('a page that fills half the screen of a phone is laid out at once', () => {
  const html = paragraph.repeat(2);
  expect(steps(html)).toBe(html);
});

test('a longer page is laid out in steps of 2,000, 4,000 and 8,000 characters', () => {
  expect(paragraph).toHaveLength(998);
  expect(steps(paragraph.repeat(4))).toBe(withSteps(3, 1));
  expect(steps(paragraph.repeat(8))).toBe(withSteps(3, 5));
  expect(steps(paragraph.repeat(16))).toBe(withSteps(3, 5, 8));
});

test('a long page has a step before it, and its longest steps have 16,000 characters', () => {
  expect(steps(paragraph.repeat(60))).toBe(step + withSteps(3, 5, 9, 17, 17, 9));
});

test('a step is between blocks, never within a list or table', () => {
  const list = `<ul>${`<li><div>${paragraph}</div></li>`.repeat(8)}</ul>\n`;
  expect(steps(list)).toBe(list);
  expect(steps(list + paragraph)).toBe(list + step + paragraph);
});

test('a step may be between the blocks of a section, but not deep within', () => {
  const part = paragraph.repeat(2);
  expect(steps(`<div><section>${part}${paragraph}</section></div>`)).toBe(
    `<div><section>${part}${step}${paragraph}</section></div>`,
  );
  const deep = `<div><section><div>${part}${paragraph}</div></section></div>`;
  expect(steps(deep)).toBe(deep);
  expect(steps(`${deep}<p>Rye</p>`)).toBe(`${deep}${step}<p>Rye</p>`);
});

test('a void element, a comment and an element that closes itself hold nothing', () => {
  const picture = '<p><img src="a>b.png"><!-- <ul> --><svg><path d="M0 0"/></svg></p>';
  const part = picture + paragraph.repeat(2);
  expect(steps(part + paragraph)).toBe(part + step + paragraph);
});

test('the text of a script is not divided, whatever it contains', () => {
  const script = `<script>write('</p></div><div><p>');</script>`;
  const part = paragraph.repeat(2) + script + script;
  expect(steps(`${part}<p>Rye</p>`)).toBe(
    `${part.replace(script + script, '')}${script}${step}${script}<p>Rye</p>`,
  );
});
