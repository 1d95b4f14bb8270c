import { expect, test } from 'vitest';
import { kebabCase } from './kebab-case.ts';

test.each([
  ['Demo', 'demo'],
  ['Getting Started', 'getting-started'],
  ['VHF', 'vhf'],
  ['HTMLParser', 'html-parser'],
  ['camelCase', 'camel-case'],
  ['iOS', 'i-os'],
  ['v1.64.0 - v1.71.0', 'v-1-64-0-v-1-71-0'],
  ['1st mate, 2ND mate', '1st-mate-2nd-mate'],
  ['snake_case (new)', 'snake-case-new'],
  ["Café d'été", 'cafe-dete'],
  ['Cafe\u0301', 'cafe'],
  ['Größe in Łódź', 'grosse-in-lodz'],
  ['写真 2024', '写真-2024'],
  ['ガーデン', 'ガーデン'],
  ['태그', '태그'],
  ['हिन्दी', 'हिन्दी'],
  ['Ελλάδα', 'ελλάδα'],
  ['Йод', 'йод'],
  ['👍🏽🇩🇪\u200d🇩🇪', '👍🏽-🇩🇪\u200d🇩🇪'],
  ['🎉 Party 👩\u200d🚀', '🎉-party-👩\u200d🚀'],
])('the address of the tag "%s" is "%s", as in Docusaurus', (label, address) => {
  expect(kebabCase(label)).toBe(address);
});

test('a tag without words is its own address', () => {
  expect(kebabCase('!?')).toBe('!?');
});
