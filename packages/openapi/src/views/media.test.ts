import { describe, expect, test } from 'vitest';
import { makeTestContext, renderTestPageAt } from './test-reference.ts';
import { operationHtml, operationText, textOf } from './test-text.ts';

const body = (type: string, media: object) => ({ requestBody: { content: { [type]: media } } });

test('media types of one schema, and the method and address of a callback, are words of their own', () => {
  const schema = { type: 'object', properties: { draft: { type: 'number' } } };
  const content = { 'application/json': { schema }, 'application/xml': { schema } };
  expect(operationText({ requestBody: { content } })).toContain('application/json application/xml');
  const callbacks = { docked: { '{$request.query.url}': { post: {} } } };
  expect(operationText({ callbacks })).toContain('POST {$request.query.url}');
});

describe('examples', () => {
  const many = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`e${index}`, { value: `vessel ${index}` }]),
    );

  test('are all on the page, those after the eighth together in a disclosure widget', () => {
    const text = operationText(body('application/json', { examples: many(12) }));
    for (let index = 0; index < 12; index += 1) expect(text).toContain(`"vessel ${index}"`);
    expect(text).toMatch(/"vessel 7"4 more examplesExample: e8"vessel 8"/);
  });

  test('in files of their own are links', () => {
    const examples = {
      far: { summary: 'A fleet', externalValue: 'https://quay.example/fleet.json' },
      near: { externalValue: './fleet.json', description: 'Beside it' },
      bad: { externalValue: 'javascript:alert(1)' },
    };
    const html = operationHtml(body('application/json', { examples }));
    expect(html).toContain('<a href="https://quay.example/fleet.json">A fleet</a>');
    expect(textOf(html)).toContain('Example: near ./fleet.jsonBeside it');
    expect(html).not.toContain('href="javascript');
  });

  test('of parameters have their summaries', () => {
    const parameters = [
      {
        name: 'port',
        in: 'query',
        schema: { type: 'string' },
        examples: {
          north: { summary: 'In the north', value: 'N1' },
          file: { externalValue: 'https://quay.example/ports.txt' },
        },
      },
    ];
    const html = operationHtml({ parameters });
    expect(textOf(html)).toContain('Example: N1 In the north');
    expect(html).toContain('<a href="https://quay.example/ports.txt">file</a>');
  });
});

describe('a form', () => {
  test('shows how its parts are sent', () => {
    const schema = { type: 'object', properties: { ports: { type: 'array', items: {} } } };
    const encoding = {
      ports: { style: 'form', explode: false, allowReserved: true },
      crew: { contentType: 'text/csv', style: 'pipeDelimited' },
      none: {},
    };
    const html = operationHtml(body('application/x-www-form-urlencoded', { schema, encoding }));
    const text = textOf(html);
    expect(text).toContain('ports: written as ports=a,b · reserved characters are not encoded');
    expect(text).toContain('crew: text/csv · written as crew=a|b');
    expect(html).not.toContain('<code>none</code>');
  });

  test('shows how a field is written, depending on its type', () => {
    const berth = { type: 'object', properties: { pier: { type: 'string' }, row: {} } };
    const list = { type: 'array', items: { type: 'string' } };
    const properties = { berth, spread: berth, crew: list, deep: list, mast: { type: 'string' } };
    const encoding = {
      berth: { style: 'deepObject', explode: true },
      spread: { style: 'form' },
      crew: { explode: false },
      deep: { style: 'deepObject', explode: true },
      mast: { style: 'form', allowReserved: true },
    };
    const media = { schema: { type: 'object', properties }, encoding };
    const html = operationHtml(body('application/x-www-form-urlencoded', media));
    const text = textOf(html);
    expect(text).toContain('berth: written as berth[pier]=1&berth[row]=2');
    expect(text).toContain('spread: written as pier=1&row=2');
    expect(text).toContain('crew: written as crew=a,b');
    expect(text).toContain('deep: written as deep[]=a&deep[]=b');
    expect(text).toContain('mast: reserved characters are not encoded');
  });

  test('says that reserved characters of a field are not encoded, if that is all there is to say', () => {
    const schema = { type: 'object', properties: { mast: { type: 'string' } } };
    const encoding = { mast: { allowReserved: true } };
    const html = operationHtml(body('application/x-www-form-urlencoded', { schema, encoding }));
    expect(textOf(html)).toContain('mast: reserved characters are not encoded');
  });
});

describe('a parameter', () => {
  const textWith = (parameter: object) => operationText({ parameters: [parameter] });

  test('may be empty, or have characters that are not encoded', () => {
    const parameter = { name: 'path', in: 'query', schema: { type: 'string' } };
    expect(textWith({ ...parameter, allowEmptyValue: true })).toContain('path stringmay be empty');
    expect(textWith({ ...parameter, allowReserved: true })).toContain(
      'path stringreserved characters are not encoded',
    );
  });

  test('may be a document', () => {
    const content = { 'application/json': { schema: { type: 'object' } } };
    expect(textWith({ name: 'where', in: 'query', content })).toContain(
      'where objectcontent type application/json',
    );
  });

  test('may be the whole query string', () => {
    const content = { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } };
    expect(textWith({ name: 'all', in: 'querystring', content })).toContain(
      'the whole query string · content type application/x-www-form-urlencoded',
    );
  });
});

describe('a response', () => {
  test('has the summary of version 3.2', () => {
    const responses = { 200: { summary: 'The fleet', description: 'All vessels' } };
    expect(operationText({ responses })).toContain('The fleetAll vessels');
  });

  test('may be a sequence of items', () => {
    const itemSchema = { type: 'object', properties: { tide: { type: 'number' } } };
    const content = { 'application/jsonl': { itemSchema } };
    expect(operationText({ responses: { 200: { description: '', content } } })).toContain(
      'application/jsonlA sequence of items, each of them:objecttide number',
    );
  });

  test('links to the operation that a reference leads to', () => {
    const document = (operationRef: string) => ({
      openapi: '3.1.0',
      info: { title: 'Quay', version: '1' },
      paths: {
        '/berths': {
          post: {
            operationId: 'book',
            responses: {
              201: {
                description: '',
                links: {
                  next: {
                    operationRef,
                    requestBody: '$response.body#/id',
                    server: { url: 'https://x.example' },
                  },
                },
              },
            },
          },
        },
        '/berths/{id}': { get: { operationId: 'look' } },
      },
    });
    const pageWith = (operationRef: string) =>
      renderTestPageAt('/book', makeTestContext(document(operationRef))).html;
    const local = pageWith('#/paths/~1berths~1%7Bid%7D/get');
    expect(local).toContain('<a href="/api/look">next</a>');
    expect(textOf(local)).toContain('next body: $response.body#/id · Server: https://x.example');
    expect(pageWith('./openapi.yaml#/paths/~1berths~1{id}/get')).toContain('"/api/look"');
    expect(pageWith('https://x.example/a.json#/paths/~1berths~1{id}/get')).toContain(
      '<a href="https://x.example/a.json#/paths/~1berths~1{id}/get">',
    );
    expect(textOf(pageWith('#/paths/~1none/get'))).toContain('next (#/paths/~1none/get)');
  });
});

test('schemes have the addresses of their metadata, flows for devices, and their state', () => {
  const securitySchemes = {
    login: {
      type: 'oauth2',
      oauth2MetadataUrl: 'https://x.example/oauth',
      deprecated: true,
      flows: {
        deviceAuthorization: {
          deviceAuthorizationUrl: 'https://x.example/device',
          tokenUrl: 'https://x.example/token',
          scopes: {},
        },
      },
    },
    open: { type: 'openIdConnect', openIdConnectUrl: 'https://x.example/openid' },
  };
  const info = { title: 'Quay', version: '1', license: { name: 'CC0', identifier: 'CC0-1.0' } };
  const { html } = renderTestPageAt(
    '',
    makeTestContext({ openapi: '3.2.0', info, components: { securitySchemes } }),
  );
  const text = textOf(html);
  expect(text).toContain('OAuth 2.0 https://x.example/oauth deprecated');
  expect(text).toContain('deviceAuthorizationdevice: https://x.example/device');
  expect(text).toContain('OpenID Connect https://x.example/openid');
  expect(text).toContain('License: CC0 (CC0-1.0)');
});
