import { describe, expect, test } from 'vitest';
import { makeFollow } from './follow.ts';
import {
  readBody,
  readContent,
  readExamples,
  readParameters,
  readResponses,
} from './read-media.ts';

const follow = makeFollow({
  components: {
    parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer' } } },
    responses: {
      Gone: {
        description: 'Gone',
        headers: { 'X-Reason': { $ref: '#/components/headers/Reason' } },
      },
    },
    headers: { Reason: { description: 'Why', required: true, schema: { type: 'string' } } },
    examples: { Dover: { summary: 'To Dover', value: { to: 'Dover' } } },
    links: {
      Next: { operationId: 'getSailing', parameters: { id: '$response.body#/id', deep: { a: 1 } } },
    },
    requestBodies: {
      Booking: { required: true, content: { 'application/json': { schema: true } } },
    },
  },
});
const reading = { follow, sinceKey: 'x-since' };
const parameters = (...lists: unknown[]) => readParameters(lists, reading);

describe('parameters', () => {
  test('have the default styles of their locations', () => {
    const made = parameters(
      ['path', 'query', 'header', 'cookie'].map((place) => ({ name: 'a', in: place, schema: {} })),
    );
    expect(made.map(({ in: place, style, explode }) => [place, style, explode])).toEqual([
      ['path', 'simple', false],
      ['query', 'form', true],
      ['header', 'simple', false],
      ['cookie', 'form', true],
    ]);
  });

  test('explode only if the style is form, unless specified otherwise', () => {
    const made = parameters([
      { name: 'a', in: 'query', style: 'pipeDelimited' },
      { name: 'b', in: 'query', style: 'deepObject', explode: true },
      { name: 'c', in: 'query', explode: false },
      { name: 'd', in: 'path', style: 'matrix', explode: true },
    ]);
    expect(made.map(({ style, explode }) => [style, explode])).toEqual([
      ['pipeDelimited', false],
      ['deepObject', true],
      ['form', false],
      ['matrix', true],
    ]);
  });

  test('are required if specified, and always in a path', () => {
    const made = parameters([
      { name: 'a', in: 'query', required: true },
      { name: 'b', in: 'query', required: false },
      { name: 'c', in: 'query' },
      { name: 'd', in: 'path', required: false },
    ]);
    expect(made.map(({ required }) => required)).toEqual([true, false, false, true]);
  });

  test('of an operation override those of its path with the same name and location', () => {
    const made = parameters(
      [
        { name: 'page', in: 'query', description: 'Of the path' },
        { name: 'page', in: 'header', description: 'A header' },
      ],
      [
        { name: 'page', in: 'query', description: 'Of the operation', required: true },
        { $ref: '#/components/parameters/Page', name: 'other' },
      ],
    );
    expect(
      made.map(({ name, in: place, description, required }) => [
        name,
        place,
        description,
        required,
      ]),
    ).toEqual([
      ['page', 'query', 'Of the operation', true],
      ['page', 'header', 'A header', false],
      ['other', 'query', undefined, false],
    ]);
  });

  test('with a content type are serialized in it, with its schema and examples', () => {
    const [made] = parameters([
      {
        name: 'filter',
        in: 'query',
        content: { 'application/json': { schema: { type: 'object' }, example: { a: 1 } } },
      },
    ]);
    expect(made).toMatchObject({
      contentType: 'application/json',
      schema: { type: 'object' },
      examples: [{ value: { a: 1 } }],
    });
  });

  test('specify deprecation, the release that introduced them, and reserved characters', () => {
    const [made] = parameters([
      { name: 'a', in: 'query', deprecated: true, 'x-since': '2.1', allowReserved: true },
    ]);
    expect(made).toMatchObject({
      deprecated: true,
      since: '2.1',
      allowReserved: true,
      schema: true,
    });
  });

  test('that are a whole query string are in the query; those in an unknown location are omitted', () => {
    const made = parameters([
      { name: 'q', in: 'querystring', content: {} },
      { name: 'b', in: 'body' },
      { in: 'query' },
      'x',
    ]);
    expect(made.map(({ name, in: place }) => `${place} ${name}`)).toEqual(['query q']);
  });
});

describe('examples', () => {
  const read = (raw: object) => readExamples({ ...raw }, follow);

  test('are the named ones, or else the single one', () => {
    expect(read({ example: 1 })).toEqual([{ value: 1 }]);
    expect(read({ example: 1, examples: { two: { value: 2, description: 'Two' } } })).toEqual([
      { name: 'two', summary: undefined, description: 'Two', value: 2 },
    ]);
    expect(read({})).toEqual([]);
  });

  test('may be references', () => {
    expect(read({ examples: { a: { $ref: '#/components/examples/Dover' } } })).toMatchObject([
      { name: 'a', summary: 'To Dover', value: { to: 'Dover' } },
    ]);
  });

  test('may be null, false, zero and empty', () => {
    expect(read({ example: null })).toEqual([{ value: null }]);
    const examples = { a: { value: null }, b: { value: false }, c: { value: 0 }, d: { value: '' } };
    expect(read({ examples }).map(({ value }) => value)).toEqual([null, false, 0, '']);
  });

  test('that are only linked are omitted, so that the single or a generated one is shown', () => {
    expect(read({ examples: { a: { externalValue: 'https://x.example/a.json' } } })).toEqual([]);
    expect(read({ example: 1, examples: { a: { externalValue: 'https://x.example' } } })).toEqual([
      { value: 1 },
    ]);
  });

  test('of version 3.2 are values or strings', () => {
    const examples = {
      a: { dataValue: { x: 1 }, serializedValue: 'x=1' },
      b: { serializedValue: 'x=1' },
    };
    expect(read({ examples }).map(({ value }) => value)).toEqual([{ x: 1 }, 'x=1']);
  });
});

describe('content', () => {
  test('has all its types in order, including schemas of true and false', () => {
    const content = readContent(
      {
        'application/json': { schema: { type: 'object' } },
        'text/csv': {},
        'application/jsonl': { itemSchema: { type: 'string' } },
        'text/*': { schema: true },
      },
      reading,
    );
    expect(content.map(({ contentType, schema }) => [contentType, schema])).toEqual([
      ['application/json', { type: 'object' }],
      ['text/csv', undefined],
      ['application/jsonl', { type: 'string' }],
      ['text/*', true],
    ]);
  });

  test('that is never text is binary if its schema says nothing', () => {
    const binary = { type: 'string', format: 'binary' };
    const content = {
      'application/octet-stream': { schema: {} },
      'image/png': { schema: { description: 'A chart' } },
      'application/pdf': { schema: true },
      'application/zip': { schema: { minLength: 1 } },
      'application/json': { schema: {} },
      'audio/mpeg': {},
    };
    expect(readContent(content, reading).map(({ schema }) => schema)).toEqual([
      binary,
      { description: 'A chart', ...binary },
      binary,
      { minLength: 1 },
      {},
      undefined,
    ]);
  });

  test('of a form specifies the types and headers of its parts', () => {
    const [form] = readContent(
      {
        'multipart/form-data': {
          encoding: {
            photo: {
              contentType: 'image/png',
              headers: { 'X-Width': { schema: { type: 'integer' } } },
            },
            note: {},
          },
        },
      },
      reading,
    );
    expect(form?.encodings).toMatchObject([
      {
        name: 'photo',
        contentType: 'image/png',
        headers: [{ name: 'X-Width', in: 'header', style: 'simple', required: false }],
      },
      { name: 'note', contentType: undefined, headers: [] },
    ]);
  });
});

describe('a body', () => {
  test('is optional unless specified otherwise, and may be a reference', () => {
    expect(readBody({ content: {} }, reading)).toEqual({
      description: undefined,
      required: false,
      content: [],
    });
    expect(readBody({ $ref: '#/components/requestBodies/Booking' }, reading)).toMatchObject({
      required: true,
      content: [{ contentType: 'application/json', schema: true }],
    });
    expect(readBody(undefined, reading)).toBeUndefined();
  });
});

describe('responses', () => {
  test('are sorted by status, with ranges and the default last; extensions are ignored', () => {
    const raw = { default: {}, '5XX': {}, 404: {}, '4XX': {}, 201: {}, 200: {}, 'x-note': {} };
    expect(readResponses(raw, reading).map(({ status }) => status)).toEqual([
      '200',
      '201',
      '404',
      '4XX',
      '5XX',
      'default',
    ]);
  });

  test('may be references, with headers that are references', () => {
    expect(readResponses({ 410: { $ref: '#/components/responses/Gone' } }, reading)).toMatchObject([
      {
        status: '410',
        description: 'Gone',
        headers: [{ name: 'X-Reason', description: 'Why', required: true }],
      },
    ]);
  });

  test('have links with their parameters; values that are not strings are JSON', () => {
    const [response] = readResponses(
      { 200: { links: { next: { $ref: '#/components/links/Next', description: 'The next' } } } },
      reading,
    );
    expect(response?.links).toEqual([
      {
        name: 'next',
        description: 'The next',
        operationId: 'getSailing',
        parameters: ['id: $response.body#/id', 'deep: {"a":1}'],
      },
    ]);
  });

  test('have the summary of version 3.2', () => {
    expect(
      readResponses({ 200: { summary: 'Short', description: 'Long' } }, reading),
    ).toMatchObject([{ summary: 'Short', description: 'Long' }]);
  });
});
