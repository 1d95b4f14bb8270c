import { describe, expect, test } from 'vitest';
import { openTestDescription, readTestApi } from '../views/test-reference.ts';

const HEAD = 'openapi: 3.1.0\ninfo: { title: Harbor, version: "1" }\n';

/** Opens a description, whose entry begins with the version and a title. */
function open(entry: string, files: Record<string, string> = {}) {
  const { opened, problems } = openTestDescription({ 'api/a.yaml': HEAD + entry, ...files });
  return { opened, problems, texts: problems.map(({ message }) => message) };
}

/** The model of a description. @throws Error with its problems */
function read(entry: string, files: Record<string, string> = {}) {
  const { opened, problems, texts } = open(entry, files);
  if (!opened || problems.length > 0) throw new Error(texts.join('\n'));
  return readTestApi(opened).api;
}

describe('a reference takes the place of', () => {
  test('an operation, whose own references are relative to its file', () => {
    const { operations } = read('paths: { /berths: { get: { $ref: berths/list.yml } } }', {
      'api/berths/list.yml':
        'operationId: listBerths\nsummary: All berths\nresponses: { 200: { $ref: ../shared/good.yml } }',
      'api/shared/good.yml': 'description: Good',
    });
    expect(operations).toMatchObject([
      { id: 'listBerths', title: 'All berths', responses: [{ description: 'Good' }] },
    ]);
  });

  test.each([
    ['paths', 'paths: { $ref: "b.yaml#/paths" }'],
    ['a path', 'paths: { /berths: { $ref: "b.yaml#/paths/~1berths" } }'],
    ['a response', 'paths: { /berths: { get: { responses: { 200: { $ref: "b.yaml#/good" } } } } }'],
    ['all responses', 'paths: { /berths: { get: { responses: { $ref: "b.yaml#/responses" } } } }'],
    [
      'the content of a response',
      'paths: { /berths: { get: { responses: { 200: { description: Good, content: { $ref: "b.yaml#/content" } } } } } }',
    ],
    [
      'a media type',
      'paths: { /berths: { get: { responses: { 200: { description: Good, content: { a/b: { $ref: "b.yaml#/content/a~1b" } } } } } } }',
    ],
  ])('%s', (_, entry) => {
    const [operation] = read(entry, {
      'api/b.yaml': [
        'content: { a/b: { schema: { type: string } } }',
        'good: { description: Good, content: { $ref: "#/content" } }',
        'responses: { 200: { $ref: "#/good" } }',
        'paths: { /berths: { get: { responses: { $ref: "#/responses" } } } }',
      ].join('\n'),
    }).operations;
    expect(operation?.responses).toMatchObject([
      {
        status: '200',
        description: 'Good',
        content: [{ contentType: 'a/b', schema: { type: 'string' } }],
      },
    ]);
  });

  test('parameters, one by one and as a list', () => {
    const shared = 'depth: { name: depth, in: query }\nall: [{ $ref: "#/depth" }]';
    for (const list of ['[{ $ref: "b.yaml#/depth" }]', '{ $ref: "b.yaml#/all" }']) {
      const entry = `paths: { /berths: { get: { summary: A, parameters: ${list} } } }`;
      expect(read(entry, { 'api/b.yaml': shared }).operations[0]?.parameters).toMatchObject([
        { name: 'depth', in: 'query' },
      ]);
    }
  });

  test('tags, servers, the title and security schemes', () => {
    const { opened } = openTestDescription({
      'a.yaml':
        'openapi: 3.1.0\ninfo: { $ref: "b.yaml#/info" }\nservers: [{ $ref: "b.yaml#/server" }]\ntags: [{ $ref: "b.yaml#/tag" }]\npaths: { /a: { get: { summary: A, tags: [Tides] } } }\ncomponents: { securitySchemes: { key: { $ref: "b.yaml#/key" } } }',
      'b.yaml':
        'info: { title: Harbor, version: 1 }\nserver: { url: "https://harbor.example" }\ntag: { name: Tides, description: High and low }\nkey: { type: apiKey, in: header, name: X-Key }',
    });
    if (!opened) throw new Error('The description was not opened.');
    const { api } = readTestApi(opened);
    expect(api).toMatchObject({
      title: 'Harbor',
      servers: [{ url: 'https://harbor.example' }],
      families: [{ name: 'Tides', description: 'High and low' }],
      schemes: [{ name: 'key', type: 'apiKey', key: 'X-Key' }],
    });
  });

  test('headers, links, callbacks, encodings and examples', () => {
    const { operations } = read(
      'paths: { /a: { post: { summary: A, requestBody: { content: { multipart/form-data: { encoding: { photo: { $ref: "b.yaml#/encoding" } }, examples: { one: { $ref: "b.yaml#/example" } } } } }, responses: { 200: { description: Good, headers: { X: { $ref: "b.yaml#/header" } }, links: { next: { $ref: "b.yaml#/link" } } } }, callbacks: { done: { $ref: "b.yaml#/done" } } } } }',
      {
        'api/b.yaml':
          'encoding: { contentType: image/png }\nexample: { value: 7 }\nheader: { description: Left }\nlink: { operationId: next }\ndone: { "{$url}": { post: { summary: Done } } }',
      },
    );
    expect(operations[0]).toMatchObject({
      body: { content: [{ encodings: [{ contentType: 'image/png' }], examples: [{ value: 7 }] }] },
      responses: [{ headers: [{ description: 'Left' }], links: [{ operationId: 'next' }] }],
      callbacks: [{ name: 'done', operations: [{ title: 'Done' }] }],
    });
  });

  test('samples of code, whole or only their source, whatever its file is called', () => {
    const { operations } = read(
      'paths: { /a: { get: { summary: A, x-codeSamples: [{ $ref: samples/shell.yml }, { lang: Go, source: { $ref: samples/list.go } }, { lang: Shell, source: { $ref: samples/list.yml } }] } } }',
      {
        'api/samples/shell.yml': 'lang: cURL\nsource: |-\n  curl x',
        'api/samples/list.go': 'package main // { not: [YAML\n',
        'api/samples/list.yml': 'curl \\\n  -X POST\n',
      },
    );
    expect(operations[0]?.codeSamples.map(({ language, source }) => [language, source])).toEqual([
      ['cURL', 'curl x'],
      ['Go', 'package main // { not: [YAML'],
      ['Shell', 'curl \\\n  -X POST'],
    ]);
  });

  test('a description: a file of Markdown, or a string within a file', () => {
    const api = read(
      'tags: [{ name: Tides, description: { $ref: tides.md } }]\npaths: { /a: { get: { description: { $ref: "texts.yml#/list" }, tags: [Tides] } } }',
      { 'api/tides.md': '# High: and low\n', 'api/texts.yml': 'list: |\n  All *tides*.\n' },
    );
    expect(api.families[0]?.description).toBe('# High: and low\n');
    expect(api.operations[0]?.description).toBe('All *tides*.\n');
  });

  test('an example, if it is nothing but a reference to a file', () => {
    const { opened } = open(
      'components: { schemas: { A: { type: object, example: { $ref: a.json } } }, examples: { one: { value: { $ref: a.json } } } }',
      { 'api/a.json': '{"depth": 3}' },
    );
    expect(opened?.bundled.components).toMatchObject({
      schemas: { A: { example: { depth: 3 } } },
      examples: { one: { value: { depth: 3 } } },
    });
  });

  test('properties called description and source, which are schemas', () => {
    const { opened, problems } = open(
      'components: { schemas: { A: { properties: { description: { $ref: b.yaml }, source: { $ref: b.yaml } } } } }',
      { 'api/b.yaml': 'type: string' },
    );
    expect(problems).toEqual([]);
    expect(opened?.bundled.components).toMatchObject({
      schemas: { A: { properties: { description: { $ref: '#/components/schemas/b' } } } },
    });
  });
});

describe('keys beside a reference', () => {
  test('override the summary and description of what is inlined', () => {
    const { operations } = read('paths: { /a: { get: { $ref: get.yaml, summary: Own } } }', {
      'api/get.yaml': 'summary: Theirs\ndescription: Theirs',
    });
    expect(operations[0]).toMatchObject({ title: 'Own', description: 'Theirs' });
  });

  test('of a path are added to those of its target', () => {
    const { operations } = read(
      'paths: { /a: { $ref: a-path.yaml, parameters: [{ name: depth, in: query }], post: { summary: Moor } } }',
      { 'api/a-path.yaml': 'get: { summary: List }' },
    );
    expect(operations.map(({ title, parameters }) => [title, parameters.length])).toEqual([
      ['List', 1],
      ['Moor', 1],
    ]);
  });
});

describe('a reference without a target', () => {
  test('to a schema keeps the name as the type, with a warning', () => {
    const entry =
      'paths: { /a: { get: { summary: A, responses: { 200: { description: Good, content: { a/b: { schema: { $ref: "models/Berth.yaml" } } } } } } } }';
    const { opened, problems } = open(entry);
    expect(problems).toMatchObject([{ severity: 'warning', line: 3, file: 'api/a.yaml' }]);
    expect(problems[0]?.message).toContain('/schema/$ref (GET /a): The reference');
    expect(JSON.stringify(opened?.document)).toContain('#/components/schemas/Berth"');
  });

  test('to a schema in the wrong place shows the one of the same name', () => {
    const { opened, problems } = open(
      'components: { schemas: { A: { items: { $ref: "#/definitions/B" } }, B: { type: string } } }',
    );
    expect(problems).toMatchObject([{ severity: 'warning' }]);
    expect(problems[0]?.hint).toContain('"#/components/schemas/B"');
    expect(opened?.document.components).toMatchObject({
      schemas: { A: { items: { $ref: '#/components/schemas/B' } } },
    });
  });

  test.each([
    ['a parameter', 'parameters: [{ $ref: "#/components/parameters/x" }]'],
    ['a body', 'requestBody: { $ref: "#/components/requestBodies/x" }'],
    ['a response', 'responses: { 200: { $ref: "#/components/responses/x" } }'],
    ['a list of parameters', 'parameters: { $ref: none.yaml }'],
    ['text', 'description: { $ref: none.md }'],
  ])('to %s is a warning that names the operation', (_, keys) => {
    const { opened, problems } = open(`paths: { /a: { get: { summary: A, ${keys} } } }`);
    expect(opened).toBeDefined();
    expect(problems).toMatchObject([{ severity: 'warning', line: 3 }]);
    expect(problems[0]?.message).toMatch(/^#\/paths\/~1a\/get\/.*\(GET \/a\): /);
  });

  test.each([
    ['an operation', 'paths: { /a: { get: { $ref: none.yaml } } }'],
    ['a path', 'paths: { /a: { $ref: none.yaml } }'],
  ])('to %s is an error, because a page is missing', (_, entry) => {
    const { opened, problems } = open(entry);
    expect(opened).toBeUndefined();
    expect(problems).toMatchObject([{ severity: 'error', line: 3 }]);
  });

  test('is one warning, even if others refer to the component that it stood for', () => {
    const { opened, problems } = open(
      'paths: { /a: { get: { summary: A, parameters: [{ $ref: "#/components/parameters/P" }], requestBody: { content: { a/b: { schema: { $ref: "#/components/schemas/S" } } } } } } }\ncomponents: { parameters: { P: { $ref: "https://a.example/b.yaml#/P" } }, schemas: { S: { $ref: "https://a.example/b.yaml#/S" } } }',
    );
    expect(opened).toBeDefined();
    expect(problems.map(({ message }) => message.split(':')[0])).toEqual([
      '#/components/schemas/S/$ref',
      '#/components/parameters/P/$ref',
    ]);
  });

  test('in the mapping of a discriminator is a warning at its key', () => {
    const { problems } = open(
      'components:\n  schemas:\n    A:\n      discriminator:\n        propertyName: kind\n        mapping: { tug: tug.yaml }',
    );
    expect(problems).toMatchObject([{ severity: 'warning', line: 8, column: 20 }]);
    expect(problems[0]?.message).toContain('#/components/schemas/A/discriminator/mapping/tug: ');
  });

  test('in the mapping of a discriminator is fine if the first file has the target', () => {
    const { opened, problems } = open(
      'components: { schemas: { Ship: { $ref: b.yaml }, Tug: { type: object } } }',
      {
        'api/b.yaml':
          'discriminator: { propertyName: kind, mapping: { tug: "#/components/schemas/Tug" } }',
      },
    );
    expect(problems).toEqual([]);
    expect(opened?.bundled.components).toMatchObject({
      schemas: { Ship: { discriminator: { mapping: { tug: '#/components/schemas/Tug' } } } },
    });
  });

  test('out of the folder is an error that says how to allow it', () => {
    const { opened, problems } = open('components: { schemas: { A: { $ref: ../secret.yaml } } }');
    expect(opened).toBeUndefined();
    expect(problems[0]?.hint).toContain('set "root"');
  });

  test('is not one if the root of the description allows it', () => {
    const files: Record<string, string> = {
      'api/v1/a.yaml': `${HEAD}components: { schemas: { A: { $ref: ../../shared/berth.yaml } } }`,
      'shared/berth.yaml': 'type: object',
    };
    const { opened, problems } = openTestDescription(files, '.');
    expect(problems).toEqual([]);
    expect(opened?.bundled.components).toEqual({ schemas: { A: { type: 'object' } } });
  });

  test('is reported with those of a broken file only once', () => {
    const { problems } = open(
      'components: { schemas: { A: { $ref: "b.yaml#/A" }, B: { $ref: "b.yaml#/B" } } }',
      { 'api/b.yaml': 'A: [' },
    );
    expect(problems).toMatchObject([{ file: 'api/b.yaml', line: 1 }]);
  });
});

test('ten thousand schemas that refer to the next are bundled', () => {
  const next = (index: number) => `S${index}: { items: { $ref: "#/S${index + 1}" } }`;
  const { opened, problems } = open('components: { schemas: { A: { $ref: "b.yaml#/S0" } } }', {
    'api/b.yaml': `${Array.from({ length: 10_000 }, (_, index) => next(index)).join('\n')}\nS10000: {}`,
  });
  expect(problems).toEqual([]);
  expect(Object.keys(Object(Object(opened?.bundled.components).schemas))).toHaveLength(10_001);
});

describe('a reference is read as it was meant, with a warning', () => {
  const ANSWER =
    'responses: { 200: { description: Good, content: { a/b: { schema: { type: string } } } } }';

  test('without the slash at the beginning of its pointer', () => {
    const { opened, texts } = open(
      `paths: { /berths: { get: { responses: { 200: { $ref: "#components/responses/200" } } } } }\ncomponents: { ${ANSWER} }`,
    );
    expect(texts).toEqual([expect.stringContaining('is read as "#/components/responses/200"')]);
    expect(opened && readTestApi(opened).api.operations[0]?.responses).toMatchObject([
      { description: 'Good', content: [{ contentType: 'a/b' }] },
    ]);
  });

  test('written in a part as it would be in the first file', () => {
    const { opened, problems } = open(
      `paths: { /berths: { $ref: paths/berths.yaml } }\ncomponents: { ${ANSWER} }`,
      {
        'api/paths/berths.yaml':
          'get:\n  responses:\n    200: { $ref: "#/components/responses/200" }',
      },
    );
    expect(problems).toMatchObject([
      {
        file: 'api/paths/berths.yaml',
        line: 3,
        severity: 'warning',
        message: expect.stringContaining('is read as "api/a.yaml#/components/responses/200"'),
      },
    ]);
    expect(opened && readTestApi(opened).api.operations[0]?.responses).toMatchObject([
      { description: 'Good', content: [{ contentType: 'a/b' }] },
    ]);
  });

  test('but not if a part has something at the pointer', () => {
    const { texts } = open(
      `paths: { /berths: { $ref: b.yaml#/paths } }\ncomponents: { ${ANSWER} }`,
      {
        'api/b.yaml':
          'paths: { get: { responses: { 200: { $ref: "#/components/responses/200" } } } }\ncomponents: { responses: { 200: { description: Low } } }',
      },
    );
    expect(texts).toEqual([]);
  });
});
