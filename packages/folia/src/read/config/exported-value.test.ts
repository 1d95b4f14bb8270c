import { describe, expect, test } from 'vitest';
import { keyLine } from './key-line.ts';

/** The line that has the mark `<<` must be the line of the key. */
function expectMarked(lines: string[], path: PropertyKey[]) {
  const marked = lines.findIndex((line) => line.includes('<<')) + 1;
  expect(keyLine(lines.join('\n'), path)).toBe(marked);
}

describe('a config in any form that gives an object', () => {
  test.each([
    ['with its type checked', ['export default {', '  title: 1, // <<', '} satisfies Config;']],
    ['as a constant', ['export default {', '  title: 1, // <<', '} as const satisfies Config;']],
    ['in parentheses', ['export default (', '  {', '    title: 1, // <<', '  }', ');']],
    ['in a call', ['export default defineConfig(', '  {', '    title: 1, // <<', '  });']],
    [
      'in a call of a call',
      ['export default freeze(defineConfig<{ title: string }>({', '  title: 1, // <<', '}));'],
    ],
    [
      'in a call that is given more',
      ["export default merge('name', base, {", '  title: 1, // <<', '});'],
    ],
    [
      'under a name',
      ['const config: Config = {', '  title: 1, // <<', '};', 'export default config;'],
    ],
    [
      'under a name that is given to another one',
      ['const a = {', '  title: 1, // <<', '};', 'const b = a;', 'export default b;'],
    ],
    [
      'exported by a list',
      ['const config = {', '  title: 1, // <<', '};', 'export { config as default };'],
    ],
    [
      'from a function',
      [
        'export default async function makeConfig() {',
        "  const { title } = await read('{ title: 1 }');",
        '  if (!title) return { tagline: 1 };',
        '  return {',
        '    title, // <<',
        '  };',
        '}',
      ],
    ],
    [
      'from an arrow function in a call',
      ['export default defineConfig(async () => ({', '  title: 1, // <<', '}));'],
    ],
    [
      'from a function that is called',
      [
        "const makeConfig = (title: string) => ({ ...base('title'),",
        '  title, // <<',
        '});',
        "export default makeConfig('A');",
      ],
    ],
    [
      'from a function that is declared later, with other functions in it',
      [
        'export default makeConfig();',
        'function makeConfig() {',
        '  const inner = () => { return { title: 0 }; };',
        '  return {',
        '    title: inner(), // <<',
        '  };',
        '}',
      ],
    ],
    [
      'chosen by a condition',
      ['export default isPreview', '  ? { tagline: 1 }', '  : { title: 1 }; // <<'],
    ],
    ['in CommonJS', ['module.exports = {', '  title: 1, // <<', '};']],
    ['in the CommonJS of TypeScript', ['import a = b;', 'export = {', '  title: 1, // <<', '};']],
  ])('%s', (_, lines) => {
    expectMarked(lines, ['title']);
  });

  test('a config from another file has the line of its export', () => {
    const source = "import config from './config.ts';\n\nexport default config;\n";
    expect(keyLine(source, ['title'])).toBe(3);
  });
});

describe('keys in any form', () => {
  test.each([
    ['in quotes', ["  'title': 1, // <<"]],
    ['in brackets', ["  ['title']: 1, // <<"]],
    ['in brackets, as a template', ['  [`title`]: 1, // <<']],
    ['named by a constant', ['  [TITLE]: 1, // <<']],
    ['of a getter', ['  get title() { return 1; }, // <<']],
    ['of a method', ['  title() {}, // <<']],
    ['written twice: the last one counts', ['  title: 1,', '  title: 2, // <<']],
    ['after a comment with a brace', ['  // }', '  /* { */ tagline: 1, // {', '  title: 1, // <<']],
    ['after a regular expression', ['  tagline: /[/}]\\/{/, ', '  title: 1, // <<']],
    ['after a division', ['  size: (a) / 2, other: b / 3,', '  title: 1, // <<']],
    [
      'after a template with expressions',
      [`  tagline: \`a \${{ title: \`}\` }.title} {\`,`, '  title: 1, // <<'],
    ],
    ['after a string with an escape', ["  tagline: 'it\\'s } {',", '  title: 1, // <<']],
    ['after a string that goes on', ["  tagline: 'one \\", "two, title: {',", '  title: 1, // <<']],
    ['after a function with objects', ['  f: (a = {}) => ({ title: 0 }),', '  title: 1, // <<']],
    ['after a comparison', ['  isWide: a < b && c > d,', '  title: 1, // <<']],
    ['after wide characters', ['  tagline: "😀 شعار",', '  title: 1, // <<']],
  ])('%s', (_, lines) => {
    expectMarked(["const TITLE = 'title';", 'export default {', ...lines, '};'], ['title']);
  });

  test('a name in brackets is not a key of that name', () => {
    expect(keyLine('export default {\n  [title]: 1,\n};', ['title'])).toBe(1);
  });
});

describe('objects and lists that are put together', () => {
  const source = [
    'const base = {',
    '  title: 1,',
    '  navbar: { items: [{ to: 1 }] },',
    '};',
    'const first = [',
    "  { label: 'A' },",
    '];',
    'export default defineConfig({',
    '  ...base,',
    '  footer: { ...base.navbar, copyright: 1 },',
    '  items: [',
    '    ...first,',
    "    { label: 'B',",
    '      inner: [[1], [',
    '        2,',
    '      ]] },',
    '    ...loaded,',
    "    { label: 'C' },",
    '  ],',
    '});',
  ].join('\n');

  test.each<[string, PropertyKey[], number]>([
    ['a key of an object that is spread', ['title'], 2],
    ['a key below it', ['navbar', 'items', 0, 'to'], 3],
    ['a key of a part of an object that is spread', ['footer', 'items'], 3],
    ['a key beside one that is spread', ['footer', 'copyright'], 10],
    ['an entry of a list that is spread', ['items', 0, 'label'], 6],
    ['an entry after it', ['items', 1, 'label'], 13],
    ['a list in a list', ['items', 1, 'inner', 1, 0], 15],
    ['an entry after a list of unknown length: the line of the list', ['items', 2, 'label'], 11],
  ])('%s', (_, path, line) => {
    expect(keyLine(source, path)).toBe(line);
  });

  test('names that lead in a circle are given up', () => {
    const circle = 'const a = { ...b, ...a.c };\nconst b = { ...a };\nexport default a;';
    expect(keyLine(circle, ['c', 'title'])).toBe(1);
    expect(keyLine('const a = f(a);\nexport default a;', ['title'])).toBe(2);
  });

  test('a name means what the nearest declaration says', () => {
    const lines = [
      'const navbar = { title: 0 };',
      'export default () => {',
      '  const navbar = {',
      '    title: 1, // <<',
      '  };',
      '  return { navbar };',
      '};',
    ];
    expectMarked(lines, ['navbar', 'title']);
    const given = 'const navbar = { title: 0 };\nexport default (navbar) =>\n  ({ navbar });';
    expect(keyLine(given, ['navbar', 'title'])).toBe(3);
  });
});

test('text that only looks like a module is read as data', () => {
  expect(keyLine('text: |\n  export default {}\ntitle: A\n', ['title'])).toBe(3);
});
