import { expect, test } from 'vitest';
import type { JsonObject } from '../description/json.ts';
import { changeLines, compareDescriptions } from './test-changes.ts';
import { nurseryWith } from './test-description.ts';

const NAME =
  '/paths/~1beds~1{bed}~1plants/post/requestBody/content/application~1json/schema/properties/name';

/** The lines for a property whose schema changes. */
function linesFor(before: JsonObject, after: JsonObject): string[] {
  return changeLines(compareDescriptions(nurseryWith(NAME, before), nurseryWith(NAME, after)));
}

const listed = (...schemas: JsonObject[]) => ({ oneOf: schemas });

test.each<[string, JsonObject, JsonObject]>([
  [
    'a binary string of version 3.0 and 3.1',
    { type: 'string', format: 'binary' },
    { contentMediaType: 'application/octet-stream' },
  ],
  [
    'a string in base64 of version 3.0 and 3.1',
    { type: 'string', format: 'byte', maxLength: 90 },
    { type: 'string', contentEncoding: 'base64', maxLength: 90 },
  ],
  [
    'values in alternatives and in a list',
    { type: 'string', ...listed({ enum: ['fern'] }, { enum: ['moss'], title: 'Moss' }) },
    { type: 'string', enum: ['fern', 'moss'] },
  ],
  [
    'constants in alternatives and a list',
    listed({ const: 'fern', description: 'Old' }, { type: 'string', const: 'moss' }),
    { enum: ['fern', 'moss'] },
  ],
  [
    'values in alternatives to null',
    listed({ type: 'string', enum: ['fern'] }, { const: 'moss' }, { type: 'null' }),
    { type: ['string', 'null'], enum: ['fern', 'moss', null] },
  ],
  [
    'above 0 and at least 1 of integers',
    { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 10 },
    { type: 'integer', minimum: 1, maximum: 9 },
  ],
])('%s are the same', (_, before, after) => {
  expect(linesFor(before, after)).toEqual([]);
  expect(linesFor(after, before)).toEqual([]);
});

test('differences beside these forms are found', () => {
  expect(
    linesFor(
      listed({ const: 'fern' }, { const: 'moss' }),
      listed({ const: 'fern' }, { const: 'ivy' }),
    ),
  ).toEqual([
    'breaking | POST /beds/{bed}/plants | Request body application/json name: values removed: moss',
    'safe | POST /beds/{bed}/plants | Request body application/json name: new values: ivy',
  ]);
  expect(
    linesFor({ type: 'number', exclusiveMinimum: 0 }, { type: 'number', minimum: 1 }),
  ).toHaveLength(1);
  expect(
    linesFor({ type: 'string', format: 'binary' }, { contentMediaType: 'image/png' }),
  ).not.toEqual([]);
});
