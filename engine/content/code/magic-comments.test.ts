import { describe, expect, test } from 'vitest';
import { takeMagicComments } from './magic-comments.ts';

describe('takeMagicComments: lines marked by comments', () => {
  test('highlight-next-line marks the line below and is taken out', () => {
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

  test('code without such comments is left as it is, other comments included', () => {
    const code = '// highlight the oven\nbake();\n\n';
    expect(takeMagicComments(code)).toEqual({ code, markedLines: [] });
  });

  test('the words within a line of code mark nothing', () => {
    const code = 'print("highlight-next-line");\nbake();';
    expect(takeMagicComments(code)).toEqual({ code, markedLines: [] });
  });

  test('highlight-start without an end marks to the end of the code', () => {
    expect(takeMagicComments('mix\n# highlight-start\nbake\neat').markedLines).toEqual([2, 3]);
  });
});
