import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printValue } from './print-value.ts';

/** Characters with a meaning in JavaScript literals, and others. */
const signs = fc.constantFrom(
  ...[
    'a',
    "'",
    '"',
    '`',
    '\\',
    '$',
    '{',
    '}',
    '${',
    '\n',
    '\r\n',
    '\r',
    '\t',
    '\u2028',
    '\0',
    '😀',
  ],
);
const text = fc.array(signs, { maxLength: 6 }).map((all) => all.join(''));
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.constantFrom(null, true, 0.5, -2, 1e21),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(text, fc.constant('__proto__')), tie('value'), { maxKeys: 3 }),
  ),
}));

function evaluate(code: string): unknown {
  return new Function(`return ${code}`)();
}

test('a printed value evaluates to itself, whatever its texts and keys contain', () => {
  fc.assert(
    fc.property(value, (printed) => {
      expect(JSON.stringify(evaluate(printValue(printed)))).toBe(JSON.stringify(printed));
    }),
    { numRuns: 500, seed: 20_301 },
  );
});

test('a key with line breaks is a string in one line', () => {
  expect(printValue({ outer: { 'a\nb': 1 } })).toBe("{\n  outer: { 'a\\nb': 1 },\n}");
});
