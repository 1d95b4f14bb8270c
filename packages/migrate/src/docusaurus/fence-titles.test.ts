import { describe, expect, test } from 'vitest';
import { titleFences } from './fence-titles.ts';

describe('titleFences', () => {
  test.each([
    ["```js file='a.js' {1}", '```js title="a.js" {1}'],
    ['~~~ts filename="b c.ts"', '~~~ts title="b c.ts"'],
    ['  - ```sh name=d.sh', '  - ```sh title="d.sh"'],
    ['```js title="x" file="y.js"', '```js title="x" file="y.js"'],
    ['```jsx {1}', '```jsx {1}'],
  ])('%s becomes %s', (before, after) => {
    expect(titleFences(`${before}\ncode\n`)).toBe(`${after}\ncode\n`);
  });

  test('a fence within a longer fence is code, and text between fences is not', () => {
    const text = "````md\n```js file='a.js'\n```\n````\n\n```js file='b.js'\nx\n```\n";
    expect(titleFences(text)).toBe(text.replace("file='b.js'", 'title="b.js"'));
  });

  test('a block without code keeps the file that a plugin imports', () => {
    const text = '```js file=./a.js\n```\n';
    expect(titleFences(text)).toBe(text);
  });
});
