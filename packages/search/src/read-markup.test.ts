import { expect, test } from 'vitest';
import { readMarkup } from './read-markup.ts';
import { readSections } from './read-sections.ts';

test.each([
  ['entities', '<p>Salt &amp; pepper, 5 &lt; 6, &#39;rye&#39;, &#x26;, caf&#xE9;</p>'],
  ['a reference to no character', '<p>Salt &#x10FFFE; and &amp;#x110000; pepper</p>'],
  ['attributes with any quotes', `<p title="a > b" data-a='"' hidden>Text</p><h2 id=cut>Cut</h2>x`],
  ['void elements', '<p>One<br>two<img src="/a.png" alt="A"><wbr>three</p><hr/><p>Four</p>'],
  ['comments', '<p>Rye<!-- <h2 id="no">no</h2> --> bread</p>'],
  ['graphics', '<svg viewBox="0 0 1 1"><path d="M0 0"/><title>No</title></svg><p>Yes</p>'],
  ['content that is not searched', '<p>A</p><div data-unsearched><p>B</p></div><p>C</p>'],
  [
    'sections with code and tables',
    `<p>Start</p><h2 id="a"><a href="#a">First</a></h2><pre><code>rake --fast</code></pre>
     <h3 id="b">Below</h3><table><thead><tr><th>Size</th></tr></thead><tbody><tr><td>3</td></tr></tbody></table>`,
  ],
])('%s are read as by the parser of the build', (_, html) => {
  expect(readMarkup(html)).toEqual(readSections(html));
});

test('a reference beyond the last character is text', () => {
  expect(readMarkup('<p>Salt &#x110000; pepper &#9999999;</p>')[0]?.text).toContain('pepper');
});
