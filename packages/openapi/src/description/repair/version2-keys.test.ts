import { expect, test } from 'vitest';
import { openTestDescription, readTestApi } from '../../views/test-reference.ts';

const INFO = { openapi: '3.0.3', info: { title: 'Harbor', version: '1' } };

/** The operation of a description, and what is reported. */
function read(operation: object, more: object = {}) {
  const paths = { '/berths': { post: { operationId: 'book', summary: 'Book', ...operation } } };
  const text = JSON.stringify({ ...INFO, paths, ...more });
  const { opened, problems } = openTestDescription({ 'a.json': text });
  if (!opened) throw new Error('The description cannot be opened.');
  const [read] = readTestApi(opened).api.operations;
  const messages = problems.map(({ message }) => message.replace('#/paths/~1berths/post', ''));
  return { body: read?.body, parameters: read?.parameters, responses: read?.responses, messages };
}

const text = { type: 'string' };

test('a parameter in the body is the body of an operation of version 3 without another', () => {
  const { body, parameters, messages } = read({
    parameters: [
      { name: 'quay', in: 'query', schema: text },
      { name: 'booking', in: 'body', description: 'The booking.', required: true, schema: text },
    ],
  });
  expect(body).toMatchObject({
    description: 'The booking.',
    required: true,
    content: [{ contentType: 'application/json', schema: text }],
  });
  expect(parameters?.map(({ name }) => name)).toEqual(['quay']);
  expect(messages).toEqual([
    expect.stringMatching(
      /^\/parameters\/1\/in .*"booking" is read as a body of the type "application\/json"/,
    ),
  ]);
});

test('parameters of a form are fields of the body, even if they are references', () => {
  const length = {
    name: 'length',
    in: 'formData',
    type: 'integer',
    minimum: 3,
    description: 'In m.',
  };
  const { body, parameters, messages } = read(
    {
      parameters: [
        { name: 'ship', in: 'formData', required: true, schema: text },
        { $ref: '#/components/parameters/Length' },
      ],
    },
    { components: { parameters: { Length: length } } },
  );
  expect(body).toMatchObject({ required: true });
  expect(body?.content.map(({ contentType, schema }) => [contentType, schema])).toEqual([
    [
      'application/x-www-form-urlencoded',
      {
        type: 'object',
        required: ['ship'],
        properties: { ship: text, length: { type: 'integer', minimum: 3, description: 'In m.' } },
      },
    ],
  ]);
  expect(parameters).toEqual([]);
  expect(messages).toEqual([
    expect.stringMatching(/^\/parameters\/0\/in .*"ship" is read as a field/),
    expect.stringMatching(/^\/parameters\/1\/\$ref .*"length" is read as a field/),
  ]);
});

test('a form with a file has parts', () => {
  const file = { name: 'plan', in: 'formData', type: 'file' };
  const [media] = read({ parameters: [file] }).body?.content ?? [];
  expect(media).toMatchObject({
    contentType: 'multipart/form-data',
    schema: { properties: { plan: { type: 'string', format: 'binary' } } },
  });
});

test.each([
  ['there is a body', { requestBody: { content: {} }, parameters: [{ name: 'a', in: 'body' }] }, 1],
  [
    'there are two',
    {
      parameters: [
        { name: 'a', in: 'body' },
        { name: 'b', in: 'body' },
      ],
    },
    2,
  ],
  [
    'there is a form, too',
    {
      parameters: [
        { name: 'a', in: 'body' },
        { name: 'b', in: 'formData' },
      ],
    },
    2,
  ],
])('a parameter in the body is left out with a message if %s', (_, operation, count) => {
  const { parameters, messages } = read(operation);
  expect(parameters).toEqual([]);
  expect(messages).toHaveLength(count);
  for (const message of messages) expect(message).toMatch(/left out, because its location is/);
});

test('a type among the keys of a parameter or header is its schema', () => {
  const { parameters, responses, messages } = read({
    parameters: [{ name: 'depth', in: 'query', type: 'integer', maximum: 30, example: 12 }],
    responses: { 200: { description: 'Booked', headers: { 'X-Left': { type: 'integer' } } } },
  });
  expect(parameters).toMatchObject([
    { name: 'depth', schema: { type: 'integer', maximum: 30 }, examples: [{ value: 12 }] },
  ]);
  expect(responses?.[0]?.headers).toMatchObject([{ name: 'X-Left', schema: { type: 'integer' } }]);
  expect(messages).toEqual([
    expect.stringMatching(/^\/parameters\/0\/type .*read as the type in a schema/),
    expect.stringMatching(/^\/responses\/200\/headers\/X-Left\/type /),
  ]);
});

test('the schema of a response is the schema of its content', () => {
  const { responses, messages } = read({ responses: { 200: { schema: text } } });
  expect(responses?.[0]?.content).toMatchObject([
    { contentType: 'application/json', schema: text },
  ]);
  expect(messages).toEqual([expect.stringMatching(/^\/responses\/200\/schema /)]);
});

test('a description of version 2.0 is read without these messages', () => {
  const operation = {
    parameters: [
      { name: 'depth', in: 'query', type: 'integer' },
      { name: 'booking', in: 'body', schema: text },
    ],
    responses: { 200: { description: 'Booked', schema: text } },
  };
  const { body, messages } = read(operation, { openapi: undefined, swagger: '2.0' });
  expect(body?.content).toHaveLength(1);
  expect(messages).toEqual([]);
});
