import { describe, expect, test } from 'vitest';
import { makeTestContext, renderTestPageAt } from './test-reference.ts';
import { textOf } from './test-text.ts';

const Mooring = {
  type: 'object',
  properties: {
    number: { type: 'integer', readOnly: true, example: 7 },
    berth: { type: 'string', example: 'N1' },
    secret: { type: 'string', writeOnly: true, example: 'hidden' },
  },
};

const received = {
  description: 'A vessel is at its berth.',
  parameters: [
    {
      name: 'X-Signature',
      in: 'header',
      required: true,
      schema: { type: 'string', example: 'ab' },
    },
    { name: 'attempt', in: 'query', required: true, schema: { type: 'integer', example: 2 } },
    { name: 'X-Rare', in: 'header', schema: { type: 'string' } },
  ],
  requestBody: {
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Mooring' } } },
  },
  responses: { 204: { description: 'Noted.' } },
};

const context = makeTestContext({
  openapi: '3.1.0',
  info: { title: 'Quay', version: '1' },
  servers: [{ url: 'https://quay.example/v2' }],
  paths: {
    '/watches': {
      post: {
        operationId: 'watch',
        callbacks: {
          moored: {
            '{$request.body#/url}': { post: { ...received, summary: 'Moored', deprecated: true } },
          },
        },
      },
    },
  },
  webhooks: { moored: { post: { operationId: 'onMooring', ...received } } },
  components: { schemas: { Mooring } },
});

const message = (target: string) =>
  `POST ${target}?attempt=2 HTTP/1.1\nX-Signature: ab\nContent-Type: application/json\n\n` +
  '{\n  "number": 7,\n  "berth": "N1"\n}';

describe('a webhook', () => {
  const text = textOf(renderTestPageAt('/webhooks/on-mooring', context).html);

  test('is a request to a server of the reader, with a sample', () => {
    expect(text).toContain('A request that your server receives');
    expect(text).toContain(message('https://your-server.example/'));
    expect(text).not.toContain('https://quay.example');
  });

  test('has the properties that the API sends, and the answers it expects', () => {
    expect(text).toContain('number integer read only');
    expect(text.split('OpenAPI description')[0]).not.toContain('secret');
    expect(text).toContain('Expected responses204');
  });
});

describe('a callback', () => {
  const html = renderTestPageAt('/watch', context).html;
  const text = textOf(html.split('class="api-callback"')[1] ?? '');

  test('is a request to a server of the reader, with a sample', () => {
    expect(text).toContain(
      'Callback: mooredA request that your server receives: the API sends it to this address.' +
        'POST {$request.body#/url}',
    );
    expect(text).toContain(message('{$request.body#/url}'));
  });

  test('has a summary, a state, and the answers it expects', () => {
    expect(text).toContain('Deprecated. It still works');
    expect(text).toContain('MooredA vessel is at its berth.');
    expect(text).toContain('Expected responses204');
  });

  test('has its parts as sections of its own', () => {
    const { toc } = renderTestPageAt('/watch', context);
    expect(toc.slice(-6).map(({ title, level }) => `${level} ${title}`)).toEqual([
      '2 Callback: moored',
      '3 Query parameters',
      '3 Headers',
      '3 Request body',
      '3 Expected responses',
      '4 204 No Content',
    ]);
  });

  test("does not change the heading of the operation's own responses", () => {
    const own = textOf(html.split('class="api-callback"')[0] ?? '');
    expect(own).not.toContain('Expected responses');
  });
});
