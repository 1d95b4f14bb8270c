import { describe, expect, test } from 'vitest';
import { madeApi, openMade, readMade } from '../views/made-reference.ts';

const get = (operation: object = {}) => ({ get: operation });

/** What is wrong with the names of a description. */
function nameProblems(parts: object): string[] {
  const document = { openapi: '3.1.0', info: { title: 'Ferries', version: '1' }, ...parts };
  const { opened } = openMade({ 'a.json': JSON.stringify(document, null, 1) });
  return opened ? readMade(opened).problems.map(({ line, message }) => `${line}: ${message}`) : [];
}

test('the words about an API are read; what is empty is left out', () => {
  const api = madeApi({
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
  expect(madeApi({ info: { title: 'A', version: '1', contact: {} } }).contact).toBeUndefined();
});

describe('addresses of operations', () => {
  const slugs = (paths: object) => madeApi({ paths }).operations.map(({ slug }) => slug);

  test('are their ids in kebab case, else method and path', () => {
    expect(slugs({ '/a/{id}': { get: { operationId: 'getAllOf_portURL' }, delete: {} } })).toEqual([
      'get-all-of-port-url',
      'delete-a-id',
    ]);
  });

  test('that are made give way to ids, wherever these stand', () => {
    expect(slugs({ '/a': get(), '/b': get({ operationId: 'get-a' }), '/{a}': get() })).toEqual([
      'get-a-2',
      'get-a',
      'get-a-3',
    ]);
  });

  test('never are those of other pages', () => {
    expect(
      slugs({ '/a': get({ operationId: 'models' }), '/b': get({ operationId: 'families' }) }),
    ).toEqual(['models-2', 'families-2']);
  });

  test('exist also where an id has neither letters nor digits', () => {
    expect(slugs({ '/a': get({ operationId: '???' }) })).toEqual(['operation']);
  });

  test('that two ids would have are a problem for each but the first', () => {
    expect(
      nameProblems({
        paths: {
          '/a': get({ operationId: 'listPorts' }),
          '/b': get({ operationId: 'listPorts' }),
          '/c': get({ operationId: 'list-ports' }),
        },
      }),
    ).toEqual([
      '15: #/paths/~1b/get/operationId: operationId: "listPorts" is the id of GET /a as well.',
      '20: #/paths/~1c/get/operationId: operationId: "list-ports" has the same address as "listPorts" of GET /a: list-ports.',
    ]);
  });
});

describe('families', () => {
  const families = (parts: object) =>
    madeApi({ ...parts }).families.map(({ name, slug, group, operations }) => [
      name,
      slug,
      group,
      operations.map(({ id }) => id),
    ]);

  test('are the first tags of operations, those that are declared first and in that order', () => {
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

  test('have their words, the names that they are shown by, and headings', () => {
    const { families: found } = madeApi({
      tags: [
        {
          name: 'ports',
          'x-displayName': 'Ports of call',
          description: 'Where',
          externalDocs: { url: 'https://x.example' },
        },
        { name: 'tides', parent: 'sea', summary: 'When' },
      ],
      'x-tagGroups': [{ name: 'Land', tags: ['ports'] }],
      paths: { '/a': get({ tags: ['tides'] }), '/b': get({ tags: ['ports'] }) },
    });
    expect(found).toMatchObject([
      { name: 'tides', group: 'sea', description: 'When' },
      {
        name: 'Ports of call',
        slug: 'ports',
        group: 'Land',
        description: 'Where',
        externalDocs: { url: 'https://x.example' },
      },
    ]);
  });
});

describe('webhooks', () => {
  test('are operations of their own, by the name of their path where they have neither summary nor id', () => {
    const api = madeApi({
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

  test('are also read by the extension of version 3.0', () => {
    expect(
      madeApi({ openapi: '3.0.3', 'x-webhooks': { arrived: { post: {} } } }).webhooks,
    ).toHaveLength(1);
  });
});

test('models are all named schemas in alphabetical order, each with an address of its own', () => {
  const schemas = { tide: {}, Anchor: true, 'a/b': {}, 'a b': {}, '!': {} };
  expect(madeApi({ components: { schemas } }).models.map(({ name, slug }) => [name, slug])).toEqual(
    [
      ['!', 'model'],
      ['a b', 'a-b'],
      ['a/b', 'a-b-2'],
      ['Anchor', 'anchor'],
      ['tide', 'tide'],
    ],
  );
});
