import { describe, expect, test } from 'vitest';
import { makeTestContext, renderTestPageAt, renderTestPages } from './test-reference.ts';
import { textOf } from './test-text.ts';

const INFO = { openapi: '3.1.0', info: { title: 'Test', version: '1' } };

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

function map<Value>(count: number, makeValue: (index: number) => Value): Record<string, Value> {
  return Object.fromEntries(numbers(count).map((index) => [`n${index}`, makeValue(index)]));
}

const operation = (parts: object, operationId = 'go') => ({
  '/go': { post: { operationId, responses: { 200: { description: 'Done' } }, ...parts } },
});

/** The HTML of one page of a description with these parts. */
function pageAt(path: string, parts: object): string {
  return renderTestPageAt(path, makeTestContext({ ...INFO, paths: {}, ...parts })).html;
}

/** What a page says about what it leaves out. */
function restOf(html: string): string[] {
  const links = html.matchAll(/<p class="api-facts"[^>]*>([^<]*)<a href="[^"]*">([^<]*)</g);
  return [...links].flatMap(([, words = '', name]) => (words === '' ? [] : [words + name]));
}

/** Limits that no page exceeds. */
function expectLimited(html: string): void {
  expect(html.length).toBeLessThan(1_500_000);
  expect(html.match(/<[a-z]/g)?.length).toBeLessThan(12_000);
}

describe('a page says where the rest is if it leaves out', () => {
  test('properties of a schema: on the page of the schema, and in the description', () => {
    const Long = { type: 'object', properties: map(5000, () => ({ type: 'string' })) };
    const requestBody = {
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Long' } } },
    };
    const parts = { paths: operation({ requestBody }), components: { schemas: { Long } } };
    const ofOperation = pageAt('/go', parts);
    expect(restOf(ofOperation)).toEqual(['4700 more in Long']);
    const ofModel = pageAt('/models/long', parts);
    expect(restOf(ofModel)).toEqual(['4000 more in openapi.yaml']);
    for (const html of [ofOperation, ofModel]) expectLimited(html);
  });

  test('nothing of the constraints of its properties, even in the longest list', () => {
    const depth = { type: 'integer', minimum: 3, default: 4, readOnly: true, deprecated: true };
    const names = { type: 'array', minItems: 1, items: { type: 'string', maxLength: 9 } };
    const Long = {
      properties: { ...map(200, () => ({ type: 'string' })), depth, names },
      required: ['depth'],
    };
    const text = textOf(pageAt('/models/long', { components: { schemas: { Long } } }));
    expect(text).toContain('depth integer required · deprecated · read only · ≥ 3 · Default: 4');
    expect(text).toContain('items ≥ 1 · Each of them: length ≤ 9');
  });

  test('alternatives and the values of a discriminator', () => {
    const oneOf = numbers(3000).map((index) => ({ title: `T${index}`, type: 'object' }));
    const mapping = map(3000, () => 'Ship');
    const schemas = {
      Ship: { type: 'object' },
      Any: { oneOf },
      Kinds: { type: 'object', discriminator: { propertyName: 'kind', mapping } },
    };
    for (const path of ['/models/any', '/models/kinds']) {
      const html = pageAt(path, { components: { schemas } });
      expect(restOf(html)).toContain('2000 more in openapi.yaml');
      expectLimited(html);
    }
  });

  test('values of an enum, which are shortened, too', () => {
    const values = numbers(40_000).map((index) => `${index}-${'x'.repeat(1000)}`);
    const html = pageAt('/models/code', { components: { schemas: { Code: { enum: values } } } });
    expect(restOf(html)).toContain('39000 more in openapi.yaml');
    expect(html).toContain('40000 values');
    expectLimited(html);
  });

  test('responses', () => {
    const responses = Object.fromEntries(
      numbers(500).map((index) => [String(100 + index), { description: `D${index}` }]),
    );
    const html = pageAt('/go', { paths: operation({ responses }) });
    expect(restOf(html)).toEqual(['440 more in openapi.yaml']);
    expectLimited(html);
  });

  test('parameters and headers', () => {
    const parameters = numbers(2000).map((index) => ({
      name: `p${index}`,
      in: 'query',
      schema: {},
    }));
    const headers = map(700, () => ({ schema: { type: 'string' } }));
    const responses = { 200: { description: 'Done', headers } };
    const html = pageAt('/go', { paths: operation({ parameters, responses }) });
    expect(restOf(html)).toEqual(['1700 more in openapi.yaml', '400 more in openapi.yaml']);
    expectLimited(html);
  });

  test('content types', () => {
    const content = Object.fromEntries(
      numbers(300).map((index) => [`text/x-${index}`, { schema: { const: index } }]),
    );
    const html = pageAt('/go', { paths: operation({ requestBody: { content } }) });
    expect(restOf(html)).toEqual(['280 more in openapi.yaml']);
  });

  test('text', () => {
    const text = 'A long text.\n\n'.repeat(80_000);
    const html = pageAt('/go', { paths: operation({ description: text }) });
    expect(restOf(html)).toEqual(['More in openapi.yaml']);
    expectLimited(html);
  });

  test('usages of a model', () => {
    const schema = { $ref: '#/components/schemas/Ship' };
    const content = { 'application/json': { schema } };
    const paths = Object.fromEntries(
      numbers(900).map((index) => [`/p${index}`, { post: { requestBody: { content } } }]),
    );
    const models = map(800, () => ({ type: 'object', properties: { ship: schema } }));
    const html = pageAt('/models/ship', {
      paths,
      components: { schemas: { Ship: {}, ...models } },
    });
    expect(restOf(html)).toEqual(['300 more in openapi.yaml', '200 more in openapi.yaml']);
  });
});

describe('a family of thousands of operations', () => {
  const paths = Object.fromEntries(
    numbers(1200).map((index) => [
      `/ships/${index}`,
      { get: { operationId: `ship${index}`, tags: ['Ships'], responses: {} } },
    ]),
  );
  const webhooks = map(600, () => ({ post: { responses: {} } }));
  const context = makeTestContext({
    ...INFO,
    tags: [{ name: 'Ships', description: 'All ships' }],
    paths,
    webhooks,
  });
  const pages = ['', '/list/2', '/list/3'].map((path) =>
    renderTestPageAt(`/families/ships${path}`, context),
  );
  const linksOf = (html: string) => html.match(/href="\/api\/ship\d+"/g) ?? [];

  test('is divided into pages, which link to each other and to each operation once', () => {
    expect(pages.map(({ html }) => linksOf(html).length)).toEqual([500, 500, 200]);
    expect(new Set(pages.flatMap(({ html }) => linksOf(html))).size).toBe(1200);
    for (const { html } of pages) {
      expect(html).toContain('href="/api/families/ships"');
      expect(html).toContain('href="/api/families/ships/list/3"');
    }
  });

  test('has its text on the first page', () => {
    expect(pages.map(({ html }) => html.includes('All ships'))).toEqual([true, false, false]);
  });

  test('and hundreds of webhooks are divided, too', () => {
    const second = renderTestPageAt('/webhooks/list/2', context).html;
    expect(second.match(/href="\/api\/webhooks\/[^"]+"/g)?.length).toBeGreaterThanOrEqual(100);
    expect(second).toContain('href="/api/webhooks"');
  });
});

describe('values that would need all memory or all time', () => {
  test('have pages, whose examples leave them out', () => {
    const schemas = {
      Long: { type: 'string', minLength: 5e7 },
      Many: { type: 'array', minItems: 1e9, items: { type: 'string' } },
      Wide: { type: 'object', minProperties: 1e9, additionalProperties: { type: 'string' } },
      Pattern: { type: 'string', pattern: '^([a-z]{100000}){100000}(a+)+$' },
      Fine: { type: 'number', multipleOf: 1e-300 },
      Large: { type: 'number', maximum: 1e308, minimum: -1e308 },
    };
    const context = makeTestContext({
      ...INFO,
      paths: operation({
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: Object.keys(schemas),
                properties: Object.fromEntries(
                  Object.keys(schemas).map((name) => [
                    name,
                    { $ref: `#/components/schemas/${name}` },
                  ]),
                ),
              },
            },
          },
        },
      }),
      components: { schemas },
    });
    for (const { html } of renderTestPages(context)) expectLimited(html);
  });
});

describe('an example', () => {
  test('that is nested deeply, or has values by the million, is shortened', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 80; depth += 1) deep = { inner: [deep] };
    const example = { deep, many: numbers(200_000) };
    const html = pageAt('/models/ship', { components: { schemas: { Ship: { example } } } });
    expectLimited(html);
  });
});
