import { expect, test } from 'vitest';
import { makeTestContext, renderTestPageAt } from './test-reference.ts';
import { operationText, textOf } from './test-text.ts';

const Port = { type: 'object', description: 'General', properties: { depth: { type: 'number' } } };
const ref = { $ref: '#/components/schemas/Port' };
const body = (schema: object) =>
  operationText(
    { requestBody: { content: { 'application/json': { schema } } } },
    { components: { schemas: { Port } } },
  );

test.each<[string, object]>([
  ['an alternative', { oneOf: [{ ...ref, description: 'A port.' }, { type: 'string' }] }],
  ['an alternative with allOf', { anyOf: [{ allOf: [ref], description: 'A port.' }, {}] }],
  ['the items of a list', { type: 'array', items: { ...ref, description: 'A port.' } }],
  ['items with allOf', { properties: { a: { items: { allOf: [ref], description: 'A port.' } } } }],
  [
    'a list within a list',
    { type: 'array', items: { description: 'A port.', type: 'array', items: { type: 'string' } } },
  ],
  ['the title of items', { type: 'array', items: { type: 'string', title: 'A port.' } }],
])('the page shows the text at the place itself: %s', (_, schema) => {
  const text = body(schema).split('OpenAPI description')[0];
  expect(text?.split('A port.')).toHaveLength(2);
  expect(text).not.toContain('General');
});

test.each<[string, object]>([
  ['a single alternative', { oneOf: [{ type: 'string', description: 'A port.' }] }],
  ['a single reference', { oneOf: [{ ...ref, description: 'A port.' }] }],
  ['a single alternative with allOf', { anyOf: [{ allOf: [ref], description: 'A port.' }] }],
  ['an alternative beside null', { anyOf: [{ ...ref, description: 'A port.' }, { const: null }] }],
  ['a null', { oneOf: [ref, { type: 'null', description: 'A port.' }] }],
  ['a reference within allOf', { allOf: [{ ...ref, description: 'A port.' }] }],
])('the page shows the text of %s and the text beside it', (_, schema) => {
  const whole = { ...schema, description: 'Beside it.' };
  for (const at of [whole, { properties: { a: whole } }, { type: 'array', items: whole }]) {
    const text = body(at).split('OpenAPI description')[0];
    expect(text?.split('A port.')).toHaveLength(2);
    expect(text?.split('Beside it.')).toHaveLength(2);
    expect(text).not.toContain('General');
  }
  expect(body(schema)).toContain('A port.');
});

test('the text of a part of a body without a name is on the page', () => {
  const parts = [{ description: 'A port.', properties: { depth: {} } }, { required: ['depth'] }];
  expect(body({ allOf: parts })).toContain('A port.');
});

test('an operation has its own description and that of its path', () => {
  const paths = {
    '/berths': { description: 'Of the path.', get: { operationId: 'berths', description: 'Own.' } },
  };
  const context = makeTestContext({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths });
  const [operation] = context.api.operations;
  expect(operation?.description).toBe('Own.\n\nOf the path.');
});

test('a parameter has its description and that of its schema, unless they are the same', () => {
  const textWith = (description: string) => {
    const schema = { type: 'string', description };
    return operationText({ parameters: [{ name: 'a', in: 'query', description: 'Own.', schema }] });
  };
  expect(textWith('Of the schema.')).toContain('Own.Of the schema.');
  expect(textWith('Own.')).not.toContain('Own.Own.');
  const alone = { name: 'a', in: 'query', schema: { type: 'string', description: 'Alone.' } };
  const [text] = operationText({ parameters: [alone] }).split('OpenAPI description');
  expect(text?.split('Alone.')).toHaveLength(2);
});

const all = {
  operationId: 'onArrival',
  tags: ['Tides'],
  'x-since': 'v3',
  'x-permission': 'ports.read',
  externalDocs: { url: 'https://quay.example/docs', description: 'On arrivals' },
  servers: [{ url: 'https://ship.example' }],
  'x-codeSamples': [{ lang: 'Python', label: 'Answer it', source: 'print(1)' }],
};

test.each([
  [
    'a callback',
    '/berths',
    {
      paths: {
        '/berths': {
          get: { operationId: 'berths', callbacks: { arrival: { '{$url}': { post: all } } } },
        },
      },
    },
  ],
  ['a webhook', '/webhooks/on-arrival', { webhooks: { arrival: { post: all } } }],
])('%s has everything that its operation says', (_, path, parts) => {
  const context = makeTestContext({
    openapi: '3.1.0',
    info: { title: 'Quay', version: '1' },
    ...parts,
  });
  const [text] = textOf(renderTestPageAt(path, context).html).split('OpenAPI description');
  for (const words of [
    'since v3',
    'ports.read',
    'On arrivals',
    'ship.example',
    'print(1)',
    'Tides',
  ])
    expect(text).toContain(words);
});
