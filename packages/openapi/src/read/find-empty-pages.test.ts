import type { Problem } from 'folia-problems';
import { expect, test } from 'vitest';
import { openTestDescription, readTestApi } from '../views/test-reference.ts';
import { findEmptyPages } from './find-empty-pages.ts';

function findingsFor(operation: object): Problem[] {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Quay', version: '1' },
    paths: { '/berths': { get: operation } },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  });
  const { opened } = openTestDescription({ 'api/a.json': text });
  if (!opened) throw new Error('The description cannot be opened.');
  return findEmptyPages(readTestApi(opened).api, opened);
}

test.each([
  ['nothing', {}],
  ['an id and a tag', { operationId: 'berths', tags: ['Endpoints'], security: [], summary: ' ' }],
])('an operation that has only %s is shown with a warning', (_, operation) => {
  expect(findingsFor(operation)).toEqual([
    expect.objectContaining({
      severity: 'warning',
      message: expect.stringContaining('GET /berths has neither responses nor any text'),
    }),
  ]);
});

test.each([
  ['security', { security: [{ token: ['harbor'] }] }],
  ['servers', { servers: [{ url: 'https://quay.example' }] }],
  ['callbacks', { callbacks: { moored: { '{$url}': { post: { summary: 'Moored' } } } } }],
  ['documents', { externalDocs: { url: 'https://quay.example/docs' } }],
  ['parameters', { parameters: [{ name: 'depth', in: 'query' }] }],
  ['a body', { requestBody: { content: {} } }],
  ['text', { description: 'All berths.' }],
])('an operation that has only %s is shown without a warning', (_, operation) => {
  expect(findingsFor(operation)).toEqual([]);
});
