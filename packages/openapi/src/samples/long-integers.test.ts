import { expect, test } from 'vitest';
import { describeTest } from '../builder/test-description.ts';
import { operationText } from '../views/test-text.ts';
import { buildRequest } from './build-request.ts';
import { LANGUAGES } from './languages.ts';
import { parseTyped, typedText } from './long-integers.ts';
import { exampleValues } from './request-values.ts';
import { bodyText } from './sample-request.ts';

const LONG = '9007199254740993';

// A description as a build has it: long integers are texts.
const schema = {
  type: 'object',
  required: ['id', 'code', 'list', 'any', 'kind'],
  properties: {
    id: { type: 'integer', example: LONG },
    code: { type: 'string', example: LONG },
    list: { type: 'array', items: { type: 'number' }, example: [LONG, 1] },
    any: { type: 'object', additionalProperties: { type: 'integer' }, example: { a: `-${LONG}` } },
    kind: { oneOf: [{ type: 'integer' }, { type: 'boolean' }], example: LONG },
  },
};
const content = { 'application/json': { schema } };

test('an integer of 64 bits is a number in every request, a string of digits stays a string', () => {
  const description = describeTest({ requestBody: { content } });
  const request = buildRequest(description, exampleValues(description));
  const written = `{"id":${LONG},"code":"${LONG}","list":[${LONG},1],"any":{"a":-${LONG}},"kind":${LONG}}`;
  expect(bodyText(request.body)?.replace(/\s/g, '')).toBe(written);
  for (const { write, id } of LANGUAGES) {
    const code = write(request).replaceAll('\\', '');
    expect([id, code.match(/[^"\d-]-?9007199254740993[^"\d]/g)?.length]).toEqual([id, 4]);
    expect(code).not.toContain(`JSON.stringify({\n    "id"`);
  }
});

test('an integer of 64 bits is a number in the example of a response', () => {
  const text = operationText({ responses: { 200: { description: 'Fine', content } } });
  expect(text).toContain(`"id": ${LONG},`);
  expect(text).toContain(`"code": "${LONG}",`);
});

test('an integer of 64 bits in an example that is a string of JSON keeps its digits', () => {
  const media = { 'application/json': { example: `{"id":${LONG}}` } };
  const text = operationText({ responses: { 200: { description: 'Fine', content: media } } });
  expect(text).toContain(`"id": ${LONG}\n`);
});

test('an integer of 64 bits that a reader types keeps its digits', () => {
  const typed = `{\n  "id": ${LONG},\n  "code": "${LONG}"\n}`;
  const types = { id: { types: ['integer'] }, code: { types: ['string'] } };
  const properties = Object.entries(types).map(([name, inner]) => {
    return { name, required: true, schema: inner };
  });
  const value = parseTyped(typed, { types: ['object'], properties });
  expect(value).toEqual({ id: LONG, code: LONG });
  expect(typedText(value, { types: ['object'], properties })).toBe(typed);
});
