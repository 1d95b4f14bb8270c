import { expect, test } from 'vitest';
import { convertContainers } from './containers.ts';
import { hideComments } from './hidden-comments.ts';
import { convertVue } from './vue-syntax.ts';

/** What the conversion of a page does between hiding comments and showing them again. */
function convert(page: string) {
  const { text, restore } = hideComments(page);
  const boxed = convertContainers(text);
  const vue = convertVue(boxed.text, { frontmatter: {} });
  return { text: restore(vue.text), parts: vue.parts, keywords: boxed.keywords };
}

test.each([
  ['a container that the comment begins with', '<!--::: tip Salt\nRye.\n:::-->\n\nAfter.'],
  ['a container that ends with the comment', '<!--## Hours\n\n::: note\nRye.\n:::-->\n\nAfter.'],
  ['a container in lines of its own', '<!--\n::: tip\nRye.\n-->\n\nAfter.'],
  ['components and expressions', 'Low <!-- a <Chart /> {{ tide }} --> tide.'],
  ['components over several lines', '<!--\n<Chart />\n\n{{ tide }}\n-->\n\nAfter.'],
  ['code that does not end', '<!--\n```js\nconst tide = 1\n-->\n\nAfter.'],
  ['quoted lines', '> <!--\n> ::: tip\n> -->\n> After.'],
])('comments of HTML stay as they are, with %s', (_, page) => {
  expect(convert(page)).toEqual({ text: page, parts: [], keywords: [] });
});

test('what follows a comment is converted, and keeps its lines', () => {
  const { text, parts } = convert('<!--\n```js\n-->\n\n::: tip\nRye\n:::\n\n{{ tide }}');
  expect(text).toBe('<!--\n```js\n-->\n\n:::tip\nRye\n:::\n\n{{ tide }}');
  expect(parts).toEqual([{ kind: 'expression', written: '{{ tide }}', line: 9 }]);
});

test('a comment in code is code, and one that a blank line interrupts is text', () => {
  const code = '```html\n<!-- ::: tip -->\n```\n\n`<!-- {{ a }} -->`';
  expect(hideComments(code).text).toBe(code);
  const text = 'Low <!-- tide\n\n::: tip\nRye -->\n:::';
  expect(hideComments(text).text).toBe(text);
});

test('the id of a heading in a comment is read', () => {
  const heading = '## Tides <!-- #tides -->';
  expect(hideComments(heading).text).toBe(heading);
});
