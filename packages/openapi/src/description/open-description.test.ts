import { formatProblems } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { openTestDescription } from '../views/test-reference.ts';

const HEAD = 'openapi: 3.1.0\ninfo: { title: Quay, version: 1 }\n';

function problemsOf(files: Record<string, string>): string {
  return formatProblems(openTestDescription(files).problems);
}

describe('openDescription: problems', () => {
  test('a file that is neither JSON nor YAML', () => {
    expect(problemsOf({ 'api/a.json': '{ "openapi": "3.1.0",\n "info": [ }' })).toContain(
      'api/a.json\n  2:',
    );
  });

  test('no version, or an unsupported one', () => {
    expect(problemsOf({ 'api/a.yaml': 'info: {}' })).toContain('has no OpenAPI version');
    expect(problemsOf({ 'api/a.yaml': 'openapi: 4.0.0' })).toContain(
      '#/openapi: OpenAPI 4.0.0 is not supported.',
    );
  });

  test('all problems are reported at once, each with pointer, file and line', () => {
    const entry = `${HEAD}paths:\n  /berths:\n    $ref: berths.yaml\n  /tides:\n    get:\n      responses: [200]\n`;
    const berths = 'get:\n  parameters:\n    - name: depth\n      in: keel\n';
    expect(problemsOf({ 'api/a.yaml': entry, 'api/berths.yaml': berths })).toMatchInlineSnapshot(`
      "api/a.yaml
        8:7  Warning: #/paths/~1tides/get/responses (GET /tides): found a list, which is left out.
             Expected: an object.

      api/berths.yaml
        4:7  Warning: #/get/parameters/0/in (GET /berths): The parameter "depth" is left out, because its location is "keel".
             Allowed: "path", "query", "header", "cookie", "querystring"."
    `);
  });

  test('references to the network, outside the folder, without a target and in circles', () => {
    const schemas = [
      'A: { $ref: "https://evil.example/a.yaml" }',
      'B: { $ref: "../../secret.yaml" }',
      'C: { $ref: "#/components/schemas/Nowhere" }',
      'D: { $ref: "#/components/schemas/E" }',
      'E: { $ref: "#/components/schemas/D" }',
      'F: { $ref: "missing.yaml" }',
    ];
    const text = `${HEAD}components:\n  schemas:\n${schemas.map((line) => `    ${line}\n`).join('')}`;
    expect(problemsOf({ 'api/a.yaml': text })).toMatchInlineSnapshot(`
      "api/a.yaml
        5:10  Warning: #/components/schemas/A/$ref: The reference "https://evil.example/a.yaml" is not allowed.
              References to the network are not followed.
        6:10  #/components/schemas/B/$ref: The reference "../../secret.yaml" is not allowed.
              It points outside the folder "api".
              If the file belongs to the description, set "root" of this reference in the config to a folder that contains both.
        7:10  Warning: #/components/schemas/C/$ref: The reference "#/components/schemas/Nowhere" has no target.
              Expected: the JSON pointer of an object in the description.
        8:10  Warning: #/components/schemas/D/$ref: The reference "#/components/schemas/E" refers to itself.
              Expected: a reference that leads to an object.
        9:10  Warning: #/components/schemas/E/$ref: The reference "#/components/schemas/D" refers to itself.
              Expected: a reference that leads to an object.
        10:10  Warning: #/components/schemas/F/$ref: The reference "missing.yaml" has no target.
               The file "api/missing.yaml" does not exist."
    `);
  });
});

describe('openDescription: bundling', () => {
  test('a component that refers to a file names its content, wherever else it is referenced', () => {
    const { opened } = openTestDescription({
      'api/a.yaml': `${HEAD}paths:\n  /x: { get: { responses: { 200: { content: { a/b: { schema: { $ref: s/berth.yaml } } } } } } }\ncomponents:\n  schemas:\n    Berth: { $ref: s/berth.yaml }\n`,
      'api/s/berth.yaml':
        'type: object\nproperties:\n  next: { $ref: "#" }\n  knot: { $ref: "knots.yaml#/Bowline" }\n',
      'api/s/knots.yaml': 'Bowline: { type: string }\n',
    });
    expect(opened?.bundled.components).toEqual({
      schemas: {
        Berth: {
          type: 'object',
          properties: {
            next: { $ref: '#/components/schemas/Berth' },
            knot: { $ref: '#/components/schemas/Bowline' },
          },
        },
        Bowline: { type: 'string' },
      },
    });
    expect(JSON.stringify(opened?.bundled.paths)).toContain('"$ref":"#/components/schemas/Berth"');
  });

  test('a lookalike of a reference within an example stays the same', () => {
    const { opened, problems } = openTestDescription({
      'api/a.yaml': `${HEAD}components:\n  schemas:\n    A: { type: object, example: { $ref: "https://x.example" } }\n`,
    });
    expect(problems).toEqual([]);
    expect(JSON.stringify(opened?.bundled)).toContain('https://x.example');
  });

  test('a description of version 2.0 is converted', () => {
    const { opened } = openTestDescription({
      'api/a.yaml':
        'swagger: "2.0"\ninfo: { title: Old, version: "1" }\nhost: old.example\nschemes: [https]\npaths:\n  /x:\n    post:\n      parameters: [{ name: b, in: body, schema: { $ref: "#/definitions/B" } }]\n      responses: { 200: { description: Good } }\ndefinitions:\n  B: { type: object }\n',
    });
    expect(opened?.document.servers).toEqual([{ url: 'https://old.example' }]);
    expect(JSON.stringify(opened?.document.paths)).toContain('#/components/schemas/B');
  });
});
