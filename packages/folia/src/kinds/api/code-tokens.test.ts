import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeTokens } from './code-tokens.ts';

/** The colored tokens, as class and text. */
function colored(code: string, language: string): string[] {
  return codeTokens(code, language).flatMap(({ text, className }) =>
    className ? [`${className} ${text}`] : [],
  );
}

test.each([
  [
    'json',
    '{"a": "b", "n": -1.5e3, "t": true}',
    ['a "a"', 's "b"', 'a "n"', 'n -1.5e3', 'a "t"', 'k true'],
  ],
  ['json', '{"a\\"b": "c: \\" d"}', ['a "a\\"b"', 's "c: \\" d"']],
  ['yaml', 'port: "Dover"\n- name: 3', ['a port', 's "Dover"', 'a - name', 'n 3']],
  [
    'bash',
    "curl --request POST 'https://x.example'",
    ['k curl', 'a --request', "s 'https://x.example'"],
  ],
  ['js', '// note\nconst a = "b";', ['c // note', 'k const', 's "b"']],
  ['text', 'const a = 1', []],
  ['xml', '<a b="c">', []],
])('%s: %s', (language, code, tokens) => {
  expect(colored(code, language)).toEqual(tokens);
});

test('tokens add up to the code, and their number is limited', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('"', "'", '\\', '\n', '# ', '//', ': ', '<script>', '-1', ' true '),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 40 }),
      fc.constantFrom('json', 'yaml', 'bash', 'js', 'text'),
      (pieces, language) => {
        const code = pieces.join('');
        const tokens = codeTokens(code, language);
        expect(tokens.map(({ text }) => text).join('')).toBe(code);
        expect(tokens.length).toBeLessThan(250);
      },
    ),
    { numRuns: 100, seed: 20_012 },
  );
  expect(codeTokens('"a" '.repeat(1000), 'json')).toHaveLength(1);
});
