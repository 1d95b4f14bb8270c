import { describe, expect, test } from 'vitest';
import { readDescription } from './read-description.ts';
import { folderOf, resolveReference } from './resolve-reference.ts';

/** Reads a description from a map of files and records which files are requested. */
function read(files: Record<string, string>) {
  const asked: string[] = [];
  const [entry = ''] = Object.keys(files);
  const description = readDescription(entry, (path) => {
    asked.push(path);
    return files[path];
  });
  return { ...description, asked, paths: [...description.files.keys()] };
}

describe('the files of a description', () => {
  test('are all those that references lead to, each read once, even in circles', () => {
    const { paths, asked, problems } = read({
      'api/a.yaml': 'x: { $ref: "b.yaml#/X" }\ny: { $ref: "parts/c.json" }',
      'api/b.yaml': 'X: { $ref: a.yaml }',
      'api/parts/c.json': '{"z": [{"$ref": "../b.yaml"}]}',
      'api/unused.yaml': 'x: 1',
    });
    expect(problems).toEqual([]);
    expect(paths.toSorted()).toEqual(['api/a.yaml', 'api/b.yaml', 'api/parts/c.json']);
    expect(asked).toHaveLength(3);
  });

  test('include those that a discriminator names', () => {
    const mapping = 'mapping: { tide: tide.yaml, quay: "quay.json#/Quay", knot: Knot }';
    const { paths } = read({
      'a.yaml': `openapi: 3.1.0\ncomponents: { schemas: { A: { discriminator: { propertyName: kind, ${mapping} } } } }`,
      'tide.yaml': 'type: object',
      'quay.json': '{"Quay": {}}',
    });
    expect(paths.toSorted()).toEqual(['a.yaml', 'quay.json', 'tide.yaml']);
  });

  test('are never requested from outside the folder or from the network', () => {
    const { asked } = read({
      'api/a.yaml': [
        'a: { $ref: ../secret.yaml }',
        'b: { $ref: /etc/passwd }',
        'c: { $ref: "https://x.example/a.yaml" }',
        'd: { $ref: "//x.example/a.yaml" }',
        'e: { $ref: "file:///etc/passwd" }',
        'f: { $ref: "parts/../../secret.yaml" }',
        'g: { $ref: "%2e%2e/secret.yaml" }',
      ].join('\n'),
    });
    expect(asked).toEqual(['api/a.yaml']);
  });

  test('may have names with spaces, percent-encoded in references', () => {
    expect(
      read({ 'a.yaml': 'x: { $ref: "my%20parts.yaml" }', 'my parts.yaml': 'y: 1' }).paths,
    ).toContain('my parts.yaml');
  });

  test('may be missing: only a missing entry is a problem here', () => {
    expect(read({ 'a.yaml': 'x: { $ref: missing.yaml }' }).problems).toEqual([]);
    const { problems } = readDescription('a.yaml', () => undefined);
    expect(problems.map(({ message }) => message)).toEqual(['The API description does not exist.']);
  });
});

describe('a file', () => {
  test('is read as JSON or as YAML with merge keys', () => {
    const { files } = read({
      'a.yaml':
        'base: &base { type: string }\nown: { <<: *base, format: date }\nj: { $ref: b.json }',
      'b.json': ' {"a": [1, null]}',
    });
    expect(files.get('a.yaml')?.value).toMatchObject({ own: { type: 'string', format: 'date' } });
    expect(files.get('b.json')?.value).toEqual({ a: [1, null] });
  });

  test('that is neither is a problem with its line', () => {
    const { problems } = read({ 'a.yaml': 'a: 1\nb: [1, 2' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'a.yaml', line: 2 });
  });

  test('with excessive or recursive aliases is a problem', () => {
    const lines = ['a: &a [x, x, x, x, x, x, x, x, x, x]'];
    for (const [index, name] of [...'bcdefg'].entries()) {
      const before = 'abcdefg'[index];
      lines.push(
        `${name}: &${name} [${Array.from({ length: 10 }, () => `*${before}`).join(', ')}]`,
      );
    }
    expect(read({ 'a.yaml': lines.join('\n') }).problems).toHaveLength(1);
    expect(read({ 'a.yaml': 'a: &a { b: *a }' }).problems).toHaveLength(1);
  });
});

describe('the target of a reference', () => {
  test.each([
    ['#/a/b', { file: 'api/parts/x.yaml', pointer: '/a/b' }],
    ['y.yaml', { file: 'api/parts/y.yaml', pointer: '' }],
    ['../y.yaml#/A', { file: 'api/y.yaml', pointer: '/A' }],
    ['./y.yaml#', { file: 'api/parts/y.yaml', pointer: '' }],
  ])('%s', (reference, target) => {
    expect(resolveReference(reference, 'api/parts/x.yaml', { root: 'api' })).toEqual(target);
  });

  test.each([
    '../../y.yaml',
    '/y.yaml',
    'http://x.example',
    '//x.example',
    'urn:a:b',
    '#Anchor',
    'y.yaml#Anchor',
  ])('%s is not allowed', (reference) => {
    expect(resolveReference(reference, 'api/parts/x.yaml', { root: 'api' })).toHaveProperty(
      'rejection',
    );
  });

  test("a folder that only shares a name prefix with the description's folder is outside", () => {
    expect(
      resolveReference('../api-secret/y.yaml', 'api/x.yaml', { root: folderOf('api/a.yaml') }),
    ).toHaveProperty('rejection');
  });
});

describe('YAML has the same value whichever parser reads it', () => {
  const text = [
    'date: 2020-01-01',
    'instant: 2020-01-01T00:00:00Z',
    'words: [yes, no, on, off, true, null, ~, "null", 1_000, 12:30, 017, 0o17, 0x1F, 1e3, .inf]',
    '200: a number as a key',
    '__proto__: { a: 1 }',
    'empty:',
    'folded: >-',
    '  a',
    '  b',
    '',
    '  c',
    'literal: |+\n  *a* & !b\n    << c\n',
    "quoted: 'it''s' # and more",
    'list:',
    '- "\\u0041\\n"',
    '- - nested',
  ].join('\n');

  test('plain or with an anchor, which another parser reads', () => {
    const plain = read({ 'a.yaml': text });
    const anchored = read({ 'a.yaml': `${text}\nanchored: &a 1\n` });
    expect(plain.problems).toEqual([]);
    expect(anchored.files.get('a.yaml')?.value).toEqual({
      ...Object.fromEntries(Object.entries(Object(plain.files.get('a.yaml')?.value))),
      anchored: 1,
    });
    expect(plain.files.get('a.yaml')?.value).toMatchObject({
      date: '2020-01-01',
      words: expect.arrayContaining(['yes', '12:30', null, 15]),
    });
  });

  test('merged keys, and aliases', () => {
    const merged = 'a: &a { x: 1 }\nb: { <<: *a, y: 2 }\nc: *a';
    expect(read({ 'a.yaml': merged }).files.get('a.yaml')?.value).toEqual({
      a: { x: 1 },
      b: { x: 1, y: 2 },
      c: { x: 1 },
    });
    expect(read({ 'a.yaml': 'a: 1\n<<: { b: 2 }' }).files.get('a.yaml')?.value).toEqual({
      a: 1,
      b: 2,
    });
  });

  test.each([
    ['a key that is given twice', 'a: 1\nb: 2\na: 3', 3],
    ['a list that is not closed', 'a: 1\nb: [1, 2\n', 3],
    ['a tab as indentation', 'a:\n\tb: 1', 2],
    ['a second document', 'a: 1\n---\nb: 1', 2],
  ])('%s is a mistake with its line', (_, mistaken, line) => {
    const { problems } = read({ 'a.yaml': mistaken });
    expect(problems[0]).toMatchObject({ file: 'a.yaml', line });
  });
});
