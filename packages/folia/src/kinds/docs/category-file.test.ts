import { formatProblems } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { CATEGORY_FILE, parseCategoryFiles } from './category-file.ts';

function parse(path: string, text: string) {
  return parseCategoryFiles([{ path, text }], 'docs');
}

describe('category files', () => {
  test.each(['docs/_category_.json', 'docs/trees/_category_.yml', '_category_.yaml'])(
    '%s is one',
    (path) => {
      expect(CATEGORY_FILE.test(path)).toBe(true);
    },
  );

  test('a Markdown page is not a category file', () => {
    expect(CATEGORY_FILE.test('docs/my_category_.json')).toBe(false);
    expect(CATEGORY_FILE.test('docs/_category_.md')).toBe(false);
  });

  test('JSON and YAML are read and keyed by folder', () => {
    const json = parse('docs/trees/_category_.json', '{ "label": "Trees", "position": 2 }');
    const yaml = parse('docs/trees/old/_category_.yml', 'label: Old trees\ncollapsed: false\n');
    expect([...json.categories]).toEqual([['trees', { label: 'Trees', position: 2 }]]);
    expect([...yaml.categories]).toEqual([['trees/old', { label: 'Old trees', collapsed: false }]]);
  });

  test('the key of the docs folder itself is empty', () => {
    expect([...parse('docs/_category_.json', '{}').categories.keys()]).toEqual(['']);
  });

  test.each([
    'null',
    '{ "type": "doc", "id": "trees/apple" }',
    '{ "type": "generated-index", "title": "Trees", "slug": "/t", "keywords": ["wood"] }',
  ])('the link may be %s', (link) => {
    const text = `{ "link": ${link}, "customProps": { "a": 1 }, "description": "All" }`;
    const { categories, problems } = parse('docs/trees/_category_.json', text);
    expect(problems).toEqual([]);
    expect(categories.get('trees')?.link).toEqual(JSON.parse(link));
  });

  test('a link with an unknown type is reported with its line and the known types', () => {
    const text = 'label: Trees\nlink:\n  type: generated\n';
    expect(
      formatProblems(parse('docs/trees/_category_.yml', text).problems),
    ).toMatchInlineSnapshot(`
      "docs/trees/_category_.yml
        3:1  link.type: found "generated".
             Allowed: "doc", "generated-index"."
    `);
  });

  test('an unknown key is reported with its line and the nearest known key', () => {
    const { problems } = parse('docs/trees/_category_.yml', 'label: Trees\npositon: 2\n');
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "docs/trees/_category_.yml
        2:1  positon: unknown key.
             Did you mean "position"? Allowed: label, position, className, collapsible, collapsed, description, link, customProps."
    `);
  });

  test('an invalid value in JSON is reported with its line', () => {
    const { categories, problems } = parse(
      'docs/trees/_category_.json',
      '{\n  "label": "Trees",\n  "position": "first"\n}',
    );
    expect(categories.get('trees')).toEqual({ label: 'Trees' });
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "docs/trees/_category_.json
        3:1  position: found "first".
             Allowed: a number."
    `);
  });

  test('a syntax error is reported with file and line, and without another position', () => {
    const { problems } = parse('docs/trees/_category_.json', '{\n  "label": "Trees,\n}');
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "docs/trees/_category_.json
        3:1  Missing closing ".
             Values with a colon, a hash, an asterisk or quotes need quotes around them."
    `);
  });

  test('an undefined YAML alias is reported with the file', () => {
    const { categories, problems } = parse('docs/trees/_category_.yml', 'label: *trees\n');
    expect(categories.size).toBe(0);
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "docs/trees/_category_.yml
        1:1  Unresolved alias (the anchor must be set before the alias): trees.
             Values with a colon, a hash, an asterisk or quotes need quotes around them."
    `);
  });
});
