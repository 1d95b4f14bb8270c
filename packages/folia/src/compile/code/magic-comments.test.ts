import { describe, expect, test } from 'vitest';
import { takeMagicComments as take } from './magic-comments.ts';

/** The code that is left, and the numbers of the lines that are marked. */
function takeMagicComments(text: string): { code: string; markedLines: number[] } {
  const { code, marks } = take(text);
  const markedLines = [...marks].filter(([, kinds]) => kinds.has('marked')).map(([line]) => line);
  return { code, markedLines };
}

describe('takeMagicComments: lines marked by comments', () => {
  test('highlight-next-line marks the next line and is removed', () => {
    expect(takeMagicComments('mix();\n// highlight-next-line\nbake();\neat();')).toEqual({
      code: 'mix();\nbake();\neat();',
      markedLines: [2],
    });
  });

  test('highlight-start and highlight-end mark the lines between', () => {
    const code = 'mix();\n// highlight-start\nknead();\nbake();\n// highlight-end\neat();';
    expect(takeMagicComments(code)).toEqual({
      code: 'mix();\nknead();\nbake();\neat();',
      markedLines: [2, 3],
    });
  });

  test.each([
    ['shell, YAML, Python', '# highlight-next-line'],
    ['SQL', '-- highlight-next-line'],
    ['CSS', '/* highlight-next-line */'],
    ['HTML', '<!-- highlight-next-line -->'],
    ['JSX', '  {/* highlight-next-line */}'],
    ['INI', '; highlight-next-line'],
  ])('reads the comments of %s', (_, comment) => {
    expect(takeMagicComments(`${comment}\nbake`)).toEqual({ code: 'bake', markedLines: [1] });
  });

  test('code without such comments is not changed, even if it has other comments', () => {
    const code = '// highlight the oven\nbake();\n\n';
    expect(takeMagicComments(code)).toEqual({ code, markedLines: [] });
  });

  test('the words in a line of code mark nothing', () => {
    const code = 'print("highlight-next-line");\nbake();';
    expect(takeMagicComments(code)).toEqual({ code, markedLines: [] });
  });

  test('highlight-start without an end marks to the end of the code', () => {
    expect(takeMagicComments('mix\n# highlight-start\nbake\neat').markedLines).toEqual([2, 3]);
  });
});

describe('takeMagicComments: comments of the site', () => {
  const OWN = [
    {
      className: 'wrong',
      line: 'burnt-next-line',
      block: { start: 'burnt-start', end: 'burnt-end' },
    },
    { className: 'right', line: 'This will taste!' },
  ];
  const marksOf = (code: string) => {
    const { code: left, marks } = take(code, OWN);
    return { left, marks: [...marks].map(([line, names]) => [line, ...names]) };
  };

  test('a comment marks the next line, comments around lines mark all of them', () => {
    const code = [
      '# burnt-next-line',
      'bake 300',
      'bake 200',
      '// burnt-start',
      'bake 301',
      'bake 302',
      '/* burnt-end */',
      '<!-- This will taste! -->',
      'bake 180',
    ];
    expect(marksOf(code.join('\n'))).toEqual({
      left: 'bake 300\nbake 200\nbake 301\nbake 302\nbake 180',
      marks: [
        [1, 'wrong'],
        [3, 'wrong'],
        [4, 'wrong'],
        [5, 'right'],
      ],
    });
  });

  test('marks add up, also with those that all sites know', () => {
    const code = '# burnt-start\n# highlight-next-line\n# This will taste!\nbake\n# burnt-end';
    expect(marksOf(code)).toEqual({ left: 'bake', marks: [[1, 'wrong', 'marked', 'right']] });
  });

  test('other comments stay, even if they contain the words', () => {
    const code = '// no burnt-next-line here\n// This will taste\nbake();';
    expect(marksOf(code)).toEqual({ left: code, marks: [] });
  });
});

describe('takeMagicComments: comments that mark their own line', () => {
  test.each([
    ['bake(); // [!code ++]', 'added'],
    ['bake(); // [!code --]', 'removed'],
    ['bake # [!code focus]', 'focus'],
    ['bake; -- [!code error]', 'error'],
    ['<oven> <!-- [!code warning] -->', 'warning'],
    ['<Oven /> {/* [!code highlight] */}', 'marked'],
  ])('%s', (line, kind) => {
    const { code, marks } = take(line);
    expect(marks).toEqual(new Map([[1, new Set([kind])]]));
    expect(code).toBe(
      line.slice(0, line.search(/\s*(?:\/\/|#|--|<!--|\{)\s?(?:\/\*)? ?\[|\s*\{\/\*/)),
    );
  });

  test('a count also marks the following lines', () => {
    expect([...take('a // [!code focus:2]\nb\nc').marks.keys()]).toEqual([1, 2]);
  });

  test('a comment on its own line marks the following lines and is removed', () => {
    const { code, marks } = take('mix\n# [!code ++:2]\nbake\neat');
    expect({ code, lines: [...marks.keys()] }).toEqual({ code: 'mix\nbake\neat', lines: [2, 3] });
  });

  test('a comment can have several commands', () => {
    const { code, marks } = take('bake(); // [!code ++] [!code focus]');
    expect({ code, kinds: [...(marks.get(1) ?? [])] }).toEqual({
      code: 'bake();',
      kinds: ['added', 'focus'],
    });
  });

  test('a word is marked in all following lines, or in a number of lines', () => {
    expect(take('// [!code word:oven]\nheat(oven);').words).toEqual([
      { text: 'oven', from: 1, to: Number.POSITIVE_INFINITY },
    ]);
    expect(take('// [!code word:a\\:b:1]\na:b').words).toEqual([{ text: 'a:b', from: 1, to: 1 }]);
  });

  test('a comment with an unknown command remains in the code', () => {
    const code = 'bake(); // [!code burn]';
    expect(take(code)).toEqual({ code, marks: new Map(), words: [] });
  });
});
