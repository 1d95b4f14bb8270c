import { describe, expect, test } from 'vitest';
import { selectCode } from './import-code.ts';

const OVEN = `# bakery
def bake():
    # region heat
    if cold:
        # region inner
        heat()
        # endregion
    # endregion heat
    eat()
`;

describe('selectCode: the part of a file that a fence shows', () => {
  test('the whole file, without region markers', () => {
    expect(selectCode(OVEN.replaceAll('# ', '#'), { path: 'a.py' })).toEqual({
      ok: true,
      code: '#bakery\ndef bake():\n    if cold:\n        heat()\n    eat()',
    });
  });

  test.each([
    ['//', ''],
    ['#', ''],
    ['--', ''],
    ['<!--', ' -->'],
    ['/*', ' */'],
    [';', ''],
    ["'", ''],
  ])('a region in comments of the form %s', (open, close) => {
    const text = `a\n  ${open} #region r${close}\n    b\n  c\n  ${open} #endregion r${close}\nd\n`;
    expect(selectCode(text, { path: 'x', region: 'r' })).toEqual({ ok: true, code: '  b\nc' });
  });

  test('a nested region is included, without its markers', () => {
    const text = OVEN.replaceAll('# region', '# #region').replaceAll('# end', '# #end');
    expect(selectCode(text, { path: 'a.py', region: 'heat' })).toEqual({
      ok: true,
      code: 'if cold:\n    heat()',
    });
    expect(selectCode(text, { path: 'a.py', region: 'inner' })).toEqual({
      ok: true,
      code: 'heat()',
    });
  });

  test('a range of lines, a single line, or lines to the end', () => {
    const text = '  a\n  b\n    c\n';
    expect(selectCode(text, { path: 'x', lines: '2-3' })).toEqual({ ok: true, code: 'b\n  c' });
    expect(selectCode(text, { path: 'x', lines: '{1}' })).toEqual({ ok: true, code: 'a' });
    expect(selectCode(text, { path: 'x', lines: '3-' })).toEqual({ ok: true, code: 'c' });
  });

  test.each(['0-2', '2-9', '3-1', 'x'])('lines="%s" that the file does not have', (lines) => {
    expect(selectCode('a\nb\nc\n', { path: './x.ts', lines })).toEqual({
      ok: false,
      message: `lines="${lines}" is not a range of lines in "./x.ts".`,
      hint: 'The file has 3 lines. Write a range such as lines="5-9".',
    });
  });

  test('an unknown region, with a list of those that exist', () => {
    expect(selectCode('// #region heat\n// #endregion\n', { path: 'x', region: 'haet' })).toEqual({
      ok: false,
      message: 'The file "x" has no region "haet".',
      hint: 'Did you mean "heat"? Its regions: heat.',
    });
  });

  test('an unclosed region', () => {
    expect(selectCode('// #region heat\na', { path: 'x', region: 'heat' })).toMatchObject({
      message: 'The region "heat" of "x" is not closed.',
    });
  });

  test('comments and code with the word "region" are not markers', () => {
    const code = '# the region of bread\nregion = 1';
    expect(selectCode(code, { path: 'x' })).toEqual({ ok: true, code });
  });
});
