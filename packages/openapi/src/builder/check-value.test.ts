import { expect, test } from 'vitest';
import type { RequestSchema } from '../samples/index.ts';
import { englishBuilderTexts as texts } from '../texts.ts';
import { checkValue } from './check-value.ts';

const check = (schema: Partial<RequestSchema>, value: unknown, required = false) =>
  checkValue({ types: [], ...schema }, value, required, texts);

test('what is required must have a value', () => {
  expect(check({}, undefined)).toBeUndefined();
  expect(check({}, undefined, true)).toBe(texts.builderRequired);
});

test('null is a value only where it is allowed', () => {
  expect(check({ types: ['string'] }, null)).toBe(texts.builderNotNull);
  expect(check({ types: ['string'], nullable: true }, null)).toBeUndefined();
  expect(check({}, null)).toBeUndefined();
});

test('numbers are compared with their bounds', () => {
  const between = { types: ['number'], bounds: { minimum: '1', exclusiveMaximum: '5' } };
  expect(check(between, 1)).toBeUndefined();
  expect(check(between, 0)).toBe('Must be at least 1.');
  expect(check(between, 5)).toBe('Must be less than 5.');
  expect(check(between, 'many')).toBe(texts.builderNotNumber);
  expect(check({ types: ['integer'] }, '9007199254740993')).toBeUndefined();
  expect(check(between, '9007199254740993')).toBe('Must be less than 5.');
  expect(check({ types: ['integer'] }, 1.5)).toBe(texts.builderNotInteger);
  expect(check({ types: ['number'], bounds: { multipleOf: '0.1' } }, 0.3)).toBeUndefined();
  expect(
    check({ types: ['number'], bounds: { multipleOf: '0.01' } }, 1_234_567.89),
  ).toBeUndefined();
  expect(check({ types: ['number'], bounds: { multipleOf: '0.1' } }, 0.35)).toBe(
    'Must be a multiple of 0.1.',
  );
});

test('strings are compared with lengths in characters, and patterns', () => {
  const text = { types: ['string'] };
  expect(check({ ...text, bounds: { maxLength: '2' } }, '🚢🚢')).toBeUndefined();
  expect(check({ ...text, bounds: { maxLength: '2' } }, '🚢🚢🚢')).toBe(
    'Must have at most 2 characters.',
  );
  expect(check({ ...text, bounds: { minLength: '3' } }, '🚢🚢')).toBe(
    'Must have at least 3 characters.',
  );
  expect(check({ ...text, bounds: { pattern: '^[A-Z]' } }, 'dover')).toBe('Must match ^[A-Z]');
  expect(check({ ...text, bounds: { pattern: '(' } }, 'dover')).toBeUndefined();
  expect(check({ ...text, format: 'constructor' }, '5')).toBeUndefined();
});

test.each([
  ['date', '2026-02-28', '2026-13-01'],
  ['date-time', '2026-01-31T12:00:00+02:00', '2026-01-31'],
  ['email', 'ada@sea', 'ada at sea'],
  ['uuid', '497f6eca-6276-4993-bfeb-53cbbbba6f08', '5'],
  ['ipv4', '8.25.199.255', '8.25.199.256'],
  ['uri', 'ship:dover/9', '/dover/9'],
])('a string of the format %s can be %s, but not %s', (format, right, wrong) => {
  const text = { types: ['string'], format };
  expect(check(text, right)).toBeUndefined();
  expect(check(text, wrong)).toContain(`“${format}”`);
});

test('a long string is not matched, since the time may grow cubically', () => {
  const cubic = { types: ['string'], bounds: { pattern: '^\\w*\\w*$' } };
  expect(check(cubic, `${'a'.repeat(5000)}!`)).toBeUndefined();
});

test('a value must be one of those listed', () => {
  const listed = { types: ['string'], enum: ['north', 5] };
  expect(check(listed, 5)).toBeUndefined();
  expect(check(listed, 'east')).toBe(texts.builderNotListed);
});

test('lists have a length, and may forbid repetition', () => {
  const list = { types: ['array'], bounds: { minItems: '2', uniqueItems: '' } };
  expect(check(list, [1])).toBe('Must have at least 2 items.');
  expect(check(list, [{ a: 1 }, { a: 1 }])).toBe(texts.builderUnique);
  expect(check(list, [1, 2])).toBeUndefined();
});
