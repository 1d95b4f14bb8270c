import fc from 'fast-check';
import { isWarning } from 'folia-problems';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { isObject, type JsonObject } from './description/json.ts';
import type { OpenDescription } from './description/open-description.ts';
import { LANGUAGES } from './samples/languages.ts';
import { makeSampleRequest } from './samples/make-request.ts';
import { makeSamples } from './samples/samples.ts';
import { makeExample } from './schema/example-value.ts';
import {
  makeTestContextForApi,
  openTestDescription,
  readTestApi,
  renderTestPages,
} from './views/test-reference.ts';

/** The seed is printed if a test fails. Shrinking a counterexample would take minutes. */
const OPTIONS = { endOnFailure: true };

/** Limit on elements per page, for descriptions as small as these. */
const MAX_ELEMENTS = 6000;

const HOSTILE = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)//',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '" autofocus onfocus="alert(1)',
  '<svg/onload=alert(1)>',
  '[a](javascript:alert(1))',
  'javascript:alert(1)',
  ']]><!-- -->',
  '--><b id="main" style="x">',
  '`${' + 'alert(1)}`',
  '{{alert(1)}}',
  '&lt;script&gt;&#60;',
  "\\';alert(1)//",
  '</textarea></title></style>',
];
const ODD = [
  ...[
    'a/b',
    'a~b',
    '~1',
    '100%',
    '100%25',
    'a%2Fb',
    "it's",
    '"',
    '',
    ' ',
    '\n',
    '.',
    '..',
    '#',
    '?x=1&y',
  ],
  ...['__proto__', 'constructor', 'toString', 'ü 船 🚢', '{', '}', '{a}', '$&', '\\', '|', '*'],
];

const text = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.constantFrom(...ODD),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const name = text;

function reference(group: string, to: string): { $ref: string } {
  const token = encodeURIComponent(to.toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1'));
  return { $ref: `#/components/${group}/${token}` };
}

/** Schemas of limited depth that may refer to the given named ones. */
function schemasOf(names: string[]) {
  const leaf = fc.oneof(
    fc.record(
      {
        type: fc.constantFrom('string', 'integer', 'boolean', 'number', 'null'),
        description: text,
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({
      type: fc.constant(['string', 'null']),
      enum: fc.uniqueArray(text, { minLength: 1, maxLength: 4 }),
      default: text,
    }),
    fc.record(
      {
        type: fc.constant('string'),
        format: text,
        pattern: text,
        example: text,
        nullable: fc.boolean(),
      },
      { requiredKeys: ['type'] },
    ),
    fc.constantFrom(
      { type: 'integer', minimum: 1, exclusiveMinimum: true },
      { const: null },
      true,
      false,
      {},
    ),
    ...(names.length > 0
      ? [
          fc.constantFrom(...names).map((to) => reference('schemas', to)),
          fc
            .record({ to: fc.constantFrom(...names), description: text })
            .map(({ to, description }) => ({ ...reference('schemas', to), description })),
        ]
      : []),
  );
  return fc.letrec<{ schema: unknown; object: JsonObject }>((tie) => ({
    object: fc.record(
      {
        type: fc.constant('object'),
        properties: fc.dictionary(name, tie('schema'), { maxKeys: 3 }),
        required: fc.array(name, { maxLength: 2 }),
        additionalProperties: tie('schema'),
        patternProperties: fc.dictionary(name, tie('schema'), { maxKeys: 1 }),
        title: text,
        description: text,
        readOnly: fc.boolean(),
        discriminator: fc.record({
          propertyName: name,
          mapping: fc.dictionary(name, fc.constantFrom('Nowhere', ...names), { maxKeys: 2 }),
        }),
      },
      { requiredKeys: ['type', 'properties'] },
    ),
    schema: fc.oneof(
      { maxDepth: 2, depthSize: 'small' },
      leaf,
      tie('object'),
      fc.record({ type: fc.constant('array'), items: tie('schema') }),
      fc.record({ prefixItems: fc.array(tie('schema'), { maxLength: 2 }), not: tie('schema') }),
      fc.record(
        { allOf: fc.array(tie('schema'), { maxLength: 3 }), description: text },
        { requiredKeys: ['allOf'] },
      ),
      fc.record(
        { oneOf: fc.array(tie('schema'), { maxLength: 3 }), title: text },
        { requiredKeys: ['oneOf'] },
      ),
      fc.record({ anyOf: fc.array(tie('schema'), { maxLength: 3 }) }),
    ),
  }));
}

const CONTENT_TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/octet-stream',
  'text/plain',
  'image/*',
  '"><b>',
];

function operationsOf(schema: fc.Arbitrary<unknown>, schemes: string[]) {
  const examples = fc.dictionary(
    name,
    fc.record(
      { value: fc.jsonValue({ maxDepth: 2 }), summary: text, externalValue: text },
      { requiredKeys: [] },
    ),
    { maxKeys: 2 },
  );
  const media = fc.record(
    {
      schema,
      example: fc.jsonValue({ maxDepth: 2 }),
      examples,
      encoding: fc.dictionary(name, fc.record({ contentType: text }), { maxKeys: 1 }),
    },
    { requiredKeys: [] },
  );
  const content = fc.dictionary(fc.constantFrom(...CONTENT_TYPES), media, { maxKeys: 3 });
  const parameter = fc.record(
    {
      name,
      in: fc.constantFrom('query', 'path', 'header', 'cookie'),
      schema,
      required: fc.boolean(),
      description: text,
      style: fc.constantFrom('form', 'simple', 'deepObject', 'pipeDelimited', 'matrix', 'label'),
      explode: fc.boolean(),
      example: fc.jsonValue({ maxDepth: 1 }),
    },
    { requiredKeys: ['name', 'in'] },
  );
  const response = fc.record(
    {
      description: text,
      content,
      headers: fc.dictionary(name, fc.record({ schema }), { maxKeys: 2 }),
      links: fc.dictionary(
        name,
        fc.record({ operationId: text, parameters: fc.dictionary(name, text, { maxKeys: 1 }) }),
        { maxKeys: 1 },
      ),
    },
    { requiredKeys: [] },
  );
  return fc.record(
    {
      summary: text,
      description: text,
      tags: fc.array(text, { maxLength: 2 }),
      deprecated: fc.boolean(),
      'x-permission': text,
      parameters: fc.array(parameter, { maxLength: 3 }),
      requestBody: fc.record(
        { content, description: text, required: fc.boolean() },
        { requiredKeys: ['content'] },
      ),
      responses: fc.dictionary(fc.constantFrom('200', '404', '4XX', 'default'), response, {
        maxKeys: 3,
      }),
      security: fc.array(
        fc.dictionary(fc.constantFrom('nobody', ...schemes), fc.array(text, { maxLength: 2 }), {
          maxKeys: 2,
        }),
        { maxLength: 3 },
      ),
      callbacks: fc.dictionary(
        name,
        fc.record({ '{$url}': fc.record({ post: fc.record({ description: text }) }) }),
        { maxKeys: 1 },
      ),
      'x-codeSamples': fc.array(fc.record({ lang: text, source: text }), { maxLength: 1 }),
    },
    { requiredKeys: [] },
  );
}

const scheme = fc.oneof(
  fc.record({
    type: fc.constant('apiKey'),
    in: fc.constantFrom('query', 'header', 'cookie'),
    name: text,
    description: text,
  }),
  fc.record({ type: fc.constant('http'), scheme: text, bearerFormat: text }),
  fc.record({ type: fc.constant('openIdConnect'), openIdConnectUrl: text }),
  fc.record({
    type: fc.constant('oauth2'),
    flows: fc.dictionary(
      name,
      fc.record({ tokenUrl: text, scopes: fc.dictionary(name, text, { maxKeys: 2 }) }),
      { maxKeys: 2 },
    ),
  }),
);

/**
 * Descriptions with unusual names and malicious strings everywhere, whose schemas refer to each
 * other arbitrarily.
 */
const description = fc
  .record({
    names: fc.uniqueArray(name, { minLength: 1, maxLength: 4 }),
    schemes: fc.uniqueArray(name, { maxLength: 3 }),
  })
  .chain(({ names, schemes }) => {
    const { schema, object } = schemasOf(names);
    const operation = operationsOf(schema, schemes);
    return fc.record({
      openapi: fc.constantFrom('3.0.3', '3.1.0', '3.2.0'),
      info: fc.record({
        title: text,
        version: text,
        description: text,
        termsOfService: text,
        contact: fc.record({ name: text, url: text }),
        license: fc.record({ name: text, url: text }),
      }),
      servers: fc.array(
        fc.record({
          url: fc.constantFrom(
            'https://ferries.example/base',
            '/base',
            'https://{host}.example',
            'https://x.example/"\'<b>',
          ),
          description: text,
          variables: fc.constant({ host: { default: 'a' } }),
        }),
        { maxLength: 2 },
      ),
      paths: fc
        .uniqueArray(
          fc.tuple(
            name.map((part) => `/${part}/{${part}}`),
            fc.constantFrom('get', 'post', 'head', 'query'),
            operation,
          ),
          { maxLength: 3, selector: ([path]) => path },
        )
        .map((made) =>
          Object.fromEntries(
            made.map(([path, method, value], index) => [
              path,
              {
                [method]: {
                  ...value,
                  operationId: index % 2 === 0 ? `op ${index} ${value.summary ?? ''}` : undefined,
                },
              },
            ]),
          ),
        ),
      webhooks: fc.dictionary(name, fc.record({ post: operation }), { maxKeys: 1 }),
      components: fc
        .tuple(
          fc.tuple(
            ...names.map(() =>
              fc.oneof({ weight: 4, arbitrary: object }, { weight: 1, arbitrary: schema }),
            ),
          ),
          fc.tuple(...schemes.map(() => scheme)),
        )
        .map(([schemas, values]) => ({
          schemas: Object.fromEntries(names.map((key, index) => [key, schemas[index]])),
          securitySchemes: Object.fromEntries(schemes.map((key, index) => [key, values[index]])),
        })),
      security: fc.array(
        fc.dictionary(fc.constantFrom('nobody', ...schemes), fc.constant([]), { maxKeys: 2 }),
        { maxLength: 2 },
      ),
      tags: fc.array(fc.record({ name: text, description: text, 'x-displayName': text }), {
        maxLength: 2,
      }),
    });
  });

function open(document: unknown): OpenDescription | undefined {
  const { opened, problems } = openTestDescription({ 'api/made.json': JSON.stringify(document) });
  expect(opened === undefined).toBe(!problems.every(isWarning));
  for (const { message, line, column } of problems) {
    expect(message).not.toBe('');
    // The files are written in one line.
    if (message.startsWith('#/')) expect([line, column]).toEqual([1, expect.any(Number)]);
  }
  return opened;
}

/** A description with an object of every kind. */
const HARBOR = {
  openapi: '3.1.0',
  info: { title: 'Harbor', version: '1', contact: { name: 'A' }, license: { name: 'B' } },
  servers: [{ url: 'https://{host}.example', variables: { host: { default: 'a', enum: ['a'] } } }],
  tags: [{ name: 'Tides', externalDocs: { url: 'https://a.example' } }],
  security: [{ key: [] }],
  paths: {
    '/berths/{id}': {
      summary: 'Berths',
      parameters: [{ $ref: '#/components/parameters/id' }],
      post: {
        operationId: 'moor',
        summary: 'Moor',
        tags: ['Tides'],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: { $ref: '#/components/schemas/Berth' },
              encoding: { name: { contentType: 'text/plain', headers: { X: { schema: {} } } } },
              examples: { one: { value: { name: 'A' } } },
            },
          },
        },
        responses: {
          200: {
            description: 'Good',
            headers: { X: { description: 'Left', schema: { type: 'integer' } } },
            content: { 'application/json': { schema: { oneOf: [{ type: 'string' }, true] } } },
            links: { next: { operationId: 'moor', parameters: { id: '$response.body#/id' } } },
          },
        },
        callbacks: { done: { '{$url}': { post: { responses: { 200: { description: 'D' } } } } } },
        'x-codeSamples': [{ lang: 'Go', source: 'a' }],
      },
    },
  },
  webhooks: { arrived: { post: { description: 'A ship' } } },
  components: {
    parameters: { id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
    securitySchemes: {
      key: { type: 'oauth2', flows: { implicit: { authorizationUrl: 'a', scopes: { b: 'c' } } } },
    },
    schemas: {
      Berth: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', enum: ['A', 'B'], minLength: 1 } },
        allOf: [{ items: { $ref: '#/components/schemas/Berth' } }],
        discriminator: { propertyName: 'name', mapping: { A: 'Berth' } },
        additionalProperties: false,
      },
    },
  },
};

/** The paths of all values within a value. */
function placesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, one]) => placesOf(one, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

/** A copy with another value at a path. */
function withValue(document: unknown, [key, ...path]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(document))
    return document.with(Number(key), withValue(document[Number(key)], path, value));
  return isObject(document) ? { ...document, [key]: withValue(document[key], path, value) } : value;
}

function operationCount(paths: unknown): number {
  return isObject(paths) ? Object.keys(paths).length : 0;
}

const TAGS = new Set([
  ...[
    'div',
    'section',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'ul',
    'ol',
    'li',
    'a',
    'b',
    'i',
    'em',
    'strong',
    'code',
    'pre',
    'span',
    'br',
    'hr',
  ],
  ...[
    'details',
    'summary',
    'figure',
    'figcaption',
    'button',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'del',
    'input',
  ],
  ...['label', 'fieldset', 'legend', 'dl', 'dt', 'dd', 'wbr', 's'],
  ...['search', 'select', 'option', 'output', 'nav'],
]);
const ATTRIBUTES =
  /^(?:id|className|href|tabIndex|type|dir|lang|hidden|role|start|align|open|name|value|checked|autoComplete|spellCheck|placeholder|aria[A-Z]\w*|data[A-Z]\w*)$/;

/** All elements of a page, parsed as in a browser. */
function elementsOf(html: string): Element[] {
  const tree: Root = fromHtml(html, { fragment: true });
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    found.push(node);
  });
  return found;
}

/** The invariants of every page of every description. */
function checkPages(opened: OpenDescription): void {
  const { api, problems } = readTestApi(opened);
  expect(problems.every(isWarning)).toBe(true);
  const pages = renderTestPages(makeTestContextForApi(api));
  const routes = pages.map(({ route }) => route);
  expect(new Set(routes).size).toBe(routes.length);
  const slugs = pages.flatMap(({ view }) =>
    view.kind === 'operation' ? [view.operation.slug] : [],
  );
  expect(slugs.toSorted()).toEqual(api.operations.map(({ slug }) => slug).toSorted());
  const parsed = pages.map((page) => ({ ...page, elements: elementsOf(page.html) }));
  const ids = new Map(
    parsed.map(({ route, elements }) => [
      route,
      elements.flatMap(({ properties: { id } }) => (id === undefined ? [] : [String(id)])),
    ]),
  );
  for (const { route, elements } of parsed) {
    expect(elements.length, route).toBeLessThan(MAX_ELEMENTS);
    expect(new Set(ids.get(route)).size, `ids of ${route}`).toBe(ids.get(route)?.length);
    for (const { tagName, properties } of elements) {
      expect(TAGS).toContain(tagName);
      for (const attribute of Object.keys(properties)) expect(attribute).toMatch(ATTRIBUTES);
      if (properties.href !== undefined) checkLink(String(properties.href), route);
    }
  }

  function checkLink(href: string, route: string): void {
    if (
      /^(?:https?|mailto):/i.test(href) ||
      href === '/api/openapi.json' ||
      href === '/api/openapi.yaml'
    )
      return;
    const [path = '', id] = href.split('#');
    const target = path === '' ? route : path;
    expect(routes, `${href} of ${route}`).toContain(target);
    if (id !== undefined)
      expect(ids.get(target), `${href} of ${route}`).toContain(decodeURIComponent(id));
  }
}

describe('any description', () => {
  test('has one page per operation, without injected code and without broken links', {
    timeout: 180_000,
  }, () => {
    let count = 0;
    fc.assert(
      fc.property(description, (document) => {
        const opened = open(document);
        if (!opened) return;
        count += 1;
        const { api } = readTestApi(opened);
        expect(api.operations).toHaveLength(operationCount(document.paths));
        expect(api.webhooks).toHaveLength(operationCount(document.webhooks));
        checkPages(opened);
      }),
      { numRuns: 8, seed: 20_001, ...OPTIONS },
    );
    expect(count).toBeGreaterThan(5);
  });

  test('has samples in every language, with the URL of each operation', {
    timeout: 180_000,
  }, () => {
    const plain = (code: string) => code.replace(/[^\w/%.-]+/g, '');
    fc.assert(
      fc.property(description, (document) => {
        const opened = open(document);
        if (!opened) return;
        const { api } = readTestApi(opened);
        for (const operation of api.operations) {
          const { url } = makeSampleRequest(operation, api);
          const samples = makeSamples({ ...operation, codeSamples: [] }, api).samples;
          expect(samples).toHaveLength(LANGUAGES.length);
          for (const { code } of samples) expect(plain(code)).toContain(plain(url));
        }
      }),
      { numRuns: 12, seed: 20_002, ...OPTIONS },
    );
  });

  test('has pages or problems if anything in it is broken, but never throws', {
    timeout: 180_000,
  }, () => {
    const broken = fc
      .tuple(description, fc.infiniteStream(fc.nat()), fc.jsonValue({ maxDepth: 2 }))
      .map(([document, steps, value]) =>
        replaced(JSON.parse(JSON.stringify(document)), steps, value),
      );
    fc.assert(
      fc.property(broken, (document) => {
        const opened = open(document);
        if (opened) checkPages(opened);
      }),
      { numRuns: 8, seed: 20_003, ...OPTIONS },
    );
  });

  test('with a fault of any kind is open, and says what was wrong where nothing can be read', {
    timeout: 180_000,
  }, () => {
    const wrong = fc.constantFrom(null, true, 7, 'x', '', [], ['x'], [null], {}, { x: 1 });
    const faulty = fc
      .tuple(fc.constantFrom(...placesOf(HARBOR)), wrong)
      .map(([path, value]) => ({ path, document: withValue(HARBOR, path, value) }));
    fc.assert(
      fc.property(faulty, ({ path, document }) => {
        const opened = open(document);
        // Without a version or paths there is nothing to read.
        expect(opened === undefined && path.length > 1, path.join('/')).toBe(false);
        if (opened) checkPages(opened);
      }),
      { numRuns: 150, seed: 20_007, ...OPTIONS },
    );
  });

  test('a file that is not a description is a problem, but never throws', {
    timeout: 180_000,
  }, () => {
    const files = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.constantFrom(
        '',
        '---',
        'a: &a *a',
        '{',
        '- 1',
        'openapi: 3.1.0',
        'swagger: 2.0',
        '%YAML 9\n---\n',
      ),
    );
    fc.assert(
      fc.property(files, (content) => {
        const { opened, problems } = openTestDescription({ 'api/made.yaml': content });
        expect(opened).toBeUndefined();
        expect(problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 40, seed: 20_004, ...OPTIONS },
    );
  });
});

/** A value with a part of it replaced; the steps select the part and end at random. */
function replaced(value: unknown, steps: Iterator<number>, by: unknown): unknown {
  const step = steps.next().value ?? 0;
  if (typeof value !== 'object' || value === null || step % 6 === 0) return by;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return by;
  const inner: unknown = Reflect.get(value, key);
  if (Array.isArray(value)) return value.with(Number(key), replaced(inner, steps, by));
  return { ...value, [key]: replaced(inner, steps, by) };
}

describe('schemas with arbitrary references to each other', () => {
  const NAMES = ['A', 'B', 'C', 'D'];
  const link = fc.tuple(
    fc.constantFrom('property', 'items', 'additional', 'allOf', 'oneOf', 'anyOf', 'not', 'list'),
    fc.constantFrom(...NAMES),
    fc.boolean(),
  );
  const graph = fc
    .tuple(...NAMES.map(() => fc.array(link, { maxLength: 5 })))
    .map((links) =>
      Object.fromEntries(NAMES.map((from, index) => [from, linked(links[index] ?? [])])),
    );

  function linked(links: [string, string, boolean][]): JsonObject {
    const to = (wanted: string) =>
      links.filter(([kind]) => kind === wanted).map(([, target]) => reference('schemas', target));
    const properties = links.filter(([kind]) => kind === 'property' || kind === 'list');
    const some = (key: string, values: unknown[]) => (values.length > 0 ? { [key]: values } : {});
    const one = (key: string, [value]: unknown[]) => (value === undefined ? {} : { [key]: value });
    return {
      properties: Object.fromEntries([
        ['own', { type: 'string' }],
        ...properties.map(([kind, target], index) => [
          `p${index}`,
          kind === 'list'
            ? { type: 'array', items: reference('schemas', target) }
            : reference('schemas', target),
        ]),
      ]),
      required: properties.flatMap(([, , isRequired], index) => (isRequired ? [`p${index}`] : [])),
      ...some('allOf', to('allOf')),
      ...some('oneOf', to('oneOf')),
      ...some('anyOf', to('anyOf')),
      ...one('additionalProperties', to('additional')),
      ...one('items', to('items')),
      ...one('not', to('not')),
    };
  }

  test('terminate in pages, examples and types', { timeout: 180_000 }, () => {
    fc.assert(
      fc.property(graph, (schemas) => {
        const content = { 'application/json': { schema: reference('schemas', 'A') } };
        const operation = { requestBody: { content }, responses: { 200: { content } } };
        const opened = open({
          openapi: '3.1.0',
          info: { title: 'Made', version: '1' },
          paths: { '/a': { post: operation } },
          components: { schemas },
        });
        if (!opened) throw new Error('The description was not opened.');
        const { api } = readTestApi(opened);
        checkPages(opened);
        for (const { name: model, raw } of api.models) {
          const names = api.readSchema(raw).properties.map((property) => property.name);
          expect(names, model).toContain('own');
          expect(
            JSON.stringify(makeExample(raw, 'response', api.readSchema))?.length ?? 0,
          ).toBeLessThan(20_000);
        }
      }),
      { numRuns: 8, seed: 20_005, ...OPTIONS },
    );
  });

  test('have all properties and requirements of the parts that an allOf refers to', {
    timeout: 180_000,
  }, () => {
    fc.assert(
      fc.property(graph, (schemas) => {
        const opened = open({
          openapi: '3.1.0',
          info: { title: 'Made', version: '1' },
          components: { schemas },
        });
        if (!opened) throw new Error('The description was not opened.');
        const { api } = readTestApi(opened);
        for (const { name: model, raw } of api.models) {
          const parts = partsOf(model, schemas);
          const { properties } = api.readSchema(raw);
          const keys = parts.flatMap(({ properties: own }) => Object.keys(Object(own)));
          const required = parts.flatMap(({ required: own }) => (Array.isArray(own) ? own : []));
          const names = properties.map((property) => property.name);
          expect(names).toEqual(expect.arrayContaining(keys));
          expect(new Set(names).size).toBe(names.length);
          expect(
            properties.filter((property) => property.required).map((property) => property.name),
          ).toEqual(expect.arrayContaining(required));
        }
      }),
      { numRuns: 60, seed: 20_006, ...OPTIONS },
    );
  });

  /** A schema and everything its allOf refers to. */
  function partsOf(start: string, schemas: Record<string, JsonObject>): JsonObject[] {
    const found = new Set<string>();
    const waiting = [start];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      const allOf = schemas[next]?.allOf;
      if (Array.isArray(allOf)) waiting.push(...allOf.map(({ $ref }) => String($ref).slice(-1)));
    }
    return [...found].map((key) => schemas[key]).filter(isObject);
  }
});

test('the page check detects code that is not escaped', () => {
  expect(elementsOf('<p>a<script>b</script></p>').map(({ tagName }) => tagName)).toEqual([
    'p',
    'script',
  ]);
  expect(TAGS).not.toContain('script');
  expect('onClick').not.toMatch(ATTRIBUTES);
  expect(
    elementsOf('<b onclick="a">').flatMap(({ properties }) => Object.keys(properties)),
  ).toEqual(['onClick']);
  expect(textOf(fromHtml('<p>a &lt;b></p>', { fragment: true }))).toBe('a <b>');
});
