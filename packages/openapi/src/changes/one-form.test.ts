import { expect, test } from 'vitest';
import type { JsonObject } from '../description/json.ts';
import { changeLines, compareDescriptions } from './test-changes.ts';
import { nurseryWith, withValue } from './test-description.ts';

const NAME =
  '/paths/~1beds~1{bed}~1plants/post/requestBody/content/application~1json/schema/properties/name';

/** The lines for a property whose schema changes. */
function linesFor(before: JsonObject, after: JsonObject): string[] {
  return changeLines(compareDescriptions(nurseryWith(NAME, before), nurseryWith(NAME, after)));
}

const listed = (...schemas: JsonObject[]) => ({ oneOf: schemas });

/** The lines between two schemas of a property which refer to a model named Kind. */
function linesWithKind(kind: JsonObject, before: JsonObject, after: JsonObject): string[] {
  const [old, now] = [before, after].map((schema) =>
    withValue(nurseryWith(NAME, schema), '/components/schemas/Kind', kind),
  );
  return changeLines(compareDescriptions(old ?? {}, now ?? {}));
}

const KIND = { $ref: '#/components/schemas/Kind' };

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
    'alternatives once and in two parts of allOf',
    listed({ enum: ['fern'] }, { enum: ['moss'] }),
    {
      allOf: [
        listed({ enum: ['fern'] }, { enum: ['moss'] }),
        listed({ enum: ['fern'] }, { enum: ['moss'] }),
      ],
    },
  ],
  [
    'types once and in two parts of allOf',
    listed({ type: 'string' }, { type: 'integer' }),
    {
      allOf: [
        listed({ type: 'string' }, { type: 'integer' }),
        listed({ type: 'string' }, { type: 'integer' }),
      ],
    },
  ],
  [
    'alternatives in two parts of allOf with keys in another order',
    listed({ type: 'string', enum: ['fern'] }, { enum: ['moss'] }),
    {
      allOf: [
        listed({ type: 'string', enum: ['fern'] }, { enum: ['moss'] }),
        listed({ enum: ['fern'], type: 'string' }, { enum: ['moss'] }),
      ],
    },
  ],
  [
    'types in alternatives and in a list, with null',
    listed({ type: ['string', 'null'] }, { type: 'integer' }),
    { type: ['string', 'integer', 'null'] },
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

test.each<[string, JsonObject, JsonObject, JsonObject]>([
  [
    'a model that lists values',
    { enum: ['fern'] },
    listed(KIND, { enum: ['moss'] }),
    listed({ enum: ['fern'] }, { enum: ['moss'] }),
  ],
  [
    'a model twice',
    { enum: ['fern'] },
    listed(KIND, KIND),
    listed({ enum: ['fern'] }, { enum: ['fern'] }),
  ],
  [
    'a model of a type',
    { type: 'string' },
    listed(KIND, { type: 'integer' }),
    { type: ['string', 'integer'] },
  ],
  [
    'a model in one of two equal parts of allOf',
    { enum: ['fern'] },
    { allOf: [listed(KIND, { enum: ['moss'] }), listed({ enum: ['fern'] }, { enum: ['moss'] })] },
    listed({ enum: ['fern'] }, { enum: ['moss'] }),
  ],
])('alternatives with %s and its content in place are the same', (_, kind, before, after) => {
  expect(linesWithKind(kind, before, after)).toEqual([]);
  expect(linesWithKind(kind, after, before)).toEqual([]);
});

test('differences besides these forms are found', () => {
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
    linesWithKind({ enum: ['fern'] }, listed(KIND, { enum: ['moss'] }), { enum: ['fern', 'ivy'] }),
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
