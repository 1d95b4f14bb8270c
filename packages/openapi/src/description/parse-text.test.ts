import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseText } from './parse-text.ts';
import { makePositionFinder } from './positions.ts';
import { MAX_DEPTH } from './yaml-events.ts';

/** Lists or objects within each other. */
const nested = (count: number, open: string, close: string) =>
  `${open.repeat(count)}1${close.repeat(count)}`;

describe('nesting', () => {
  test.each([
    ['lists of JSON', nested(10_000, '[', ']')],
    ['objects of JSON', nested(10_000, '{"a":', '}')],
    ['objects of YAML', `a: ${nested(10_000, '{ a: ', '}')}`],
    ['lists of YAML in one line', `a:\n  ${'- '.repeat(10_000)}1`],
    [
      'indented objects',
      Array.from({ length: 1000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
    ],
    ['objects behind an anchor', `x: &a 1\na: ${nested(10_000, '{ a: ', '}')}`],
  ])('of thousands of %s is a problem with its place', (_, text) => {
    const { value, problems } = parseText('a.yaml', text);
    expect(value).toBeUndefined();
    expect(problems).toMatchObject([{ file: 'a.yaml', line: expect.any(Number) }]);
    expect(problems[0]?.message).toContain(`more than ${MAX_DEPTH} levels`);
  });

  test('as deep as allowed is read', () => {
    const text = nested(MAX_DEPTH, '[', ']');
    expect(parseText('a.json', text).problems).toEqual([]);
    expect(parseText('a.yaml', `# YAML\n${text}`).problems).toEqual([]);
  });
});

describe('lines that are not indented enough', () => {
  const text = [
    'harbor:',
    '  name: "The old',
    'quay"',
    '  berths: [',
    '    12,',
    '  ]',
    '  buoys: {',
    ' red: 3 }',
    '  depth: 4',
  ].join('\n');
  const value = { harbor: { name: 'The old quay', berths: [12], buoys: { red: 3 }, depth: 4 } };

  test('are read as most parsers read them', () => {
    expect(parseText('a.yaml', text)).toEqual({ value, problems: [] });
    const anchored = text.replace('harbor:', 'harbor: &quay');
    expect(parseText('a.yaml', anchored)).toEqual({ value, problems: [] });
  });

  test('do not take the positions from what is in and after them', () => {
    const find = makePositionFinder(text);
    expect(find(['harbor', 'depth'])).toEqual({ line: 9, column: 3 });
    expect(find(['harbor', 'buoys', 'red'])).toEqual({ line: 8, column: 2 });
  });

  test('are a problem if there are very many', () => {
    const lists = Array.from({ length: 60 }, (_, index) => `  a${index}: "b\nc"`);
    const { problems } = parseText('a.yaml', `harbor:\n${lists.join('\n')}`);
    expect(problems[0]?.message).toContain('neither JSON nor YAML');
  });
});

describe('a key that is given twice', () => {
  test.each([
    ['JSON', '{"a": 1,\n "b": {"c": "x: \\"a\\"", "a": 2},\n "a": 3}', 3, 2],
    ['YAML', 'a: 1\nb: 2\na: 3', 3, 1],
  ])('in %s is a warning with its place, and the last one applies', (_, text, line, column) => {
    const { value, problems } = parseText('a', text);
    expect(value).toMatchObject({ a: 3 });
    const message = 'The key "a" is given twice.';
    expect(problems).toMatchObject([{ severity: 'warning', line, column, message }]);
  });

  test.each([
    ["'it''s': 1\n'it''s': 2", "it's"],
    ['"a: b": 1\n"a: b": 2', 'a: b'],
    ['/a b:\n  x: 1\n/a b:\n', '/a b'],
  ])('is named as it is written in %s', (text, key) => {
    const message = `The key ${JSON.stringify(key)} is given twice.`;
    expect(parseText('a.yaml', text).problems).toMatchObject([{ message }]);
  });

  test('is not confused with keys of other objects, keys in text, or keys named like inherited ones', () => {
    const value = { a: { a: '"a": 1' }, b: [{ a: 1 }, { a: 2 }], constructor: 1, 'a\\': '\\"a":' };
    const text = JSON.stringify({ ...value, toString: 1 }).replace('{', '{"__proto__":1,');
    expect(parseText('a.json', text).problems).toEqual([]);
    expect(Object.keys(Object(parseText('a.json', text).value))).toContain('__proto__');
  });
});

describe('a file that cannot be read is a problem in words of our own:', () => {
  test.each([
    ['several documents', 'a: 1\n---\nb: 2\n', 'The file has several YAML documents.', 2],
    [
      'JSON without its end',
      '{\n  "a": {\n    "b": 1',
      /^The file is neither JSON nor YAML: [^:]*$/,
      3,
    ],
    [
      'JSON with a mistake',
      '{\n  "a": 1\n  "b": 2\n}',
      /^The file is neither JSON nor YAML: Expected [^:]*$/,
      3,
    ],
    ['YAML with a mistake', 'a: [1\nb: {', /^The file is neither JSON nor YAML: [^:]*$/, undefined],
  ])('%s', (_, text, message, line) => {
    const { value, problems } = parseText('a.yaml', text);
    expect(value).toBeUndefined();
    if (line !== undefined) expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.message).not.toMatch(/YAML\.parse|at line|position/);
    if (line !== undefined) expect(problems[0]?.line).toBe(line);
  });
});

describe('aliases', () => {
  test('that contain themselves are a problem with its place', () => {
    expect(parseText('a.yaml', 'b: 1\na: &a { b: *a }').problems).toMatchObject([
      { line: 2, column: 12, message: 'An alias contains itself.' },
    ]);
  });

  test('of aliases of aliases are a problem with its place', () => {
    const lines = ['a: &a [x, x, x, x, x, x, x, x, x, x]'];
    for (const [index, name] of [...'bcdefgh'].entries()) {
      const aliases = Array.from({ length: 10 }, () => `*${'abcdefg'[index]}`);
      lines.push(`${name}: &${name} [${aliases.join(', ')}]`);
    }
    expect(parseText('a.yaml', lines.join('\n')).problems).toMatchObject([{ line: 2, column: 8 }]);
  });
});

describe('the position of a value', () => {
  const positionOf = (text: string, ...path: string[]) => makePositionFinder(text)(path);

  test('is that of its key or entry, even in a file of one line', () => {
    const yaml = 'a:\n  b:\n    - x\n    - "c d": 1\n';
    expect(positionOf(yaml, 'a', 'b')).toEqual({ line: 2, column: 3 });
    expect(positionOf(yaml, 'a', 'b', '1')).toEqual({ line: 4, column: 7 });
    expect(positionOf(yaml, 'a', 'b', '1', 'c d')).toEqual({ line: 4, column: 7 });
    expect(positionOf('{"a":{"b":[1,{"c":2}]}}', 'a', 'b', '1', 'c')).toEqual({
      line: 1,
      column: 15,
    });
  });

  test('is that of the object around it, if the value is missing', () => {
    expect(positionOf('{"a":{"b":1}}', 'a', 'z', 'y')).toEqual({ line: 1, column: 2 });
  });

  test('is unknown for the whole file, and for what is not a description', () => {
    expect(positionOf('{"a":1}')).toBeUndefined();
    expect(positionOf('{"a":1}', 'z')).toBeUndefined();
    expect(positionOf('{"a":', 'a')).toBeUndefined();
  });

  test('is found for every value of JSON, whatever its keys, with or without lines', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ maxLength: 6 }), fc.jsonValue({ maxDepth: 2 }), {
          minKeys: 1,
          maxKeys: 4,
        }),
        fc.constantFrom(0, 2),
        (value, indent) => {
          const text = JSON.stringify(value, null, indent);
          const find = makePositionFinder(text);
          for (const key of Object.keys(value)) {
            const { line = 0, column = 0 } = find([key]) ?? {};
            expect(text.split('\n')[line - 1]?.slice(column - 1)).toMatch(/^"/);
            expect(
              text
                .split('\n')
                [line - 1]?.slice(column - 1)
                .startsWith(JSON.stringify(key)),
            ).toBe(true);
          }
        },
      ),
      { numRuns: 300, seed: 20_102 },
    );
  });
});
