import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { plainFrontmatter } from './plain-frontmatter.ts';

describe('simple frontmatter is read as a parser of YAML reads it', () => {
  test.each([
    '',
    'title: Roses',
    'title: "Roses: a guide # 1"\nslug: \'/roses\'',
    'title: Roses (wild)\r\nslug: a/b-c.d',
    'title:  two  spaces inside  ',
    'description: "tab\there"',
    'title: "ünï"\nslug: ""',
    "title: ''",
    'title: Infinity',
    'title: yes',
    'title: "true"',
    'title: e5',
    'title: a-b -c',
    'title: a --- b',
  ])('%j', (yaml) => {
    expect(plainFrontmatter(yaml)).toEqual(parse(yaml) ?? {});
  });
});

describe('other frontmatter is left to the parser', () => {
  test.each([
    ['numbers', 'sidebar_position: 3'],
    ['booleans', 'draft: true'],
    ['nothing', 'title:'],
    ['null', 'title: Null'],
    ['keys that are not strings', 'null: a'],
    ['lists', 'tags: [a, b]'],
    ['nested keys', 'a:\n  b: c'],
    ['comments', 'title: Roses # red'],
    ['comments after quotes', 'title: "Roses" # red'],
    ['colons', 'title: Roses: red'],
    ['escapes', 'title: "a\\nb"'],
    ['doubled quotes', "title: 'it''s'"],
    ['anchors', 'title: &a Roses'],
    ['multiline text', 'title: |\n  Roses'],
    ['continued lines', 'title: Roses\n  and more'],
    ['repeated keys', 'title: a\ntitle: b'],
    ['blank lines', 'title: a\n\nslug: b'],
    ['dates', 'date: 2024-05-06'],
    ['keys without a space', 'title:Roses'],
    ['the end of a document', 'title: a\n...'],
    ['prototypes', '__proto__: a'],
  ])('%s', (_name, yaml) => {
    expect(plainFrontmatter(yaml)).toBeUndefined();
  });
});
