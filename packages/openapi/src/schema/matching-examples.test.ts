import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { asList, asObject, isObject, type JsonObject, toFragment } from '../description/json.ts';
import type { Api } from '../model.ts';
import { makeTestApi, openTestDescription, readTestApi } from '../views/test-reference.ts';
import type { Direction } from './direction.ts';
import { makeExample } from './example-value.ts';
import type { RawSchema } from './schema.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** A description of this repository with all its files. */
function readDescription(folder: string, entry: string): Api {
  const paths = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ya?ml|json)$/.test(path) && path !== 'model.json')
    .toSorted((a, b) => Number(b === entry) - Number(a === entry));
  const files = paths.map((path) => [path, readFileSync(join(ROOT, folder, path), 'utf8')]);
  const { opened } = openTestDescription(Object.fromEntries(files));
  if (!opened) throw new Error(`${folder}/${entry} cannot be opened.`);
  return readTestApi(opened).api;
}

/** Converts to JSON Schema 2020-12, without requiring properties that are not sent. */
function toJsonSchema(value: unknown, api: Api, direction: Direction): unknown {
  if (Array.isArray(value)) return value.map((each) => toJsonSchema(each, api, direction));
  if (!isObject(value)) return value;
  const { nullable, discriminator, oneOf, ...rest } = value;
  const entries = Object.entries(rest).map(([key, inner]) => [
    key,
    /^(?:examples?|default|enum|const)$/.test(key) ? inner : toJsonSchema(inner, api, direction),
  ]);
  const made: JsonObject = Object.fromEntries(entries);
  const isNullable = nullable === true && typeof made.type === 'string';
  if (isNullable) made.type = [made.type, 'null'];
  else if (isObject(nullable)) made.nullable = toJsonSchema(nullable, api, direction);
  // The discriminator decides which alternative applies, even where several match.
  if (oneOf) made[discriminator ? 'anyOf' : 'oneOf'] = toJsonSchema(oneOf, api, direction);
  for (const [key, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof made[key] === 'boolean') delete made[key];
    if (value[key] === true) {
      made[key] = made[bound];
      delete made[bound];
    }
  }
  const flags = new Map(
    api.readSchema(value).properties.map(({ name, schema }) => [name, api.readSchema(schema)]),
  );
  if (Array.isArray(made.required)) {
    made.required = made.required.filter((name) => {
      const { readOnly, writeOnly } = flags.get(String(name)) ?? {};
      return !(direction === 'request' ? readOnly : writeOnly);
    });
  }
  return made;
}

/** The schemas of bodies, parameters and models. */
function listSchemas({ operations, models }: Api, direction: Direction): [string, RawSchema][] {
  const ofOperations = operations.flatMap(({ id, body, parameters, responses }) => {
    const content =
      direction === 'request'
        ? (body?.content ?? [])
        : responses.flatMap((response) => response.content);
    return [
      ...content.map(({ contentType, schema }) => [`${id} ${contentType}`, schema] as const),
      ...(direction === 'request' ? parameters : []).map(
        ({ name, schema }) => [`${id} ${name}`, schema] as const,
      ),
    ];
  });
  const all = [...ofOperations, ...models.map(({ name, raw }) => [name, raw] as const)];
  return all.flatMap(([name, schema]) => (schema === undefined ? [] : [[name, schema]]));
}

/** What a validator says about the examples that do not match their schema, and the number of all. */
function validateExamples(api: Api, direction: Direction): { faults: string[]; count: number } {
  const schemas = listSchemas(api, direction);
  const inline = schemas.map(([, raw]) => raw);
  const document = asObject(toJsonSchema({ ...api.document, inline }, api, direction));
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
  ajv.addSchema(document, 'description');
  const faults = schemas.flatMap(([name, raw], index) => {
    const $ref = `description${toFragment(['inline', String(index)])}`;
    const value = makeExample(raw, direction, api.readSchema);
    if (ajv.validate({ $ref }, value)) return [];
    return [`${name}: ${ajv.errorsText()} in ${JSON.stringify(value)}`];
  });
  return { faults, count: schemas.length };
}

describe.each<Direction>(['request', 'response'])('examples of a %s', (direction) => {
  test.each([
    ['packages/openapi/src/fixtures/ferries', 'openapi.yaml'],
    ['packages/openapi/src/fixtures/lighthouse', 'openapi.yaml'],
    ['packages/openapi/src/fixtures/seeds', 'openapi.json'],
    ['e2e/sites/harbor/openapi', 'harbor.yaml'],
    ['site/openapi', 'openapi.yaml'],
  ])('in %s match their schemas', (folder, entry) => {
    const { faults, count } = validateExamples(readDescription(folder, entry), direction);
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(direction === 'request' ? 1 : 0);
  });

  test('are reported if they do not match', () => {
    const schemas = { Port: { type: 'object', properties: { depth: { minimum: 3, example: 2 } } } };
    const { faults } = validateExamples(
      makeTestApi({ paths: {}, components: { schemas } }),
      direction,
    );
    expect(faults).toEqual([expect.stringContaining('depth must be >= 3')]);
  });
});

const text = { type: 'string' };
const Buoy = { type: 'object', properties: { color: text, light: text }, required: ['color'] };
const Pier = { ...Buoy, properties: { color: text, length: { type: 'integer' } } };
const sparse = (...required: string[]) => ({ required });

test.each<[string, object]>([
  [
    'several match the first example',
    { oneOf: [Buoy, { ...Pier, required: ['color', 'length'], additionalProperties: false }] },
  ],
  ['each requires another property', { ...Buoy, oneOf: [sparse('color'), sparse('light')] }],
  ['one requires more', { ...Pier, required: [], oneOf: [sparse('color'), sparse('length')] }],
  [
    'the first contradicts the whole',
    { type: 'integer', anyOf: [{ maximum: 0 }, { minimum: 5 }], minimum: 3 },
  ],
  ['numbers are integers', { oneOf: [{ type: 'number' }, { type: 'integer' }, text] }],
  [
    'each describes the items of a list',
    { type: 'array', oneOf: [{ items: text }, { items: { type: 'integer' } }] },
  ],
  ['strings have formats', { oneOf: [text, { type: 'string', pattern: '^[0-9]+$' }] }],
  [
    'an inner one is ambiguous',
    { oneOf: [{ oneOf: [text, { type: 'string', maxLength: 2 }] }, { type: 'null' }] },
  ],
])('an example matches alternatives of which %s', (_, schema) => {
  const paths = {
    '/a': { post: { requestBody: { content: { 'application/json': { schema } } } } },
  };
  const answers = { responses: { 200: { content: { 'application/json': { schema } } } } };
  const api = makeTestApi({ paths: { '/a': { post: { ...paths['/a'].post, ...answers } } } });
  for (const direction of ['request', 'response'] as const) {
    const { faults, count } = validateExamples(api, direction);
    expect(faults).toEqual([]);
    expect(count).toBe(1);
  }
});

test('an example has everything that is required, however much that is', () => {
  const names = Array.from({ length: 30 }, (_, index) => `pier${index}`);
  const inner = (count: number) => ({
    type: 'object',
    required: names.slice(0, count),
    properties: Object.fromEntries(names.map((name) => [name, text])),
  });
  const schema = {
    type: 'object',
    required: names.slice(0, 6),
    properties: Object.fromEntries(names.map((name) => [name, inner(29)])),
  };
  const { readSchema } = makeTestApi({ paths: {} });
  const made = asObject(makeExample(schema, 'response', readSchema));
  expect(Object.keys(asObject(made.pier5))).toHaveLength(29);
});

test('what is recursive and required is null or an empty list, where that is allowed', () => {
  const next = { $ref: '#/components/schemas/Pier' };
  const schemas = {
    Pier: {
      type: 'object',
      required: ['next', 'others'],
      properties: {
        next: { anyOf: [next, { type: 'null' }] },
        others: { type: 'array', items: next },
      },
    },
  };
  const { readSchema } = makeTestApi({ paths: {}, components: { schemas } });
  expect(makeExample(next, 'response', readSchema)).toEqual({ next: null, others: [] });
  expect(asList(makeExample({ type: 'array', items: next }, 'request', readSchema))).toHaveLength(
    1,
  );
});
