import { expect, test } from 'vitest';
import { withLayoutSteps } from './layout-steps.ts';

const paragraph = `<p>${'Rye and spelt. '.repeat(66)}</p>\n`;
const step = '<script data-step="">bake()</script>';

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

test('a long page has a step before it, and its longest steps have 8,000 characters', () => {
  expect(steps(paragraph.repeat(40))).toBe(step + withSteps(3, 5, 9, 9, 9, 5));
});

test('a step may be between the items of a list or of one within it, but not within other parts of an item', () => {
  const entry = `<li>${paragraph}</li>`;
  expect(steps(`<ol>${entry.repeat(4)}</ol>`)).toBe(
    `<ol>${entry.repeat(2)}${step}${entry.repeat(2)}</ol>`,
  );
  const inner = (between: string) =>
    `<ul><li><p>Rye</p><ul>${entry.repeat(2)}${between}${entry.repeat(2)}</ul></li></ul>`;
  expect(steps(inner(''))).toBe(inner(step));
  const nested = `<ul><li><div><ul>${entry.repeat(4)}</ul></div></li></ul>\n`;
  expect(steps(nested)).toBe(nested);
  expect(steps(nested + paragraph)).toBe(nested + step + paragraph);
});

test('a step may be between the rows of a table, but not before its head or a caption', () => {
  const head = `<caption>${paragraph.repeat(3)}</caption><thead><tr><th>Grain</th></tr></thead>`;
  const row = `<tr><td><table><tbody><tr><td>${paragraph}</td></tr></tbody></table></td></tr>\n`;
  const table = (rows: string) => `<div><table>${head}<tbody>${rows}</tbody></table></div>`;
  expect(steps(table(row.repeat(4)) + paragraph)).toBe(
    table(step + row.repeat(4)) + step + paragraph,
  );
  expect(steps(`<table>${row.repeat(3)}</table>`)).toBe(
    `<table>${row.repeat(2)}${step}${row}</table>`,
  );
});

test('a step may be between the colored parts of code, but not within a line of text', () => {
  const part = `<span class="k">${'rye '.repeat(250)}</span>`;
  const code = (parts: string) => `<figure><pre><code>${parts}</code></pre></figure>`;
  expect(steps(code(part.repeat(4)))).toBe(code(part.repeat(2) + step + part.repeat(2)));
  const line = `<p><code>${part.repeat(4)}</code></p>`;
  expect(steps(line)).toBe(line);
});

test('each step within a very long list adds at least an eighth of what is there, so a list ten times as long has 17 more steps', () => {
  const count = (entries: number) =>
    steps(`<ul>${`<li>${paragraph}</li>`.repeat(entries)}</ul>`).split(step).length - 1;
  expect(count(64)).toBe(10);
  expect(count(640)).toBe(27);
  expect(count(6400)).toBe(44);
});

test('a step is never between the label of a tab and its panel, but may be within the panel', () => {
  const start = `<div class="tabs"><label>${paragraph.repeat(2)}<input checked=""></label>`;
  const panel = (content: string) => `<div class="tab-panel">${content}</div></div>`;
  expect(steps(start + panel('<p>Rye</p>'))).toBe(start + panel(`${step}<p>Rye</p>`));
  expect(steps(`${start}<p>Rye</p></div>`)).toBe(`${start}${step}<p>Rye</p></div>`);
});

test('panels of tabs that are not selected and closed details take no layout, so they neither count nor have steps', () => {
  const tab = (radio: string) =>
    `<label><input type="radio"${radio}>Rye</label><div class="tab-panel">${paragraph}</div>`;
  const tabs = `<div class="tabs">${tab(' checked=""')}${tab('').repeat(4)}</div>`;
  const details = `<details>${paragraph.repeat(4)}</details>`;
  expect(steps(tabs + paragraph + details + paragraph.repeat(2))).toBe(
    tabs + paragraph + step + details + paragraph.repeat(2),
  );
  expect(steps(`<details open="">${paragraph.repeat(2)}</details><p>Rye</p>`)).toBe(
    `<details open="">${paragraph.repeat(2)}</details>${step}<p>Rye</p>`,
  );
});

test('steps of Chinese, Japanese and Korean text are a third as long', () => {
  const line = `<p>${'黑麦'.repeat(248)}</p>`;
  expect(line).toHaveLength(503);
  expect(steps(line.repeat(8))).toBe(
    `${line.repeat(2)}${step}${line.repeat(3)}${step}${line.repeat(3)}`,
  );
});

test('what follows a list is divided as before', () => {
  const list = '<ul><li><p>Rye</p></li></ul>';
  const section = (content: string) => `<section>${list}<div>${content}</div></section>`;
  expect(steps(section(paragraph.repeat(3)) + paragraph)).toBe(
    section(paragraph.repeat(2) + step + paragraph) + paragraph,
  );
});

test('a step may be between the items of a list that is deep within sections or in an island', () => {
  const entry = `<li>${paragraph}</li>`;
  const island = (entries: string) =>
    `<div><section><docs-island><div><ul>${entries}</ul></div></docs-island></section></div>`;
  expect(steps(island(entry.repeat(4)))).toBe(island(entry.repeat(2) + step + entry.repeat(2)));
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
