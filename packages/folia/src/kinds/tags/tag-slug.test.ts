import { expect, test } from 'vitest';
import { tagSlug } from './tag-slug.ts';

test.each([
  ['Demo', 'demo'],
  ['Getting Started', 'getting-started'],
  ['v1.106', 'v-1-106'],
  ['v1.64.0 - v1.71.0', 'v-1-64-0-v-1-71-0'],
  ['SOIL', 'soil'],
  ['HTMLParser', 'html-parser'],
  ['camelCase', 'camel-case'],
  ['Crème brûlée', 'creme-brulee'],
  ['日本', '日本'],
  ['!', '!'],
])('the address of the tag "%s" is "%s", as in Docusaurus', (name, slug) => {
  expect(tagSlug(name)).toBe(slug);
});
