import { describe, expect, test } from 'vitest';
import { keyLine } from './key-line.ts';

const CONFIG = `import { defineConfig } from 'engine';

export default defineConfig({
  title: 'The bakery',
  themeConfig: {
    navbar: {
      title: 'Bakery',
      items: [
        { label: 'Breads', to: '/breads' },
        { label: 'Cakes', to: '/cakes' },
      ],
    },
    footer: { 'style': "dark" },
  },
});
`;

describe('keyLine: the line of a key in the source text', () => {
  test('finds a key', () => {
    expect(keyLine(CONFIG, ['title'])).toBe(4);
  });

  test('looks for a nested key behind the keys that hold it', () => {
    expect(keyLine(CONFIG, ['themeConfig', 'navbar', 'title'])).toBe(7);
  });

  test('finds a key in quotes', () => {
    expect(keyLine(CONFIG, ['themeConfig', 'footer', 'style'])).toBe(13);
  });

  test('a missing key gives the line of what should hold it', () => {
    expect(keyLine(CONFIG, ['themeConfig', 'navbar', 'logo'])).toBe(6);
  });

  test('finds a key of the object at a position of a list', () => {
    const path = (position: number) => ['themeConfig', 'navbar', 'items', position, 'label'];
    expect(keyLine(CONFIG, path(0))).toBe(9);
    expect(keyLine(CONFIG, path(1))).toBe(10);
  });

  test('passes over lists and objects within the objects before a position', () => {
    const source = [
      'shelves: [',
      '  { label: "A", boxes: [{ label: "B" }, { label: "C" }] },',
      '  { boxes: [],',
      '    label: "D" },',
      ']',
    ].join('\n');
    expect(keyLine(source, ['shelves', 1, 'label'])).toBe(4);
    expect(keyLine(source, ['shelves', 0, 'boxes', 1, 'label'])).toBe(2);
  });

  test('finds an entry of a list that is not an object, but no entry outside of a list', () => {
    expect(keyLine('title: 1,\nwords: [\n  "a",\n  "b",\n]', ['words', 1])).toBe(4);
    expect(keyLine('title: 1\nwords: a, b\n', ['words', 1])).toBe(2);
    expect(
      keyLine("export default {\n  words: [\n    'a', // [\n    'b',\n  ],\n};", ['words', 1]),
    ).toBe(4);
  });

  test('ignores keys whose names only end or begin like it', () => {
    expect(keyLine('subtitle: 1\ntitles: 2\ntitle: 3', ['title'])).toBe(3);
  });

  test('takes characters that mean something in a regular expression literally', () => {
    expect(keyLine('axb: 1\n"a.b": 2', ['a.b'])).toBe(2);
  });
});

describe('keyLine: the same name on several levels', () => {
  test('a key of the top level is not looked for further down', () => {
    const withoutTitle = CONFIG.replace("  title: 'The bakery',\n", '');
    expect(keyLine(withoutTitle, ['title'])).toBe(3);
    const deepFirst = ['export default {', "  navbar: { title: 'A' },", "  title: 'B',", '};'];
    expect(keyLine(deepFirst.join('\n'), ['title'])).toBe(3);
  });

  test('nor in strings, comments and code before the export', () => {
    const source = [
      "const other = { title: 'A' };",
      'export default {',
      '  // title: none',
      "  tagline: 'title: {',",
      "  title: 'B',",
      '};',
    ];
    expect(keyLine(source.join('\n'), ['title'])).toBe(5);
  });

  test('a config that is named before it is exported is found by its name', () => {
    const source = [
      "const navbar = { title: 'A' };",
      'const config: Config = {',
      '  themeConfig: { navbar },',
      "  title: 'B',",
      '};',
      'export default config satisfies Config;',
    ];
    expect(keyLine(source.join('\n'), ['title'])).toBe(4);
    expect(keyLine(source.join('\n'), ['themeConfig', 'navbar'])).toBe(3);
    expect(keyLine(source.join('\n'), ['themeConfig', 'navbar', 'title'])).toBe(1);
  });

  test('in YAML and JSON, neither', () => {
    const yaml = 'link:\n  type: doc\n  title: A\ntitle: B\n';
    expect(keyLine(yaml, ['title'])).toBe(4);
    expect(keyLine(yaml, ['link', 'title'])).toBe(3);
    expect(keyLine('link:\n  title: A\n', ['title'])).toBe(1);
    expect(keyLine('{\n  "a": { "title": 1 },\n  "title": 2\n}', ['title'])).toBe(3);
  });
});
