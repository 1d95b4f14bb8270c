import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { convertCode } from './code-options.ts';
import { convertText, markdownAsMdx } from './convert-text.ts';

test.each([
  ['a title and lines', 'js', 'title="a.js" {1, 3-4}', 'title="a.js" {1,3-4}'],
  ['marked words', 'js', '"oar" mark="boat"', '/oar/ /boat/'],
  ['lines with labels', 'js', '{"A \\"b\\" }":2} mark={\'c\':3-4, 5}', '{2} {3-5}'],
  ['marked words with quotes and slashes', 'js', '"a \\"b\\"" \'c/d\'', '/a "b"/ /c\\\\/d/'],
  ['an expression that is a text', 'js', '/a\\.b\\/c/ /a.b/', '/a.b\\\\/c/'],
  ['flags with a value', 'js', 'wrap=true showLineNumbers=false', 'wrap'],
  ['what the engine has no option for', 'js', 'frame="none" collapse={1-2}', ''],
  [
    'numbered lines',
    'sh',
    'showLineNumbers startLineNumber=5',
    'showLineNumbers showLineNumbers=5',
  ],
])('options of code: %s', (_, language, meta, expected) => {
  expect(convertCode(language, meta, { code: ['a'], prefix: '' }).meta).toBe(expected);
});

test('a marked text with a slash stays one text, although Markdown reads escapes in the line of a fence', () => {
  const context = {
    language: (name: string) => name,
    report: () => {},
    link: (url: string) => url,
  };
  const text = convertText('```html "<slot />"\n<slot />\n```', {
    ...context,
    format: 'md',
    writesIds: false,
  });
  const [fence] = unified().use(remarkParse).parse(text).children;
  expect(fence).toMatchObject({ meta: '/<slot \\/>/' });
});

test('each kind of option without a counterpart is reported', () => {
  const meta = 'collapse={1-2} frame="none" /a\\d+/ {"Label":2} wrap=false';
  const { dropped } = convertCode('js', meta, { code: ['a'], prefix: '' });
  expect(dropped).toEqual([
    'option "collapse"',
    'option "frame"',
    'regular expressions that mark texts',
    'labels of lines',
  ]);
});

test('inserted and deleted lines are marked by comments of the language', () => {
  expect(
    convertCode('sh', 'ins={1} del={2-3}', { code: ['a', 'b', 'c'], prefix: '' }).code,
  ).toEqual(['a # [!code ++]', 'b # [!code --]', 'c # [!code --]']);
});

test('added lines of code in a list keep their indentation, even if some are empty', () => {
  const text = '1. Step\n\n   ```js ins={1-3}\n   a();\n\n   b();\n   ```\n';
  const context = {
    language: (name: string) => name,
    report: () => {},
    link: (url: string) => url,
  };
  expect(convertText(text, { ...context, format: 'md', writesIds: false })).toBe(
    '1. Step\n\n   ```js\n   // [!code ++:3]\n   a();\n\n   b();\n   ```\n',
  );
});

test('a line that is both deleted and inserted has the mark that is named last', () => {
  const code = { code: ['a', 'b'], prefix: '' };
  expect(convertCode('js', 'del={1-2} ins={2}', code).code).toEqual([
    'a // [!code --]',
    'b // [!code ++]',
  ]);
});

test('lines are marked as inserted in languages without comments', () => {
  expect(convertCode('json', 'ins={1}', { code: ['1'], prefix: '' }).code).toEqual([
    '1 // [!code ++]',
  ]);
});

test('links and asides are converted, code is not', () => {
  const text = ':::note{icon="x"}\n[a](/b)\n:::\n\n`[a](/b)`\n';
  const context = {
    language: (name: string) => name,
    report: () => {},
    link: (url: string) => `/shed${url}`,
  };
  expect(convertText(text, { ...context, format: 'md', writesIds: false })).toBe(
    ':::note\n[a](/shed/b)\n:::\n\n`[a](/b)`\n',
  );
  expect(convertText('## Ein *Boot*', { ...context, format: 'md', writesIds: true })).toBe(
    '## Ein *Boot* {#ein-boot}',
  );
});

test.each([
  [':::warn\nA\n:::', ':::warning\nA\n:::'],
  [':::rope\nA\n:::', ':::note[rope]\nA\n:::'],
  ['  ::::rope[A knot]\n  A\n  ::::', '  ::::note[A knot]\n  A\n  ::::'],
])('an aside with a name that Starlight ignores is a box: %j', (text, expected) => {
  const context = {
    language: (name: string) => name,
    report: () => {},
    link: (url: string) => url,
  };
  expect(convertText(text, { ...context, format: 'md', writesIds: false })).toBe(expected);
});

test('Markdown becomes MDX: braces, elements without content, addresses in angle brackets', () => {
  expect(markdownAsMdx('a {b}<br> <https://boats.example> `{c}` <!-- d -->')).toBe(
    'a \\{b\\}<br /> [https://boats.example](https://boats.example) `{c}` ',
  );
});

test('code in HTML stays HTML in MDX', () => {
  expect(markdownAsMdx('<pre><b>\n\n{a}</pre>\n')).toBe(
    '<div dangerouslySetInnerHTML={{ __html: "<pre><b>\\n\\n{a}</pre>" }} />\n',
  );
});

test('entities in a heading are not part of its id', () => {
  const context = {
    language: (name: string) => name,
    report: () => {},
    link: (url: string) => url,
  };
  expect(
    convertText('## Boots&shy;haus &#38; Co &co;', { ...context, format: 'md', writesIds: true }),
  ).toBe('## Boots&shy;haus &#38; Co &co; {#bootshaus--co-co}');
});

test('code for Twoslash is what readers see', () => {
  const context = {
    language: (name: string) => name,
    report: () => {},
    link: (url: string) => url,
  };
  expect(
    convertText(
      '- a\n\n  ```ts twoslash {1}\n  hidden()\n  // ---cut---\n  shown()\n  //   ^?\n  ```',
      {
        ...context,
        format: 'md',
        writesIds: false,
      },
    ),
  ).toBe('- a\n\n  ```ts {1}\n  shown()\n  ```');
});
