import { describe, expect, test } from 'vitest';
import { makeTestApi, openTestDescription, readTestApi } from '../views/test-reference.ts';

const get = (operation: object = {}) => ({ get: operation });

/** The problems of a description's names. */
function nameProblems(parts: object): string[] {
  const document = { openapi: '3.1.0', info: { title: 'Ferries', version: '1' }, ...parts };
  const { opened } = openTestDescription({ 'a.json': JSON.stringify(document, null, 1) });
  return opened
    ? readTestApi(opened).problems.map(({ line, message }) => `${line}: ${message}`)
    : [];
}

test('the metadata of an API is read; empty values are omitted', () => {
  const api = makeTestApi({
    info: {
      title: 'Ferries',
      version: 2,
      summary: 'Sailings',
      description: '# All',
      termsOfService: 'https://x.example/terms',
      contact: { email: 'a@x.example' },
      license: { identifier: 'MIT' },
    },
    externalDocs: { url: 'https://x.example' },
  });
  expect(api).toMatchObject({
    title: 'Ferries',
    version: '2',
    summary: 'Sailings',
    description: '# All',
    termsOfService: 'https://x.example/terms',
    contact: { email: 'a@x.example' },
    externalDocs: { url: 'https://x.example' },
  });
  expect(api.license).toBeUndefined();
  expect(makeTestApi({ info: { title: 'A', version: '1', contact: {} } }).contact).toBeUndefined();
});

test.each([
  ['nothing', {}, 1],
  ['empty paths', { paths: {} }, 1],
  [
    'paths without operations',
    { paths: { '/a': { summary: 'A' } }, components: { schemas: { A: {} } } },
    1,
  ],
  ['only models', { paths: {}, components: { schemas: { A: {} } } }, 0],
  ['an operation', { paths: { '/a': { get: {} } } }, 0],
  ['a webhook', { webhooks: { a: { post: {} } } }, 0],
])('a description with %s is a warning if readers expect operations', (_, parts, count) => {
  const problems = nameProblems(parts);
  expect(problems).toHaveLength(count);
  if (count > 0) expect(problems[0]).toContain('has neither operations nor webhooks');
});

describe('slugs of operations', () => {
  const slugs = (paths: object) => makeTestApi({ paths }).operations.map(({ slug }) => slug);

  test('are their ids in kebab case, or method and path', () => {
    expect(slugs({ '/a/{id}': { get: { operationId: 'getAllOf_portURL' }, delete: {} } })).toEqual([
      'get-all-of-port-url',
      'delete-a-id',
    ]);
  });

  test('generated ones give way to ids, regardless of order', () => {
    expect(slugs({ '/a': get(), '/b': get({ operationId: 'get-a' }), '/{a}': get() })).toEqual([
      'get-a-2',
      'get-a',
      'get-a-3',
    ]);
  });

  test('are never those of other pages', () => {
    expect(
      slugs({ '/a': get({ operationId: 'models' }), '/b': get({ operationId: 'families' }) }),
    ).toEqual(['models-2', 'families-2']);
  });

  test('exist even if an id has neither letters nor digits', () => {
    expect(slugs({ '/a': get({ operationId: '???' }) })).toEqual(['operation']);
  });

  test('get a number if they are taken, with a warning for each but the first', () => {
    const paths = {
      '/a': get({ operationId: 'listPorts' }),
      '/b': get({ operationId: 'listPorts' }),
      '/c': get({ operationId: 'list-ports' }),
      '/d': get({ operationId: 'list ports 2' }),
    };
    expect(slugs(paths)).toEqual(['list-ports', 'list-ports-3', 'list-ports-4', 'list-ports-2']);
    expect(nameProblems({ paths })).toEqual([
      '15: #/paths/~1b/get/operationId (GET /b): "listPorts" is also the id of GET /a. The address of this page ends in "list-ports-3".',
      '20: #/paths/~1c/get/operationId (GET /c): "list-ports" has the same address as "listPorts" of GET /a. The address of this page ends in "list-ports-4".',
    ]);
  });

  test('never meet those that are made from method and path', () => {
    expect(
      slugs({
        '/b': get(),
        '/a': get({ operationId: 'get-b' }),
        '/c': get({ operationId: 'getB' }),
      }).toSorted(),
    ).toEqual(['get-b', 'get-b-2', 'get-b-3']);
  });
});

describe('families', () => {
  const families = (parts: object) =>
    makeTestApi({ ...parts }).families.map(({ name, slug, group, operations }) => [
      name,
      slug,
      group,
      operations.map(({ id }) => id),
    ]);

  test('are the first tags of operations; declared tags come first, in their order', () => {
    expect(
      families({
        tags: [{ name: 'Ports' }, { name: 'Empty' }, { name: 'Sailings' }],
        paths: {
          '/a': get({ operationId: 'a', tags: ['Extra'] }),
          '/b': get({ operationId: 'b', tags: ['Sailings', 'Ports'] }),
          '/c': get({ operationId: 'c', tags: ['Ports'] }),
          '/d': get({ operationId: 'd' }),
          '/e': get({ operationId: 'e', tags: ['Ports'] }),
        },
      }),
    ).toEqual([
      ['Ports', 'ports', undefined, ['c', 'e']],
      ['Sailings', 'sailings', undefined, ['b']],
      ['Extra', 'extra', undefined, ['a']],
      ['Other', 'other', undefined, ['d']],
    ]);
  });

  test('are groups of paths if most operations have no tag', () => {
    expect(
      families({
        paths: {
          '/v1/berths': get({ operationId: 'a' }),
          '/v1/': get({ operationId: 'b' }),
          '/v1/berths/{id}': get({ operationId: 'c' }),
          '/v1/tide-tables': get({ operationId: 'd' }),
          '/v1/crews': get({ operationId: 'e', tags: ['crews'] }),
          '/v1/crews/{id}': get({ operationId: 'f' }),
        },
      }),
    ).toEqual([
      ['Berths', 'berths', undefined, ['a', 'c']],
      ['Tide tables', 'tide-tables', undefined, ['d']],
      ['crews', 'crews', undefined, ['e', 'f']],
      ['Other', 'other', undefined, ['b']],
    ]);
  });

  test('are one if nothing has a tag and hardly any paths have the same group', () => {
    const paths = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `/quay${index}`,
          get({ operationId: `o${index}` }),
        ]),
      );
    expect(families({ paths: paths(5) })).toEqual([
      ['Other', 'other', undefined, ['o0', 'o1', 'o2', 'o3', 'o4']],
    ]);
    expect(families({ paths: paths(50) })).toHaveLength(50);
  });

  test('come from tags for navigation only', () => {
    expect(
      families({
        openapi: '3.2.0',
        tags: [
          { name: 'beta', kind: 'badge' },
          { name: 'Tides', kind: 'nav' },
        ],
        paths: {
          '/a': get({ operationId: 'a', tags: ['beta', 'Tides'] }),
          '/b': get({ operationId: 'b', tags: ['Tides'] }),
          '/c': get({ operationId: 'c', tags: ['beta'] }),
        },
      }),
    ).toEqual([
      ['Tides', 'tides', undefined, ['a', 'b']],
      ['Other', 'other', undefined, ['c']],
    ]);
  });

  test('include the topmost of nested tags in its own group, even in a circle', () => {
    expect(
      families({
        tags: [
          { name: 'water' },
          { name: 'sea', parent: 'water' },
          { name: 'egg', parent: 'hen' },
          { name: 'hen', parent: 'egg' },
        ],
        paths: {
          '/a': get({ operationId: 'a', tags: ['water'] }),
          '/b': get({ operationId: 'b', tags: ['sea'] }),
          '/c': get({ operationId: 'c', tags: ['hen'] }),
        },
      }).map(([name, , group]) => [name, group]),
    ).toEqual([
      ['water', 'water'],
      ['sea', 'water'],
      ['hen', 'egg'],
    ]);
  });

  test('have descriptions, display names and group headings', () => {
    const { families: found } = makeTestApi({
      tags: [
        {
          name: 'ports',
          'x-displayName': 'Ports of call',
          description: 'Where',
          externalDocs: { url: 'https://x.example' },
        },
        { name: 'tides', parent: 'sea', summary: 'High and low tides', description: 'When' },
        { name: 'sea', parent: 'water' },
        { name: 'water', summary: 'Waters' },
      ],
      'x-tagGroups': [{ name: 'Land', tags: ['ports'] }],
      paths: { '/a': get({ tags: ['tides'] }), '/b': get({ tags: ['ports'] }) },
    });
    expect(found).toMatchObject([
      {
        name: 'Ports of call',
        slug: 'ports',
        group: 'Land',
        description: 'Where',
        externalDocs: { url: 'https://x.example' },
      },
      {
        name: 'High and low tides',
        slug: 'tides',
        group: 'Waters',
        description: 'When',
      },
    ]);
  });
});

describe('webhooks', () => {
  test('are separate operations, named by their path if they have neither summary nor id', () => {
    const api = makeTestApi({
      webhooks: {
        arrived: { post: {} },
        left: { post: { summary: 'Left', operationId: 'onLeft' } },
      },
    });
    expect(api.operations).toEqual([]);
    expect(api.webhooks.map(({ title, slug, method }) => [title, slug, method])).toEqual([
      ['arrived', 'post-arrived', 'POST'],
      ['Left', 'on-left', 'POST'],
    ]);
  });

  test('are also read from the extension of version 3.0', () => {
    expect(
      makeTestApi({ openapi: '3.0.3', 'x-webhooks': { arrived: { post: {} } } }).webhooks,
    ).toHaveLength(1);
  });
});

test('models are all named schemas in alphabetical order, each with its own slug', () => {
  const schemas = { tide: {}, Anchor: true, 'a/b': {}, 'a b': {}, '!': {} };
  expect(
    makeTestApi({ components: { schemas } }).models.map(({ name, slug }) => [name, slug]),
  ).toEqual([
    ['!', 'model'],
    ['a b', 'a-b'],
    ['a/b', 'a-b-2'],
    ['Anchor', 'anchor'],
    ['tide', 'tide'],
  ]);
});
