import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeTestContext, renderTestPageAt } from './test-reference.ts';
import { operationHtml, textOf } from './test-text.ts';

const INFO = { openapi: '3.1.0', info: { title: 'Quay', version: '1' } };

const name = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' })
  .filter((text) => text.trim() === text);
const leaf = fc.oneof(
  fc.record({ type: fc.constantFrom('string', 'integer', 'boolean') }),
  fc.record({
    type: fc.constant('string'),
    enum: fc.uniqueArray(name, { minLength: 1, maxLength: 30 }),
  }),
  fc.constant({ $ref: '#/components/schemas/Knot' }),
);
const schema = fc.letrec((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.record({
      type: fc.constant('object'),
      properties: fc.dictionary(name, tie('schema'), { maxKeys: 5 }),
    }),
    fc.record({ type: fc.constant('array'), items: tie('schema') }),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
  ),
})).schema;

/**
 * Names of properties and values of enums, without following references. For enums combined by an
 * allOf, only the common values, since only those are shown.
 */
function namesWithin(value: unknown, isPart = false): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const {
    properties = {},
    enum: values = [],
    items,
    allOf = [],
    oneOf = [],
  } = value as {
    properties?: object;
    enum?: string[];
    items?: unknown;
    allOf?: unknown[];
    oneOf?: unknown[];
  };
  return [
    ...Object.keys(properties),
    ...(isPart ? [] : values),
    ...[...Object.values(properties), items, ...oneOf].flatMap((inner) =>
      namesWithin(inner, isPart),
    ),
    ...allOf.flatMap((part) => namesWithin(part, isPart || allOf.length > 1)),
  ];
}

const COMPONENTS = {
  components: {
    schemas: {
      Knot: { type: 'object', properties: { within: { $ref: '#/components/schemas/Knot' } } },
    },
  },
};

describe('pages of any description', () => {
  test('contain every parameter, property, status and value of the description', {
    timeout: 60_000,
  }, () => {
    const operation = fc.record({
      parameters: fc.uniqueArray(
        fc.record({ name, in: fc.constantFrom('query', 'header', 'cookie'), schema }),
        { maxLength: 5, selector: (parameter) => `${parameter.in} ${parameter.name}` },
      ),
      requestBody: fc.record({ content: fc.record({ 'application/json': fc.record({ schema }) }) }),
      responses: fc.dictionary(
        fc.constantFrom('200', '201', '404', '5XX', 'default'),
        fc.record({
          description: name,
          content: fc.record({ 'application/json': fc.record({ schema }) }),
        }),
        { minKeys: 1 },
      ),
    });
    fc.assert(
      fc.property(operation, (made) => {
        const html = operationHtml(made, COMPONENTS);
        const text = textOf(html);
        const schemas = [
          ...made.parameters.map((parameter) => parameter.schema),
          made.requestBody.content['application/json'].schema,
          ...Object.values(made.responses).map(({ content }) => content['application/json'].schema),
        ];
        const names = [
          ...made.parameters.map((parameter) => parameter.name),
          ...Object.keys(made.responses),
          ...schemas.flatMap((made) => namesWithin(made)),
        ];
        for (const wanted of names) expect(text).toContain(wanted);
        expect(html).not.toContain('[object Object]');
        const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 25, seed: 5 },
    );
  });
});

describe('the text of a description', () => {
  const raw = '<script>alert(1)</script>';

  test.each([
    ['an operation', { description: raw }],
    ['a parameter', { parameters: [{ name: 'a', in: 'query', description: raw }] }],
    ['a response', { responses: { 200: { description: raw } } }],
  ])('in %s is rendered by the site, never inserted as it is', (_, operation) => {
    const document = {
      ...INFO,
      paths: { '/berths': { get: { operationId: 'berths', ...operation } } },
    };
    const surroundings = {
      ...makeTestContext(document),
      renderText: (text: string) => ({ html: `<p>${text.length} letters</p>`, toc: [] }),
    };
    const { html } = renderTestPageAt('/berths', surroundings);
    expect(html).not.toContain('<script');
    expect(html).toContain(`<p>${raw.length} letters</p>`);
  });
});

describe('the metadata of a rendered page', () => {
  const pageOf = (html: string) => {
    const paths = { '/berths': { get: { operationId: 'berths', description: 'Tides & depths' } } };
    const surroundings = {
      ...makeTestContext({ ...INFO, paths }),
      renderText: () => ({ html, toc: [] }),
    };
    return renderTestPageAt('/berths', surroundings);
  };

  test('the table of contents has the text of headings, however it is escaped', () => {
    const { toc } = pageOf(
      '<h2 id="a">Tides &#x26; <em>depths</em> &#x3C; 5 &#39;m&#39; &amp;lt;</h2>',
    );
    expect(toc[0]?.title).toBe("Tides & depths < 5 'm' &lt;");
  });

  test('anchors are ids of elements, not text in code', () => {
    const { anchors } = pageOf('<p>&#x3C;p id="words"></p><h2 class="x" id="heading">A</h2>');
    expect(anchors).toContain('heading');
    expect(anchors).not.toContain('words');
  });
});

describe('the page of an operation', () => {
  test('shows who may call it', () => {
    const schemes = {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      login: { type: 'oauth2', flows: {} },
    };
    const html = operationHtml(
      {
        security: [{ key: [], login: ['read'] }, {}],
        'x-permission': 'berths.read',
        'x-admin-only': true,
      },
      { components: { securitySchemes: schemes } },
    );
    const text = textOf(html);
    expect(text).toContain(
      'Authentication API key in the header X-Key and OAuth 2.0 · Scopes: read · optional',
    );
    expect(text).toContain('Permission berths.read · Administrators only');
  });

  test('cuts a recursive schema where it repeats, and links to its model', () => {
    const html = operationHtml(
      {
        responses: {
          200: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Knot' } } },
          },
        },
      },
      COMPONENTS,
    );
    expect(html.match(/<code>within<\/code>/g)).toHaveLength(1);
    expect(html).toContain('<a href="/api/models/knot">Knot</a>');
  });

  test('moves a schema that is too large to its own page', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [
        `p${index}`,
        { type: 'object', properties: { [`q${index}`]: { type: 'string' } } },
      ]),
    );
    const large = { type: 'object', properties: { hold: { type: 'object', properties } } };
    const document = {
      ...INFO,
      paths: {
        '/berths': {
          get: {
            operationId: 'berths',
            responses: { 200: { content: { 'application/json': { schema: large } } } },
          },
        },
      },
    };
    const surroundings = makeTestContext(document);
    const pages = [
      renderTestPageAt('/berths', surroundings),
      ...surroundings.api.models.map(({ slug }) =>
        renderTestPageAt(`/models/${slug}`, surroundings),
      ),
    ];
    const text = pages.map(({ html }) => html).join('');
    for (let index = 0; index < 300; index += 1) expect(text).toContain(`q${index}<`);
    for (const { html } of pages) expect(html.match(/<[a-z]/g)?.length).toBeLessThan(3000);
  });
});

test('a page of an operation has its sections in the table of contents', () => {
  const document = {
    ...INFO,
    paths: {
      '/berths/{id}': {
        get: {
          operationId: 'berths',
          security: [],
          parameters: [{ name: 'depth', in: 'query', schema: { type: 'number' } }],
          requestBody: { content: { 'application/json': { schema: { type: 'string' } } } },
          responses: { 200: { description: 'A berth' }, 404: { description: 'None' } },
        },
      },
    },
  };
  const { toc } = renderTestPageAt('/berths', makeTestContext(document));
  expect(toc.map(({ id, title, level }) => `${level} ${id}: ${title}`)).toEqual([
    '2 request: Request',
    '2 path-parameters: Path parameters',
    '2 query-parameters: Query parameters',
    '2 request-body: Request body',
    '2 responses: Responses',
    '3 response-200: 200 OK',
    '3 response-404: 404 Not Found',
  ]);
});
