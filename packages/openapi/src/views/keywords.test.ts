import { describe, expect, test } from 'vitest';
import { makeTestContext, renderTestPageAt } from './test-reference.ts';
import { operationHtml, operationText, textOf } from './test-text.ts';

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

/** The rows of the property "sail" of a request body, as text. */
function sailText(schema: unknown, more: object = {}): string {
  const body = json({ type: 'object', properties: { sail: schema } });
  const text = operationText({ requestBody: body }, more);
  return text.split('application/jsonobject')[1]?.split('OpenAPI description')[0] ?? '';
}

describe('the row of a property', () => {
  test.each<[string, unknown, string]>([
    ['a constant', { const: 'jib' }, 'sail stringAlways: jib'],
    ['a default of false', { type: 'boolean', default: false }, 'sail booleanDefault: false'],
    ['a default of null', { type: 'string', default: null }, 'sail stringDefault: null'],
    ['a default of zero', { type: 'integer', default: 0 }, 'sail integerDefault: 0'],
    ['an empty default', { type: 'string', default: '' }, 'sail stringDefault: ""'],
    ['a null of version 2.0', { type: 'string', 'x-nullable': true }, 'sail string | null'],
    ['a deprecated property', { type: 'string', deprecated: true }, 'sail string deprecated'],
    ['no other properties', { type: 'object', additionalProperties: false }, 'no other properties'],
    [
      'no unevaluated properties',
      { type: 'object', unevaluatedProperties: false },
      'no other properties',
    ],
    ['no other items', { prefixItems: [{ type: 'string' }], items: false }, 'no other items'],
    ['no unevaluated items', { type: 'array', unevaluatedItems: false }, 'no other items'],
    [
      'unevaluated items',
      { type: 'array', unevaluatedItems: { type: 'integer' } },
      'further items integer',
    ],
    [
      'items after a tuple',
      { prefixItems: [{ type: 'string' }], items: { type: 'integer' } },
      '[0] string[] integer',
    ],
    [
      'items that a list must have',
      { type: 'array', contains: { const: 'mast' }, minContains: 2, maxContains: 3 },
      'matching items ≥ 2 · matching items ≤ 3Properties (1)some items stringAlways: mast',
    ],
    ['names of properties', { propertyNames: { pattern: '^s' } }, 'every name anythingmatches ^s'],
    ['patterns of names', { patternProperties: { '^s': { type: 'integer' } } }, '/^s/ integer'],
    [
      'required dependents',
      { dependentRequired: { jib: ['mast', 'boom'] } },
      'jib requires mast, boom',
    ],
    [
      'schemas of dependents',
      { dependentSchemas: { jib: { properties: { mast: { type: 'integer' } } } } },
      'together with jib objectProperties (1)mast integer',
    ],
    ['what is forbidden', { type: 'string', not: { const: 'jib' } }, 'not stringAlways: jib'],
    ['a forbidden property', false, 'sail no value'],
    [
      'encoded content',
      { type: 'string', contentMediaType: 'application/json', contentSchema: { type: 'integer' } },
      'content type application/jsonProperties (1)decoded content integer',
    ],
    ['a title', { type: 'string', title: 'Canvas' }, 'sail stringCanvas'],
    [
      'an attribute in XML',
      { type: 'string', xml: { attribute: true, name: 's' } },
      'XML: attribute, s',
    ],
    [
      'an element in XML',
      { type: 'array', xml: { wrapped: true, prefix: 'q', name: 's', namespace: 'urn:q' } },
      'XML: q:s, urn:q, wrapped in an element of its own',
    ],
    ['a node in XML of version 3.2', { type: 'string', xml: { nodeType: 'cdata' } }, 'XML: cdata'],
    [
      'contradicting parts',
      { allOf: [{ enum: ['jib'] }, { enum: ['main'] }] },
      'sail no valueThe parts of this schema contradict each other.',
    ],
  ])('has %s', (_, schema, text) => {
    expect(sailText(schema)).toContain(text);
  });

  test('has no title that repeats its name', () => {
    expect(sailText({ type: 'string', title: 'Sail' })).toContain('sail string');
    expect(sailText({ type: 'string', title: 'Sail' })).not.toContain('Sail');
  });

  test('links to further documents', () => {
    const externalDocs = { url: 'https://quay.example/sails', description: 'On sails' };
    const body = json({ properties: { sail: { type: 'string', externalDocs } } });
    expect(operationHtml({ requestBody: body })).toContain(
      '<a href="https://quay.example/sails">On sails</a>',
    );
  });

  test('has alternatives and a rule that do nothing but name properties', () => {
    const properties = { jib: { type: 'string' }, genoa: { type: 'string' } };
    const text = sailText({
      type: 'object',
      properties,
      anyOf: [{ required: ['jib'] }, { title: 'Light wind', required: ['genoa'] }],
      not: { required: ['jib', 'genoa'] },
    });
    expect(text).toContain('not jib and genoa togetherAny of:with jibLight wind with genoa');
    expect(text).not.toContain('anything');
  });

  test('has a rule against one property, or against each of several', () => {
    const text = (not: object) => sailText({ type: 'object', not });
    expect(text({ required: ['jib'] })).toContain('not with jib');
    expect(text({ anyOf: [{ required: ['jib'] }, { required: ['genoa'] }] })).toMatch(
      /not PropertiesAny of:with jibwith genoa$/,
    );
    expect(text({})).toContain('not anything');
  });

  test('has conditions', () => {
    const text = sailText({
      type: 'object',
      if: { properties: { wind: { const: 'storm' } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['reefed'] },
      else: { properties: { color: { type: 'string' } } },
    });
    expect(text).toContain('if it matches objectProperties (1)wind stringAlways: storm');
    expect(text).toContain('then also with reefed');
    expect(text).toContain('otherwise also objectProperties (1)color string');
  });

  test.each([
    ['x-enum-varnames', ['JIB', 'MAIN']],
    ['x-enumNames', ['JIB', 'MAIN']],
    ['x-enumDescriptions', { 1: 'JIB', 2: 'MAIN' }],
    ['x-enum-descriptions', ['JIB', 'MAIN']],
  ])('explains its values from %s', (key, notes) => {
    expect(sailText({ enum: [1, 2], [key]: notes })).toContain('Allowed:1 JIB2 MAIN');
  });

  test('has all examples, those after the third collapsed', () => {
    const examples = Array.from({ length: 12 }, (_, index) => `sail ${index}`);
    const text = sailText({ type: 'string', examples });
    expect(text).toContain('Example: sail 0 · Example: sail 1 · Example: sail 2');
    expect(text).toContain('9 more examplessail 3\nsail 4');
    expect(text).toContain('sail 11');
  });

  test('names the schema for other values of a discriminator', () => {
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const html = operationHtml(
      {
        requestBody: json({
          oneOf: [ref('Jib'), ref('Main')],
          discriminator: { propertyName: 'kind', defaultMapping: 'Main' },
        }),
      },
      { components: { schemas: { Jib: { type: 'object' }, Main: { type: 'object' } } } },
    );
    expect(textOf(html)).toContain('One of, where kind, otherwise Main:');
  });
});

describe('read-only and write-only properties', () => {
  const Vessel = {
    type: 'object',
    required: ['number', 'name', 'secret'],
    properties: {
      number: { type: 'integer', readOnly: true },
      name: { type: 'string' },
      secret: { type: 'string', writeOnly: true },
      owner: {
        type: 'object',
        properties: {
          born: { type: 'string', readOnly: true },
          pin: { type: 'string', writeOnly: true },
        },
      },
    },
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Quay', version: '1' },
    components: { schemas: { Vessel } },
    paths: {
      '/vessels': {
        post: {
          operationId: 'build',
          requestBody: json({ $ref: '#/components/schemas/Vessel' }),
          responses: { 201: { description: '', ...json({ $ref: '#/components/schemas/Vessel' }) } },
          callbacks: {
            built: {
              '{$request.body#/url}': {
                post: { requestBody: json({ $ref: '#/components/schemas/Vessel' }) },
              },
            },
          },
        },
      },
    },
  };
  const names = (html: string, prefix: string) =>
    [...html.matchAll(/\sid="([^"]+)"/g)]
      .map(([, id = '']) => id)
      .filter((id) => id.startsWith(`${prefix}.`))
      .map((id) => id.slice(prefix.length + 1));
  const [own = '', callback = ''] = renderTestPageAt(
    '/build',
    makeTestContext(document),
  ).html.split('class="api-callback"');

  test('are only in the messages that have them', () => {
    expect(names(own, 'body')).toEqual(['name', 'secret', 'owner', 'owner.pin']);
    expect(names(own, 'response-201')).toEqual(['number', 'name', 'owner', 'owner.born']);
  });

  test('are reversed in a request that the API sends', () => {
    expect(callback).toContain('<code>number</code>');
    expect(callback).not.toContain('<code>secret</code>');
  });

  test('are all on the page of the model, with their flags', () => {
    const text = textOf(renderTestPageAt('/models/vessel', makeTestContext(document)).html);
    expect(text).toContain('number integer required read only');
    expect(text).toContain('secret string required write only');
  });
});
