import { expect, test } from 'vitest';
import { withLayoutSteps } from './layout-steps.ts';

const paragraph = `<p>${'Rye and spelt. '.repeat(66)}</p>\n`;
const step = '<script data-step>bake()</script>';

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

test('a step is between blocks, never within a list or table', () => {
  const list = `<ul>${`<li><div>${paragraph}</div></li>`.repeat(8)}</ul>\n`;
  expect(steps(list)).toBe(list);
  expect(steps(list + paragraph)).toBe(list + step + paragraph);
});

test('a step may be between the blocks of a section, but not deep within', () => {
  const part = paragraph.repeat(4);
  expect(steps(`<div><section>${part}${paragraph}</section></div>`)).toBe(
    `<div><section>${part}${step}${paragraph}</section></div>`,
  );
  const deep = `<div><section><div>${part}${paragraph}</div></section></div>`;
  expect(steps(deep)).toBe(deep);
  expect(steps(`${deep}<p>Rye</p>`)).toBe(`${deep}${step}<p>Rye</p>`);
});

test('a void element, a comment and an element that closes itself hold nothing', () => {
  const picture = '<p><img src="a>b.png"><!-- <ul> --><svg><path d="M0 0"/></svg></p>';
  const part = picture + paragraph.repeat(4);
  expect(steps(part + paragraph)).toBe(part + step + paragraph);
});

test('the text of a script is not divided, whatever it contains', () => {
  const script = `<script>write('</p></div><div><p>');</script>`;
  const part = paragraph.repeat(4) + script + script;
  expect(steps(`${part}<p>Rye</p>`)).toBe(
    `${part.replace(script + script, '')}${script}${step}${script}<p>Rye</p>`,
  );
});
