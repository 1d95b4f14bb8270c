import { expect, test } from 'vitest';
import { hideTwoslash } from './twoslash.ts';

test.each([
  ['code above a cut', 'a\n// ---cut---\nb', 'b'],
  ['code below a cut', 'a\n// ---cut-before---\nb\n// ---cut-after---\nc', 'b'],
  ['code between cuts', 'a\n  // ---cut-start---\nb\n  // ---cut-end---\nc', 'a\nc'],
  ['questions to the compiler', 'a\n//    ^?\nb\n// ^^^^ c\nd\n//  ^|', 'a\nb\nd'],
  ['options of the compiler', '// @errors: 2322\n// @strict\na', 'a'],
  ['the cache of its results', '// @twoslash-cache: {"v":1,"hash":"abc"}\na', 'a'],
  ['names of files stay', '// @filename: a.ts\na\n// @ts-expect-error\nb', undefined],
])('Twoslash hides %s', (_, code, expected = code) => {
  expect(hideTwoslash(`- \n\`\`\`ts twoslash {1}\n${code}\n\`\`\`\n\nText`)).toBe(
    `- \n\`\`\`ts twoslash {1}\n${expected}\n\`\`\`\n\nText`,
  );
});

test('comments that readers of Twoslash see as boxes stay', () => {
  const boxes = ['log', 'error', 'warn', 'annotate'].map((name) => `// @${name}: Look *here*`);
  const text = ['```ts twoslash', 'const a = b', ...boxes, '```'].join('\n');
  expect(hideTwoslash(text)).toBe(text);
});

test('other code stays', () => {
  const text = '```ts\na\n// ---cut---\n```\n\nSee twoslash.';
  expect(hideTwoslash(text)).toBe(text);
});
