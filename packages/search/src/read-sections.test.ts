import { expect, test } from 'vitest';
import { codeWords } from './code-words.ts';
import { readSections } from './read-sections.ts';

test('a page is split at its headings, each section with its parent headings', () => {
  const html = `<p>Before.</p><h2 id="a"><a href="#a">First</a></h2><p>One.</p>
    <h3 id="b">Within <code>it</code></h3><p>Two.</p><h2 id="c">Second</h2><p>Three.</p>`;
  expect(readSections(html).map(({ id, headings, text }) => [id, headings, text])).toEqual([
    [undefined, [], 'Before.'],
    ['a', ['First'], 'One.'],
    ['b', ['First', 'Within it'], 'Two.'],
    ['c', ['Second'], 'Three.'],
  ]);
});

test('words of neighboring elements stay apart, parts of one word stay together', () => {
  const [section] = readSections(
    '<ul><li>rake</li><li>spade</li></ul><p>un<em>like</em>ly &amp; so</p>',
  );
  expect(section?.text).toBe('rake spade unlikely & so');
});

test('graphics and controls are left out', () => {
  const html = '<figure><svg><title>Year</title></svg></figure><button>Copy</button><p>Text</p>';
  expect(readSections(html)[0]?.text).toBe('Text');
});

test('code and table headers are searchable but not part of the text', () => {
  const html = `<table><thead><tr><th>Height</th><th>Color</th></tr></thead><tbody><tr><td>3 m</td></tr></tbody></table>
    <pre><code><span>prune</span>(roseBed, 40);\nprune(roseBed)</code></pre>`;
  const [section] = readSections(html);
  expect(section?.text).toBe('3 m');
  expect(section && codeWords(section)).toBe('Height Color prune roseBed');
});

test('words of code are left out if the text has them or nobody searches for them', () => {
  const section = {
    headings: [],
    text: 'Run prune now.',
    code: ['prune 40 { x } # shears', `sha ${'f'.repeat(64)}`],
  };
  expect(codeWords(section)).toBe('shears sha');
});

test('an empty page still has one section', () => {
  expect(readSections('')).toEqual([{ headings: [], text: '', code: [] }]);
});

test('content marked as not searchable is skipped', () => {
  const html = '<p>Tulips<span data-unsearched><br><b>roses</b><pre>bulbs</pre></span> last.</p>';
  expect(readSections(html)).toEqual([{ headings: [], text: 'Tulips last.', code: [] }]);
});

test('a section that only lists links is left out, one with more text is kept', () => {
  const html =
    '<p>Sun.</p><h2 id="next">Next</h2><ul><li><a href="/a">Prune</a></li> <li><a href="/b">Water</a></li></ul>' +
    '<h2 id="more">More</h2><p>Read <a href="/a">Prune</a> and <a href="/b">Water</a>.</p>';
  expect(readSections(html).map(({ id }) => id)).toEqual([undefined, 'more']);
});

test('a list of links is left out along with the few words beside them, other text with links is kept', () => {
  const ids = (html: string) => readSections(`<p>Bread.</p><h2 id="more">More</h2>${html}`).length;
  const links = '<a href="/rye">Bake a rye loaf</a> and <a href="/oven">heat the oven</a>';
  expect(ids(`<ul><li>${links} first</li></ul>`)).toBe(1);
  expect(ids(`<p>${links} first</p>`)).toBe(2);
  expect(ids(`<ul><li>${links} for as long as the crust needs to turn dark brown</li></ul>`)).toBe(
    2,
  );
});
