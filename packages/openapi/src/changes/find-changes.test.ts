import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../description/json.ts';
import { changeLines, compareDescriptions } from './test-changes.ts';
import { NURSERY, nurseryWith, withValue } from './test-description.ts';

const LIST = '/paths/~1beds~1{bed}~1plants/get';
const ADD = '/paths/~1beds~1{bed}~1plants/post';
const PUT = '/paths/~1plants~1{id}/put';
const DELETE = '/paths/~1plants~1{id}/delete';
const SENT = `${ADD}/requestBody/content/application~1json/schema`;
const PLANT = '/components/schemas/Plant';
const HOOK = '/webhooks/watered/post/requestBody/content/application~1json/schema';
const LIMIT = `${LIST}/parameters/1`;

const OF_LIST = 'GET /beds/{bed}/plants';
const OF_ADD = 'POST /beds/{bed}/plants';

type Row = [what: string, pointer: string, value: unknown, forth: string[], back: string[]];

function lines(before: JsonObject, after: JsonObject): string[] {
  return changeLines(compareDescriptions(before, after)).toSorted();
}

/** One change, the lines that it gives, and those of its opposite. */
function expectRows(rows: Row[]): void {
  test.each(rows)('%s', (_, pointer, value, forth, back) => {
    const changed = nurseryWith(pointer, value);
    expect(lines(NURSERY, changed)).toEqual(forth.toSorted());
    expect(lines(changed, NURSERY)).toEqual(back.toSorted());
  });
}

const query = (name: string, more: JsonObject = {}) => ({
  name,
  in: 'query',
  schema: { type: 'string' },
  ...more,
});

describe('findChanges: operations', () => {
  expectRows([
    [
      'a removed operation',
      DELETE,
      undefined,
      ['breaking | DELETE /plants/{id} | Removed operations'],
      ['safe | DELETE /plants/{id} | Added operations'],
    ],
    [
      'a deprecated operation',
      `${DELETE}/deprecated`,
      true,
      ['safe | DELETE /plants/{id} | Deprecated operations'],
      ['safe | DELETE /plants/{id} | Operations that are no longer deprecated'],
    ],
    [
      'another operation id, which names functions of generated clients',
      `${DELETE}/operationId`,
      'dropPlant',
      ['mayBreak | DELETE /plants/{id} | operation id changed from removePlant to dropPlant'],
      ['mayBreak | DELETE /plants/{id} | operation id changed from dropPlant to removePlant'],
    ],
    [
      'a webhook',
      '/webhooks/watered',
      undefined,
      ['breaking | POST watered | Removed webhooks'],
      ['safe | POST watered | Added webhooks'],
    ],
    [
      'another server',
      '/servers/0/url',
      'https://nursery.example/v2',
      [
        'mayBreak | The whole API | server removed: https://nursery.example/v1',
        'safe | The whole API | server added: https://nursery.example/v2',
      ],
      [
        'mayBreak | The whole API | server removed: https://nursery.example/v2',
        'safe | The whole API | server added: https://nursery.example/v1',
      ],
    ],
    [
      'a callback, whose body clients receive',
      `${ADD}/callbacks/grown/{$request.body#~1url}/post/requestBody/content/application~1json/schema/properties`,
      {},
      [`breaking | ${OF_ADD} | Callback grown Request body height: removed`],
      [`safe | ${OF_ADD} | Callback grown Request body height: added: number`],
    ],
  ]);

  test('a path with another name is the same operation by its id', () => {
    const { '/plants/{id}': item, ...paths } = NURSERY.paths;
    const { delete: removal, ...rest } = item;
    const moved = {
      ...NURSERY,
      paths: { ...paths, '/plants/{id}': rest, '/all-plants/{id}': { delete: removal } },
    };
    expect(lines(NURSERY, moved)).toEqual([
      'breaking | DELETE /all-plants/{id} | path changed from /plants/{id} to /all-plants/{id}',
    ]);
  });

  test('another name of a path parameter has no effect on clients', () => {
    const { '/plants/{id}': item, ...paths } = NURSERY.paths;
    const parameters = [{ name: 'plant', in: 'path', required: true, schema: { type: 'string' } }];
    const renamed = {
      ...NURSERY,
      paths: {
        ...paths,
        '/plants/{plant}': {
          put: { ...item.put, parameters },
          delete: { ...item.delete, parameters },
        },
      },
    };
    expect(lines(NURSERY, renamed)).toEqual([
      'safe | DELETE /plants/{plant} | Path parameter plant: renamed from id to plant',
      'safe | PUT /plants/{plant} | Path parameter plant: renamed from id to plant',
    ]);
  });
});

describe('findChanges: access', () => {
  expectRows([
    [
      'one of several authentication methods',
      `${PUT}/security/1`,
      undefined,
      ['breaking | PUT /plants/{id} | no longer accepts login'],
      ['safe | PUT /plants/{id} | new authentication method: login'],
    ],
    [
      'an operation for anyone',
      `${DELETE}/security`,
      [],
      ['safe | DELETE /plants/{id} | no longer needs authentication'],
      ['breaking | DELETE /plants/{id} | needs authentication: key'],
    ],
    [
      'a further scope',
      `${PUT}/security/1/login`,
      ['write', 'admin'],
      ['breaking | PUT /plants/{id} | needs further scopes: admin'],
      ['safe | PUT /plants/{id} | no longer needs these scopes: admin'],
    ],
    [
      'another header of a key',
      '/components/securitySchemes/key/name',
      'X-Nursery-Key',
      [
        'breaking | The whole API | Authentication method key: changed from apiKey header x-key to apiKey header x-nursery-key',
      ],
      [
        'breaking | The whole API | Authentication method key: changed from apiKey header x-nursery-key to apiKey header x-key',
      ],
    ],
    [
      'another address for tokens',
      '/components/securitySchemes/login/flows/clientCredentials/tokenUrl',
      'https://login.example/token',
      [
        'mayBreak | The whole API | Authentication method login: address changed from https://nursery.example/token to https://login.example/token',
      ],
      [
        'mayBreak | The whole API | Authentication method login: address changed from https://login.example/token to https://nursery.example/token',
      ],
    ],
  ]);

  test('another name of a scheme is not a change', () => {
    const { key, ...schemes } = NURSERY.components.securitySchemes;
    const renamed = {
      ...withValue(nurseryWith(`${PUT}/security/0`, { token: [] }), '/security', [{ token: [] }]),
      components: { ...NURSERY.components, securitySchemes: { ...schemes, token: key } },
    };
    expect(lines(NURSERY, renamed)).toEqual([]);
  });

  test('a removed scheme does not match one that was there before, even if both ask for the same', () => {
    const { key } = NURSERY.components.securitySchemes;
    const both = nurseryWith('/components/securitySchemes/token', key);
    expect(lines(both, NURSERY)).toEqual([
      'safe | The whole API | Authentication method token: removed',
    ]);
  });
});

describe('findChanges: parameters', () => {
  expectRows([
    [
      'an optional parameter',
      `${LIST}/parameters/5`,
      query('color'),
      [`safe | ${OF_LIST} | Query parameter color: added: string`],
      [`mayBreak | ${OF_LIST} | Query parameter color: removed`],
    ],
    [
      'a required parameter',
      `${LIST}/parameters/5`,
      query('color', { required: true }),
      [`breaking | ${OF_LIST} | Query parameter color: added and required: string`],
      [`mayBreak | ${OF_LIST} | Query parameter color: removed`],
    ],
    [
      'a parameter that becomes required',
      `${LIMIT}/required`,
      true,
      [`breaking | ${OF_LIST} | Query parameter limit: required now`],
      [`safe | ${OF_LIST} | Query parameter limit: no longer required`],
    ],
    [
      'a parameter that moves',
      `${LIST}/parameters/4`,
      query('X-Trace'),
      [`breaking | ${OF_LIST} | Query parameter X-Trace: moved from header to query`],
      [`breaking | ${OF_LIST} | Header X-Trace: moved from query to header`],
    ],
    [
      'another type',
      `${LIMIT}/schema`,
      { type: 'string' },
      [
        `breaking | ${OF_LIST} | Query parameter limit: type changed from integer (int32) to string`,
        `mayBreak | ${OF_LIST} | Query parameter limit: default removed: 20`,
      ],
      [
        `breaking | ${OF_LIST} | Query parameter limit: type changed from string to integer (int32)`,
        `safe | ${OF_LIST} | Query parameter limit: has a default: 20`,
      ],
    ],
    [
      'a wider type',
      `${LIMIT}/schema/type`,
      ['integer', 'string'],
      [
        `safe | ${OF_LIST} | Query parameter limit: type changed from integer (int32) to integer | string (int32)`,
      ],
      [
        `breaking | ${OF_LIST} | Query parameter limit: type changed from integer | string (int32) to integer (int32)`,
      ],
    ],
    [
      'a wider format',
      `${LIMIT}/schema/format`,
      'int64',
      [`safe | ${OF_LIST} | Query parameter limit: format changed from int32 to int64`],
      [`breaking | ${OF_LIST} | Query parameter limit: format changed from int64 to int32`],
    ],
    [
      'a value of an enum',
      `${LIST}/parameters/2/schema/enum`,
      ['name'],
      [`breaking | ${OF_LIST} | Query parameter sort: values removed: height`],
      [`safe | ${OF_LIST} | Query parameter sort: new values: height`],
    ],
    [
      'a higher minimum',
      `${LIMIT}/schema/minimum`,
      5,
      [
        `breaking | ${OF_LIST} | Query parameter limit: limit tightened from minimum 1 to minimum 5`,
      ],
      [`safe | ${OF_LIST} | Query parameter limit: limit loosened from minimum 5 to minimum 1`],
    ],
    [
      'a lower maximum',
      `${LIMIT}/schema/maximum`,
      40,
      [
        `breaking | ${OF_LIST} | Query parameter limit: limit tightened from maximum 50 to maximum 40`,
      ],
      [`safe | ${OF_LIST} | Query parameter limit: limit loosened from maximum 40 to maximum 50`],
    ],
    [
      'a new limit',
      `${LIST}/parameters/4/schema/pattern`,
      '^[a-f]+$',
      [`breaking | ${OF_LIST} | Header X-Trace: new limit: pattern ^[a-f]+$`],
      [`safe | ${OF_LIST} | Header X-Trace: limit lifted: pattern ^[a-f]+$`],
    ],
    [
      'another default',
      `${LIMIT}/schema/default`,
      10,
      [`mayBreak | ${OF_LIST} | Query parameter limit: default changed from 20 to 10`],
      [`mayBreak | ${OF_LIST} | Query parameter limit: default changed from 10 to 20`],
    ],
    [
      'another serialization of a list',
      `${LIST}/parameters/3/explode`,
      false,
      [
        `breaking | ${OF_LIST} | Query parameter tags: serialization changed from form, explode: true to form, explode: false`,
      ],
      [
        `breaking | ${OF_LIST} | Query parameter tags: serialization changed from form, explode: false to form, explode: true`,
      ],
    ],
    ['the style of a single value, which has no effect', `${LIMIT}/explode`, false, [], []],
    ['a limit that limits nothing', `${LIST}/parameters/4/schema/minLength`, 0, [], []],
  ]);

  test('the same limit in the notation of version 3.0 is not a change', () => {
    const old = {
      ...nurseryWith(
        LIMIT,
        query('limit', { schema: { type: 'number', minimum: 1, exclusiveMinimum: true } }),
      ),
      openapi: '3.0.3',
    };
    const now = nurseryWith(
      LIMIT,
      query('limit', { schema: { type: 'number', exclusiveMinimum: 1 } }),
    );
    expect(lines(old, now)).toEqual([]);
  });
});

describe('findChanges: bodies and responses', () => {
  expectRows([
    [
      'a body that becomes required',
      `${ADD}/requestBody/required`,
      true,
      [`breaking | ${OF_ADD} | Request body: required now`],
      [`safe | ${OF_ADD} | Request body: no longer required`],
    ],
    [
      'a body',
      `${ADD}/requestBody`,
      undefined,
      [`mayBreak | ${OF_ADD} | Request body: removed`],
      [`safe | ${OF_ADD} | Request body: added`],
    ],
    [
      'a required body',
      `${PUT}/requestBody`,
      undefined,
      ['mayBreak | PUT /plants/{id} | Request body: removed'],
      ['breaking | PUT /plants/{id} | Request body: added and required'],
    ],
    [
      'a content type',
      `${ADD}/requestBody/content/application~1xml`,
      undefined,
      [`breaking | ${OF_ADD} | Request body: content type removed: application/xml`],
      [`safe | ${OF_ADD} | Request body: content type added: application/xml`],
    ],
    [
      'a property of one of two content types',
      `${SENT}/properties/pot/properties/depth/type`,
      'integer',
      [
        `breaking | ${OF_ADD} | Request body application/json pot.depth: type changed from number to integer`,
      ],
      [
        `safe | ${OF_ADD} | Request body application/json pot.depth: type changed from integer to number`,
      ],
    ],
    [
      'a sent property that becomes required',
      `${SENT}/required`,
      ['name', 'kind'],
      [`breaking | ${OF_ADD} | Request body application/json kind: required now`],
      [`safe | ${OF_ADD} | Request body application/json kind: no longer required`],
    ],
    [
      'a sent property',
      `${SENT}/properties/color`,
      { type: 'string' },
      [`safe | ${OF_ADD} | Request body application/json color: added: string`],
      [`mayBreak | ${OF_ADD} | Request body application/json color: removed`],
    ],
    ['a read-only property of what is sent', `${SENT}/properties/id`, undefined, [], []],
    [
      'a sent property that becomes read-only',
      `${SENT}/properties/kind/readOnly`,
      true,
      [`mayBreak | ${OF_ADD} | Request body application/json kind: read-only now`],
      [`safe | ${OF_ADD} | Request body application/json kind: no longer read-only`],
    ],
    [
      'unknown properties',
      `${SENT}/additionalProperties`,
      false,
      [
        `breaking | ${OF_ADD} | Request body application/json: unknown properties are no longer allowed`,
      ],
      [`safe | ${OF_ADD} | Request body application/json: unknown properties are allowed`],
    ],
    [
      'a response to failures',
      `${LIST}/responses/404`,
      undefined,
      [`safe | ${OF_LIST} | Response 404: removed`],
      [`safe | ${OF_LIST} | Response 404: added`],
    ],
    [
      'a response to success',
      `${LIST}/responses/202`,
      { description: 'Later' },
      [`mayBreak | ${OF_LIST} | Response 202: added`],
      [`breaking | ${OF_LIST} | Response 202: removed`],
    ],
    [
      'a header of a response',
      `${LIST}/responses/200/headers/X-Total`,
      undefined,
      [`mayBreak | ${OF_LIST} | Response 200 Header X-Total: removed`],
      [`safe | ${OF_LIST} | Response 200 Header X-Total: added: integer`],
    ],
    [
      'a property of a webhook, which clients receive',
      `${HOOK}/required`,
      [],
      ['breaking | POST watered | Request body liters: no longer required'],
      ['safe | POST watered | Request body liters: required now'],
    ],
  ]);
});

describe('findChanges: models', () => {
  expectRows([
    [
      'a property of a model that is sent and received',
      `${PLANT}/properties/color`,
      { type: 'string' },
      ['safe | Model Plant | color: added: string'],
      ['breaking | Model Plant | color: removed (in responses)'],
    ],
    [
      'a property of a received model that is only sent',
      `${PLANT}/properties/password`,
      undefined,
      ['mayBreak | Model Plant | password: removed (in requests)'],
      ['safe | Model Plant | password: added: string'],
    ],
    [
      'a required property',
      `${PLANT}/required`,
      ['name', 'status'],
      ['breaking | Model Plant | status: required now (in requests)'],
      ['breaking | Model Plant | status: no longer required (in responses)'],
    ],
    [
      'a value of an enum',
      `${PLANT}/properties/status/enum`,
      ['growing', 'resting', 'lost'],
      ['mayBreak | Model Plant | status: new values: lost (in responses)'],
      ['breaking | Model Plant | status: values removed: lost (in requests)'],
    ],
    [
      'a value that can be null',
      `${PLANT}/properties/name/type`,
      ['string', 'null'],
      ['breaking | Model Plant | name: can be null (in responses)'],
      ['breaking | Model Plant | name: can no longer be null (in requests)'],
    ],
    [
      'values of further properties',
      `${PLANT}/properties/beds/additionalProperties/type`,
      'number',
      ['breaking | Model Plant | beds.*: type changed from integer to number (in responses)'],
      ['breaking | Model Plant | beds.*: type changed from number to integer (in requests)'],
    ],
    [
      'an alternative',
      '/components/schemas/Shape/oneOf/1',
      undefined,
      ['safe | Model Shape | alternative removed: Square'],
      ['mayBreak | Model Shape | new alternative: Square'],
    ],
    [
      'a model that only an alternative uses',
      '/components/schemas/Square/properties',
      {},
      ['breaking | Model Square | side: removed'],
      ['safe | Model Square | side: added: number'],
    ],
    [
      'what a property requires',
      '/components/schemas/Round/dependentRequired',
      { radius: ['unit'] },
      ['safe | Model Round | radius: also requires unit'],
      ['mayBreak | Model Round | radius: no longer requires unit'],
    ],
    ['a condition', '/components/schemas/Round/if', { required: ['radius'] }, [], []],
    [
      'a condition with a consequence',
      '/components/schemas/Round/allOf',
      [{ if: { required: ['radius'] }, else: { required: ['unit'] } }],
      ['mayBreak | Model Round | conditions changed'],
      ['mayBreak | Model Round | conditions changed'],
    ],
    [
      'names of properties',
      '/components/schemas/Round/propertyNames',
      { maxLength: 8 },
      ['safe | Model Round | [propertyNames]: new limit: maxLength 8'],
      ['mayBreak | Model Round | [propertyNames]: limit lifted: maxLength 8'],
    ],
    [
      'a value that is no longer possible',
      '/components/schemas/Round/properties/radius',
      false,
      ['safe | Model Round | radius: type changed from number to nothing'],
      ['breaking | Model Round | radius: type changed from nothing to number'],
    ],
    ['a model that nothing uses', '/components/schemas/Weed', { type: 'object' }, [], []],
    ['texts', `${PLANT}/description`, 'Something that grows', [], []],
  ]);

  test('a change of a model is reported once, with the operations that it concerns', () => {
    const changed = nurseryWith(`${PLANT}/properties/name/maxLength`, 9);
    const { groups, counts } = compareDescriptions(NURSERY, changed);
    expect(groups).toHaveLength(1);
    expect(counts).toEqual({ breaking: 1, mayBreak: 0, safe: 0 });
    const [group] = groups;
    const operations = group?.subject.kind === 'model' ? group.subject.operations : [];
    expect(operations.map(({ operation }) => operation.id)).toEqual(['listPlants', 'replacePlant']);
  });

  test('a model that takes the place of its content is not a change', () => {
    const inlined = nurseryWith(
      `${LIST}/responses/200/content/application~1json/schema/items`,
      NURSERY.components.schemas.Plant,
    );
    expect(lines(NURSERY, inlined)).toEqual([]);
    expect(lines(inlined, NURSERY)).toEqual([]);
  });

  test('parts of allOf are compared as one object', () => {
    const { properties, ...rest } = NURSERY.components.schemas.Plant;
    const { name, ...others } = properties;
    const split = nurseryWith(PLANT, {
      allOf: [
        { ...rest, properties: { name } },
        { type: 'object', properties: others },
      ],
    });
    expect(lines(NURSERY, split)).toEqual([]);
    expect(lines(split, NURSERY)).toEqual([]);
  });

  test('a reference to a very different model is reported as such', () => {
    const wide = (names: string[]) => ({
      type: 'object',
      properties: Object.fromEntries(names.map((each) => [each, { type: 'string' }])),
    });
    const before = withValue(
      withValue(NURSERY, '/components/schemas/Left', wide(['a', 'b', 'c'])),
      '/components/schemas/Right',
      wide(['d', 'e', 'f']),
    );
    const use = (name: string) =>
      withValue(before, '/components/schemas/Order/properties/plant', {
        $ref: `#/components/schemas/${name}`,
      });
    expect(lines(use('Left'), use('Right'))).toEqual([
      'mayBreak | Model Order | plant: type changed from Left to Right',
    ]);
  });

  test('a change where a model is used is listed there', () => {
    const plant = { $ref: '#/components/schemas/Plant' };
    const order = '/components/schemas/Order/properties/plant';
    const now = nurseryWith(order, { oneOf: [plant, { type: 'null' }] });
    expect(lines(NURSERY, now)).toEqual(['safe | Model Order | plant: can be null']);
    expect(lines(now, NURSERY)).toEqual(['breaking | Model Order | plant: can no longer be null']);
  });
});

describe('findChanges: schemas that extend one another', () => {
  const extending = (properties: object) => ({
    allOf: [{ $ref: '#/components/schemas/Plant' }, { properties }],
  });
  const withPlants = (schemas: object) => {
    const content = (name: string) => ({
      'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
    });
    const get = (name: string) => ({
      get: { operationId: name, responses: { 200: { description: '', content: content(name) } } },
    });
    const Plant = {
      type: 'object',
      properties: { kind: { type: 'string' } },
      discriminator: { propertyName: 'kind' },
    };
    return {
      openapi: '3.0.3',
      info: { title: 'Nursery', version: '1' },
      paths: { '/plant': get('Plant'), '/herb': get('Herb') },
      components: { schemas: { Plant, Herb: extending({}), ...schemas } },
    };
  };

  test('an additional one is a value that the base did not have, and does not change the others', () => {
    const now = withPlants({ Tree: extending({ height: { type: 'number' } }) });
    expect(lines(withPlants({}), now)).toEqual(['mayBreak | Model Plant | new alternative: Tree']);
  });

  test('a change of one does not change the others', () => {
    const tree = (type: string) => withPlants({ Tree: extending({ height: { type } }) });
    const changes = compareDescriptions(tree('number'), tree('string'));
    const [group] = changes.groups;
    expect(changes.groups).toHaveLength(1);
    expect(group?.subject.kind === 'model' && group.subject.name).toBe('Tree');
    expect(JSON.stringify(changeLines(changes))).not.toContain('Herb');
  });
});

describe('findChanges: the same in several places', () => {
  test('a change of many operations is reported once', () => {
    const ids = Array.from({ length: 5 }, (_, index) => `sow${index}`);
    const describe = (parameters: object[]) => ({
      openapi: '3.1.0',
      info: { title: 'Nursery', version: '1' },
      paths: Object.fromEntries(
        ids.map((operationId) => [
          `/${operationId}`,
          { get: { operationId, parameters, responses: { 200: { description: '' } } } },
        ]),
      ),
    });
    const changes = compareDescriptions(describe([]), describe([query('season')]));
    expect(changeLines(changes)).toEqual([
      'safe | Operations (5) | Query parameter season: added: string',
    ]);
    expect(changes.counts.safe).toBe(1);
  });

  test('the same change of several responses and content types is reported once', () => {
    const content = (maxLength: number) => ({
      'application/json': { schema: { type: 'string', maxLength } },
      'application/xml': { schema: { type: 'string', maxLength } },
    });
    const responses = (maxLength: number) => ({
      400: { description: '', content: content(maxLength) },
      409: { description: '', content: content(maxLength) },
    });
    expect(
      lines(
        nurseryWith(`${DELETE}/responses`, responses(10)),
        nurseryWith(`${DELETE}/responses`, responses(20)),
      ),
    ).toEqual([
      'mayBreak | DELETE /plants/{id} | Response 400, 409: limit loosened from maxLength 10 to maxLength 20',
    ]);
  });
});
