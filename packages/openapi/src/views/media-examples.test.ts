import { describe, expect, test } from 'vitest';
import { makeTestContext, renderTestPageAt } from './test-reference.ts';
import { operationHtml, operationText, textOf } from './test-text.ts';

const count = (text: string, part: string) => text.split(part).length - 1;
const withoutSource = (text: string) => text.split('OpenAPI description')[0] ?? '';

const answer = (example: unknown, type = 'application/json') => ({
  description: 'Fine',
  content: { [type]: { schema: { type: 'object' }, example } },
});

describe('the example of a response', () => {
  test('is on the page, in whatever media type and for however many statuses', () => {
    const statuses = [400, 401, 403, 404, 429, 500, 503];
    const responses = {
      200: {
        description: 'Fine',
        content: {
          'application/json': { schema: { type: 'object' }, example: { at: 'json' } },
          'text/csv': { schema: { type: 'string' }, example: 'at,csv' },
          'application/xml': { schema: { type: 'object' }, example: { at: 'xml' } },
        },
      },
      ...Object.fromEntries(statuses.map((status) => [status, answer({ at: `s${status}` })])),
    };
    const text = withoutSource(operationText({ responses }));
    for (const status of statuses) expect(count(text, `"at": "s${status}"`)).toBe(1);
    expect(count(text, '"at": "json"')).toBe(1);
    expect(text).toContain('Example: text/csvat,csv');
    expect(text).toContain('<at>xml</at>');
  });

  test('of success is in the panel, even if it is the last of many', () => {
    const errors = ['100', '101', '102', '103'].map((status) => [status, answer({ at: status })]);
    const responses = { ...Object.fromEntries(errors), 200: answer({ at: 'success' }) };
    const [panel = ''] = operationHtml({ responses }).split('class="api-words"');
    expect(textOf(panel)).toContain('"at": "success"');
  });

  test('has its summary and its description, even if it is the only one', () => {
    const examples = { one: { summary: 'Full boat', description: 'No seats.', value: { at: 1 } } };
    const content = { 'application/json': { schema: { type: 'object' }, examples } };
    const text = withoutSource(operationText({ responses: { 200: { content } } }));
    expect(count(text, '"at": 1')).toBe(1);
    expect(text).toMatch(/"at": 1\s+}Full boatNo seats\./);
  });
});

test('the words of the only example of a request are on the page', () => {
  const examples = { one: { summary: 'Full boat', description: 'No seats.', value: { at: 1 } } };
  const content = { 'application/json': { schema: { type: 'object' }, examples } };
  expect(operationText({ requestBody: { content } })).toContain('Example: Full boatNo seats.');
});

test('the example of what a webhook expects as an answer is on its page', () => {
  const onArrival = { operationId: 'onArrival', responses: { 200: answer({ at: 'reader' }) } };
  const context = makeTestContext({
    openapi: '3.1.0',
    info: { title: 'Quay', version: '1' },
    webhooks: { arrival: { post: onArrival } },
  });
  const text = textOf(renderTestPageAt('/webhooks/on-arrival', context).html);
  expect(withoutSource(text)).toContain('"at": "reader"');
});

test('the example of a model has integers of 64 bits as numbers, with all their digits', () => {
  const Ship = {
    type: 'object',
    properties: { number: { type: 'integer', format: 'int64', example: '9007199254740993' } },
  };
  const info = { title: 'Harbor', version: '1' };
  const context = makeTestContext({ openapi: '3.1.0', info, components: { schemas: { Ship } } });
  const text = textOf(renderTestPageAt('/models/ship', context).html);
  expect(text).toContain('"number": 9007199254740993');
});
