import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import {
  asObject,
  isObject,
  type JsonObject,
  pointerTokens,
  valueAt,
} from '../description/json.ts';
import { openTestDescription, readTestApi } from '../views/test-reference.ts';
import { findChanges } from './find-changes.ts';
import { changeLines } from './test-changes.ts';

/** The seed is printed if a test fails. Shrinking a counterexample would take minutes. */
const OPTIONS = { endOnFailure: true, numRuns: 30 };

const MODELS = ['Oven', 'Loaf', 'Crumb/Crust', 'Any~thing'];
const OBJECTS = MODELS.slice(0, 2);
const NAMES = ['heat', 'size', 'a.b', 'constructor', 'id', 'ü'];

const name = fc.constantFrom(...NAMES);
const referenceTo = (model: string) => ({
  $ref: `#/components/schemas/${model.replaceAll('~', '~0').replaceAll('/', '~1')}`,
});
const reference = fc.constantFrom(...MODELS).map(referenceTo);

const leaf = fc.oneof(
  fc.record(
    {
      type: fc.constantFrom('string', 'integer', 'number', 'boolean', ['string', 'null']),
      description: fc.string({ maxLength: 5 }),
      readOnly: fc.boolean(),
      writeOnly: fc.boolean(),
      deprecated: fc.boolean(),
      // Of two defaults in parts of an allOf, the one beside a reference counts. Writing the model in
      // place of its reference may then change the default, unless all are the same.
      default: fc.constant({ a: 1, b: 2 }),
    },
    { requiredKeys: ['type'] },
  ),
  fc.record({
    type: fc.constant('string'),
    enum: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', null), { minLength: 1 }),
  }),
  fc.record(
    {
      type: fc.constantFrom('integer', 'number'),
      minimum: fc.integer({ min: 0, max: 3 }),
      exclusiveMaximum: fc.integer({ min: 4, max: 6 }),
      multipleOf: fc.constantFrom(1, 2, 3),
    },
    { requiredKeys: ['type'] },
  ),
  fc.constant({}),
  reference,
);

/** Parts of an allOf are objects, since others would contradict each other. */
const { schema, object } = fc.letrec<{ schema: JsonObject; object: JsonObject }>((tie) => ({
  object: fc.record(
    {
      type: fc.constant('object'),
      properties: fc.dictionary(name, tie('schema'), { maxKeys: 4 }),
      required: fc.uniqueArray(name, { maxLength: 2 }),
      additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
    },
    { requiredKeys: ['type', 'properties'] },
  ),
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    tie('object'),
    fc.record({ type: fc.constant('array'), items: tie('schema') }),
    fc.record({
      allOf: fc.array(fc.oneof(tie('object'), fc.constantFrom(...OBJECTS).map(referenceTo)), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ anyOf: fc.tuple(tie('schema'), fc.constant({ type: 'null' })) }),
    fc.record({ not: fc.record({ type: fc.constantFrom('string', 'integer', 'array') }) }),
  ),
}));

const parameter = fc.record(
  {
    name,
    in: fc.constantFrom('query', 'header', 'cookie'),
    required: fc.boolean(),
    schema,
  },
  { requiredKeys: ['name', 'in', 'schema'] },
);
const content = fc.dictionary(
  fc.constantFrom('application/json', 'application/xml', 'text/plain'),
  fc.record({ schema }),
  { maxKeys: 2 },
);
const response = fc.record({
  description: fc.constant(''),
  content,
  headers: fc.dictionary(fc.constantFrom('X-Heat', 'X-Size'), fc.record({ schema }), {
    maxKeys: 1,
  }),
});
const operation = fc.record(
  {
    parameters: fc.uniqueArray(parameter, {
      maxLength: 3,
      selector: (each) => `${each.in} ${each.name}`,
    }),
    requestBody: fc.record({ content, required: fc.boolean() }),
    responses: fc.dictionary(fc.constantFrom('200', '404', 'default', '5XX'), response, {
      maxKeys: 3,
    }),
    security: fc.uniqueArray(fc.constantFrom({}, { key: [] }, { login: ['bake'] }), {
      selector: (each) => JSON.stringify(each),
    }),
    deprecated: fc.boolean(),
  },
  { requiredKeys: ['responses'] },
);
const description = fc.record({
  openapi: fc.constant('3.1.0'),
  info: fc.constant({ title: 'Bakery', version: '1' }),
  paths: fc.dictionary(
    fc.constantFrom('/ovens', '/ovens/{id}', '/loaves'),
    fc.dictionary(fc.constantFrom('get', 'post'), operation, { minKeys: 1, maxKeys: 2 }),
    { minKeys: 1, maxKeys: 3 },
  ),
  components: fc.record({
    schemas: fc.record(
      Object.fromEntries(MODELS.map((model) => [model, OBJECTS.includes(model) ? object : schema])),
    ),
    securitySchemes: fc.constant({
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      login: { type: 'openIdConnect', openIdConnectUrl: 'https://bakery.example' },
    }),
  }),
});

/** Undefined if the description has mistakes, such as references in a circle. */
function readOr(files: Record<string, string>) {
  const { opened } = openTestDescription(files);
  return opened && readTestApi(opened).api;
}

function changesBetween(before: Record<string, string>, after: Record<string, string>) {
  const [old, now] = [readOr(before), readOr(after)];
  if (!old || !now) return undefined;
  return changeLines(
    findChanges(old, now, { any: 'anything', nothing: 'nothing', arrayOf: 'array of', or: 'or' }),
  );
}

const asJson = (value: unknown) => ({ 'api.json': JSON.stringify(value) });

/** The same JSON with keys, and lists that are sets, in reverse order. */
function reversed(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => reversed(item));
    return ['required', 'enum', 'type', 'security', 'parameters'].includes(key)
      ? items.toReversed()
      : items;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([inner, each]) => [inner, reversed(each, inner)]),
  );
}

/** The same description with each model in a file of its own. */
function inFiles(document: JsonObject): Record<string, string> {
  const fileOf = (reference: string) =>
    `parts/${MODELS.findIndex((model) => referenceTo(model).$ref === reference)}.json`;
  const linked = (value: unknown, folder: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => linked(item, folder));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string'
          ? `${folder}${fileOf(inner)}`
          : linked(inner, folder),
      ]),
    );
  };
  const { components, ...rest } = document;
  const { schemas, ...others } = asObject(components);
  return {
    'api.json': JSON.stringify({ ...asObject(linked(rest, './')), components: others }),
    ...Object.fromEntries(
      MODELS.map((model, index) => [
        `parts/${index}.json`,
        JSON.stringify(linked(asObject(schemas)[model], '../')),
      ]),
    ),
  };
}

/** The same description with the content of models in place of references, a few levels deep. */
function expanded(document: JsonObject): JsonObject {
  const expand = (value: unknown, depth: number): unknown => {
    if (Array.isArray(value)) return value.map((item) => expand(item, depth));
    if (!isObject(value)) return value;
    if (typeof value.$ref === 'string' && depth > 0) {
      return expand(valueAt(document, pointerTokens(value.$ref)), depth - 1);
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, expand(inner, depth)]),
    );
  };
  return { ...document, paths: expand(document.paths, 2) };
}

// Thirty descriptions take a busy machine long.
describe('any description', { timeout: 60_000 }, () => {
  test('has no change from itself, however its keys are ordered', () => {
    fc.assert(
      fc.property(description, (document) => {
        expect(changesBetween(asJson(document), asJson(document)) ?? []).toEqual([]);
        expect(changesBetween(asJson(document), asJson(reversed(document))) ?? []).toEqual([]);
      }),
      OPTIONS,
    );
  });

  test('has no change from the same in several files', () => {
    fc.assert(
      fc.property(description, (document) => {
        expect(changesBetween(asJson(document), inFiles(document)) ?? []).toEqual([]);
        expect(changesBetween(inFiles(document), asJson(document)) ?? []).toEqual([]);
      }),
      OPTIONS,
    );
  });

  test('has no change from the same in YAML with aliases', () => {
    fc.assert(
      fc.property(description, object, (document, shared) => {
        const whole = {
          ...document,
          components: {
            ...document.components,
            schemas: { ...document.components.schemas, Oven: shared, Loaf: shared },
          },
        };
        const yaml = { 'api.yaml': stringify(whole) };
        expect(changesBetween(asJson(whole), yaml) ?? []).toEqual([]);
      }),
      OPTIONS,
    );
  });

  test('has no change from the same with models in place of references', () => {
    fc.assert(
      fc.property(description, (document) => {
        expect(changesBetween(asJson(document), asJson(expanded(document))) ?? []).toEqual([]);
        expect(changesBetween(asJson(expanded(document)), asJson(document)) ?? []).toEqual([]);
      }),
      OPTIONS,
    );
  });

  test('has changes from another if and only if the other has changes from it', () => {
    fc.assert(
      fc.property(description, description, (before, after) => {
        const forth = changesBetween(asJson(before), asJson(after));
        const back = changesBetween(asJson(after), asJson(before));
        expect((forth?.length ?? 0) > 0).toBe((back?.length ?? 0) > 0);
      }),
      OPTIONS,
    );
  });
});
