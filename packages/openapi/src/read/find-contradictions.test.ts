import { expect, test } from 'vitest';
import {
  makeTestContextFromFiles,
  openTestDescription,
  readTestApi,
  renderTestPageAt,
} from '../views/test-reference.ts';
import { textOf } from '../views/test-text.ts';

const text = `openapi: 3.1.0
info: { title: Ferries, version: '1' }
paths: {}
components:
  schemas:
    Ship:
      type: object
      properties:
        kind: { type: string, enum: [ship] }
        deck: { type: string }
    Ferry:
      allOf:
        - $ref: '#/components/schemas/Ship'
        - type: object
          properties:
            kind: { type: string, enum: [ferry, catamaran] }
            deck: { type: integer }
    Fast: { allOf: [$ref: '#/components/schemas/Ferry', { required: [kind] }] }
`;

test('values that contradict those of another part are on the page, with a note', () => {
  const context = makeTestContextFromFiles({ 'a.yaml': text });
  expect(textOf(renderTestPageAt('/models/ferry', context).html)).toMatch(
    /kind no value.*The parts of this schema contradict each other\.Allowed: ferry catamaran/,
  );
});

test('a property whose parts contradict each other is one warning with its place', () => {
  const { opened } = openTestDescription({ 'a.yaml': text });
  const problems = opened ? readTestApi(opened).problems : [];
  expect(problems.map(({ line, severity, message }) => [line, severity, message])).toEqual([
    [16, 'warning', expect.stringContaining('#/components/schemas/Ferry/allOf/1/properties/kind')],
    [17, 'warning', expect.stringContaining('#/components/schemas/Ferry/allOf/1/properties/deck')],
  ]);
});
