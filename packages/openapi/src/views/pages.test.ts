import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import type { TextOptions } from './api-view.ts';
import { makeTestContext, renderTestPageAt, renderTestPages } from './test-reference.ts';

const INFO = { openapi: '3.1.0', info: { title: 'Ferries', version: '1' } };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

function htmlOf(path: string, parts: object): string {
  return renderTestPageAt(path, makeTestContext({ ...INFO, ...parts })).html;
}

/** A page as a reader sees it. */
function readerText(path: string, parts: object): string {
  return textOf(fromHtml(htmlOf(path, parts), { fragment: true }));
}

/** The text of an operation's page without its OpenAPI source. */
function operationText(operation: object, parts: object = {}): string {
  const paths = { '/ports': { get: { operationId: 'ports', ...operation } } };
  return readerText('/ports', { paths, ...parts }).split('OpenAPI description')[0] ?? '';
}

describe('the page of an operation', () => {
  test('has its description as YAML', () => {
    const html = htmlOf('/ports', { paths: { '/ports': { get: { operationId: 'ports' } } } });
    expect(html).toContain('<figure class="code" data-language="yaml"><pre>operationId: ports');
  });

  test('has the descriptions of schemas that have no page of their own', () => {
    const text = operationText(
      {
        requestBody: json({ type: 'object', description: 'What is sent.' }),
        responses: { 200: json({ ...ref('Port'), description: 'What comes back.' }) },
      },
      { components: { schemas: { Port: { type: 'object', description: 'On its own page.' } } } },
    );
    expect(text).toContain('What is sent.');
    expect(text).toContain('What comes back.');
    expect(text).not.toContain('On its own page.');
  });

  test('collapses long lists of values and cuts long values', () => {
    const values = Array.from({ length: 13 }, (_, index) => `value-${index}`);
    const parameters = [
      { name: 'many', in: 'query', schema: { type: 'string', enum: values } },
      { name: 'long', in: 'query', schema: { type: 'string', default: 'x'.repeat(1000) } },
      { name: 'empty', in: 'query', schema: { type: 'string', enum: ['', 'a'] } },
    ];
    const text = operationText({ parameters });
    expect(text).toContain('13 values');
    expect(text).toContain('value-12');
    expect(text).toContain(`${'x'.repeat(400)}…`);
    expect(text).not.toContain('x'.repeat(401));
    expect(text).toContain('Allowed: "" a');
  });

  test('describes constraints', () => {
    const schema = {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
      items: { type: 'integer', exclusiveMinimum: 0, maximum: 9, multipleOf: 2 },
    };
    const text = operationText({ parameters: [{ name: 'a', in: 'query', schema }] });
    expect(text).toContain('items ≥ 1 · items ≤ 3 · no duplicates');
    expect(text).toContain('Each of them: > 0 · ≤ 9 · multiple of 2');
  });

  test('shows how lists and objects of a query are written, and other values unless it is the default', () => {
    const list = { type: 'array', items: { type: 'string' } };
    const object = { type: 'object', properties: { x: {}, y: {}, z: {} } };
    const parameters = [
      { name: 'usual', in: 'query', schema: list },
      { name: 'commas', in: 'query', explode: false, schema: list },
      { name: 'spaces', in: 'query', style: 'spaceDelimited', schema: list },
      { name: 'deep', in: 'query', style: 'deepObject', schema: object },
      { name: 'flat', in: 'query', explode: false, schema: object },
      { name: 'plain', in: 'query', style: 'pipeDelimited', schema: { type: 'string' } },
      { name: 'spread', in: 'query', schema: object },
      { name: 'Listed', in: 'header', schema: list },
      { name: 'Exploded', in: 'header', explode: true, schema: object },
    ];
    const text = operationText({ parameters });
    for (const written of [
      'written as ?usual=a&usual=b',
      'written as ?commas=a,b',
      'written as ?spaces=a%20b',
      'written as ?deep[x]=1&deep[y]=2',
      'written as ?flat=x,1,y,2',
      'spread objectwritten as ?x=1&y=2',
      'Exploded objectwritten as x=1,y=2',
    ])
      expect(text).toContain(written);
    expect(text).not.toMatch(/\?plain=|Listed array of stringwritten/);
  });

  test('shows required parameters first, including undeclared path parameters', () => {
    const parameters = [
      { name: 'free', in: 'query', schema: {} },
      { name: 'needed', in: 'query', required: true, schema: {} },
    ];
    const paths = { '/ports/{port}': { get: { operationId: 'ports', parameters } } };
    const text = readerText('/ports', { paths });
    expect(text.indexOf('needed anything required')).toBeGreaterThan(0);
    expect(text.indexOf('needed anything required')).toBeLessThan(text.indexOf('free anything'));
    expect(text).toContain('port string required');
  });

  test('names undeclared schemes, without a link', () => {
    const text = operationText({ security: [{ secret: ['a'] }] });
    expect(text).toContain('Authentication secret · Scopes: a');
  });

  test('names schemes of the same kind apart', () => {
    const http = (scheme: string) => ({ type: 'http', scheme });
    const securitySchemes = { token: http('bearer'), pass: http('Basic'), old: http('bearer') };
    const html = htmlOf('/ports', {
      paths: {
        '/ports': {
          get: {
            operationId: 'ports',
            security: [{ token: ['a'] }, { token: ['b'] }, { pass: [], old: ['c'] }],
          },
        },
      },
      components: { securitySchemes },
    });
    expect(html).toContain('<a href="/api#scheme-token">Bearer token</a> (token)');
    expect(html).toContain(
      '<a href="/api#scheme-pass">Basic authentication</a> and <a href="/api#scheme-old">Bearer token</a> (old)',
    );
  });

  test('has responses as tabs if there are more than four, with the first success selected', () => {
    const responses = (statuses: (number | string)[]) =>
      Object.fromEntries(statuses.map((status) => [status, { description: `It is ${status}.` }]));
    const section = (statuses: (number | string)[]) =>
      htmlOf('/ports', {
        paths: { '/ports': { get: { operationId: 'ports', responses: responses(statuses) } } },
      }).split('class="api-responses"')[1] ?? '';
    expect(section([200, 400, 401, 404])).not.toContain('class="tabs"');
    const many = section([101, 201, 301, 400, 'default']);
    expect(many).toContain('class="tabs" data-open="201"');
    expect(many).toContain('Moved Permanently');
  });

  test('breaks long paths at punctuation, and copies none of the breaks', () => {
    const html = htmlOf('/ports', {
      servers: [{ url: 'https://ports.example/v2' }],
      paths: { '/sea_ports/{port}/': { get: { operationId: 'ports' } } },
    });
    expect(html).toContain('<code>/v2/<wbr/>sea_<wbr/>ports/<wbr/>{port}/</code>');
  });

  test('has the examples of the first four responses', () => {
    const responses = Object.fromEntries(
      [200, 201, 400, 404, 500].map((status) => [status, json({ const: `answer ${status}` })]),
    );
    const panel = htmlOf('/ports', {
      paths: { '/ports': { get: { operationId: 'ports', responses } } },
    }).split('api-words')[0];
    expect(panel).toContain('answer 404');
    expect(panel).not.toContain('answer 500');
  });
});

describe('webhooks', () => {
  const parts = {
    webhooks: {
      sailed: { post: { description: 'It sailed.', requestBody: json({ type: 'integer' }) } },
    },
  };

  test('are pages without samples and access, which the list leads to', () => {
    const text = readerText('/webhooks/post-sailed', parts);
    expect(text).toContain('A request that your server receives');
    expect(text).toContain('It sailed.');
    expect(text).not.toContain('curl');
    expect(text).not.toContain('Who may call it');
    expect(htmlOf('/webhooks', parts)).toContain('href="/api/webhooks/post-sailed"');
  });
});

describe('models', () => {
  test('list their usages', () => {
    const parts = {
      paths: { '/a': { get: { operationId: 'listPorts', responses: { 200: json(ref('Port')) } } } },
      webhooks: { sailed: { post: { requestBody: json(ref('Port')) } } },
      components: {
        schemas: { Port: { type: 'object' }, Fleet: { properties: { home: ref('Port') } } },
      },
    };
    const html = htmlOf('/models/port', parts);
    expect(html).toContain('href="/api/list-ports"');
    expect(html).toContain('href="/api/webhooks/post-sailed"');
    expect(html).toContain('href="/api/models/fleet"');
  });

  test('may have unusual names', () => {
    const schemas = {
      'a/b~c 100%25': { type: 'object', properties: { found: { type: 'string' } } },
    };
    const { slug = '' } = makeTestContext({ ...INFO, components: { schemas } }).api.models[0] ?? {};
    expect(readerText(`/models/${slug}`, { components: { schemas } })).toContain('found string');
  });

  test('with very many properties have a line for each, with values of any kind', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 160 }, (_, index) => [
        `p${index}`,
        { enum: [{ a: index }], description: `Words ${index}` },
      ]),
    );
    const text = readerText('/models/port', {
      components: { schemas: { Port: { type: 'object', properties, required: ['p159'] } } },
    });
    expect(text).toContain('p7 object Words 7 · Allowed: {"a":7}');
    expect(text).toContain('p159 object required · Words 159');
  });

  test('are on several pages if there are very many', () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 501 }, (_, index) => [`M${String(index).padStart(3, '0')}`, {}]),
    );
    const second = htmlOf('/models/list/2', { components: { schemas } });
    expect(second).toContain('>M500</a>');
    expect(second).not.toContain('>M499</a>');
    expect(second).toContain('<a href="/api/models/list/2" aria-current="page">2</a>');
  });
});

describe('the introduction', () => {
  const scheme = { type: 'http', scheme: 'bearer' };

  test('has an anchor for each security scheme, which operations link to', () => {
    const parts = {
      info: { ...INFO.info, description: 'scheme-api-key' },
      components: { securitySchemes: { api_key: scheme, 'api-key': scheme, '?': scheme } },
      paths: { '/a': { get: { operationId: 'a', security: [{ 'api-key': [] }] } } },
    };
    const surroundings = {
      ...makeTestContext({ ...INFO, ...parts }),
      renderText: (text: string, { idFor = String }: TextOptions = {}) => {
        const id = idFor(text);
        return { html: `<h2 id="${id}">${text}</h2>`, toc: [{ id, title: text, level: 2 }] };
      },
    };
    const { anchors, toc } = renderTestPageAt('', surroundings);
    expect(anchors.filter((id) => id.startsWith('scheme-')).toSorted()).toEqual([
      'scheme-api-key',
      'scheme-api-key-2',
      'scheme-api-key-3',
      'scheme-other',
    ]);
    expect(toc.find(({ title }) => title === 'scheme-api-key')?.id).toBe('scheme-api-key-3');
    expect(renderTestPageAt('/a', surroundings).html).toContain('href="/api#scheme-api-key-2"');
  });

  test("can be replaced by the site's own text", () => {
    const surroundings = makeTestContext({
      ...INFO,
      info: { ...INFO.info, description: 'Theirs' },
    });
    const { html } = renderTestPageAt('', { ...surroundings, introduction: '<p>Ours</p>' });
    expect(html).toContain('<p>Ours</p>');
    expect(html).not.toContain('Theirs');
  });
});

test('ids are unique on every page, and a family page lists its operations', () => {
  const paths = {
    '/a': { get: { operationId: 'a', tags: ['Ports'], summary: 'List <ports>', deprecated: true } },
    '/b': { get: { tags: ['Ports'] } },
  };
  for (const { anchors } of renderTestPages(makeTestContext({ ...INFO, paths })))
    expect(new Set(anchors).size).toBe(anchors.length);
  expect(readerText('/families/ports', { paths })).toBe(
    'GET List <ports> /a deprecatedGET GET /b /b',
  );
});
