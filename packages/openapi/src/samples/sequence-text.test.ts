import { expect, test } from 'vitest';
import { describeTest } from '../builder/test-description.ts';
import { operationText } from '../views/test-text.ts';
import { buildRequest } from './build-request.ts';
import { isJsonType } from './media-type.ts';
import { exampleValues } from './request-values.ts';
import { sequenceText } from './sequence-text.ts';

test.each([
  ['application/x-ndjson', [{ a: 1 }, 'b\n', [2]], '{"a":1}\n"b\\n"\n[2]'],
  ['application/jsonl', { a: 1 }, '{"a":1}'],
  ['application/json-seq; charset=utf-8', [1, 2], '1\n2'],
  ['application/geo+json-seq', [1], '1'],
  ['text/event-stream', [{ a: 1 }, 'two\nlines'], 'data: {"a":1}\n\ndata: two\ndata: lines'],
  [
    'text/event-stream',
    [{ data: { a: 1 }, event: 'tide', id: '7' }],
    'event: tide\nid: 7\ndata: {"a":1}',
  ],
  ['application/json', [1], undefined],
  ['application/jsonl', '{"a":1}\n', undefined],
])('a value in %s has an item in each line or event', (type, value, expected) => {
  expect(sequenceText(value, type)).toBe(expected);
});

test('a sequence of JSON values is not JSON', () => {
  expect(isJsonType('application/json-seq')).toBe(false);
  expect(isJsonType('application/json-patch+json')).toBe(true);
});

const items = { type: 'object', properties: { tide: { type: 'number', example: 3 } } };

test('a sequence is sent with an item in each line', () => {
  const media = { schema: { type: 'array', items }, example: [{ tide: 1 }, { tide: 2 }] };
  const description = describeTest({ requestBody: { content: { 'application/jsonl': media } } });
  const { body } = buildRequest(description, exampleValues(description));
  expect(body).toMatchObject({ kind: 'text', text: '{"tide":1}\n{"tide":2}' });
});

test('a response of events is shown as events', () => {
  const responses = { 200: { content: { 'text/event-stream': { itemSchema: items } } } };
  expect(operationText({ responses })).toContain('data: {"tide":3}');
});
