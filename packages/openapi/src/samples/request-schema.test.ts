import { expect, test } from 'vitest';
import { makeReadSchema } from '../schema/read-schema.ts';
import { toRequestSchema } from './request-schema.ts';

const readSchema = makeReadSchema({ document: {}, parts: new Map(), sinceKey: '' });

test('a pattern that could keep the browser of a reader busy for hours is left out', () => {
  const callSign = { type: 'string', maxLength: 9 };
  expect(toRequestSchema({ ...callSign, pattern: '^[A-Z]{2,7}$' }, readSchema).bounds).toEqual({
    maxLength: '9',
    pattern: '^[A-Z]{2,7}$',
  });
  expect(toRequestSchema({ ...callSign, pattern: '^(\\w+\\s?)+$' }, readSchema).bounds).toEqual({
    maxLength: '9',
  });
});
