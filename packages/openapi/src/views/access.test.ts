import { describe, expect, test } from 'vitest';
import { makeTestContext, renderTestPageAt } from './test-reference.ts';
import { operationText, textOf } from './test-text.ts';

const SCHEMES = {
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      login: { type: 'oauth2', flows: {} },
      token: { type: 'http', scheme: 'bearer' },
    },
  },
};

function textWith(security: unknown, ofAll?: unknown): string {
  const more = ofAll === undefined ? SCHEMES : { ...SCHEMES, security: ofAll };
  const operation = security === undefined ? {} : { security };
  return operationText(operation, more).split('OpenAPI description')[0] ?? '';
}

describe('who may call an operation', () => {
  test('is not stated where the description states nothing', () => {
    expect(textWith(undefined)).not.toContain('Authentication');
  });

  test.each([
    ['an empty list', []],
    ['an alternative without schemes', [{}]],
  ])('is anyone with %s, even if the API requires authentication', (_, security) => {
    expect(textWith(security, [{ key: [] }])).toContain('Authentication Not required');
  });

  test('is anyone if the whole API says so', () => {
    expect(textWith(undefined, [])).toContain('Authentication Not required');
  });

  test('may be anyone, though signing in is possible', () => {
    const text = textWith([{ key: [] }, {}]);
    expect(text).toContain('Authentication API key in the header X-Key · optional');
    expect(text).not.toContain('Not required');
  });

  test('is stated by alternatives in one line, with scopes or roles on request', () => {
    const text = textWith([
      { login: ['read', 'write'] },
      { login: ['all'] },
      { token: ['captain'] },
    ]);
    expect(text).toContain(
      'Authentication OAuth 2.0 or Bearer tokenScopes' +
        'OAuth 2.0 · Scopes: read writeOAuth 2.0 · Scopes: allBearer token · Roles: captain',
    );
  });

  test('names what is on request after the scheme that has it', () => {
    const text = textWith([{ key: [] }, { login: ['read'] }]);
    expect(text).toContain('or OAuth 2.0ScopesAPI key');
  });

  test('is stated by schemes that are all required together', () => {
    expect(textWith([{ key: [], login: ['read'] }])).toContain(
      'API key in the header X-Key and OAuth 2.0 · Scopes: read',
    );
    expect(textWith([{ key: [], login: [] }, { token: [] }])).toContain(
      'One of these ways:API key in the header X-Key and OAuth 2.0Bearer token',
    );
  });

  test('is not required if one of several ways needs nothing, which is said before the list', () => {
    expect(textWith([{ key: [], login: [] }, { token: [] }, {}])).toContain(
      'Authentication Not required · One of these ways:API key in the header X-Key and OAuth 2.0',
    );
  });

  test('has many scopes on request only', () => {
    const text = textWith([{ login: ['a', 'b', 'c', 'd', 'e'] }]);
    expect(text).toContain('Authentication OAuth 2.0ScopesOAuth 2.0 · Scopes: a b c d e');
  });

  test('is stated by the name of a scheme that nothing declares', () => {
    expect(textWith([{ handshake: ['firm'] }])).toContain('handshake · Scopes: firm');
  });

  test('is stated by the reference to a scheme', () => {
    expect(textWith([{ '#/components/securitySchemes/key': [] }])).toContain(
      'API key in the header',
    );
  });
});

describe('how a request of the API to a receiver authenticates', () => {
  const callbacks = (own: object) => ({
    callbacks: { moored: { '{$request.body#/url}': { post: { ...own } } } },
  });

  test('is stated by the callback itself, not by the API', () => {
    const more = { ...SCHEMES, security: [{ key: [] }] };
    expect(operationText(callbacks({}), more)).not.toContain('How this request authenticates');
    expect(operationText(callbacks({ security: [{ token: [] }] }), more)).toContain(
      'How this request authenticates Bearer token',
    );
  });

  test('is stated by the webhook itself', () => {
    const pageWith = (own: object) =>
      renderTestPageAt(
        '/webhooks/moored',
        makeTestContext({
          openapi: '3.1.0',
          info: { title: 'Quay', version: '1' },
          ...SCHEMES,
          security: [{ key: [] }],
          webhooks: { moored: { post: { operationId: 'moored', ...own } } },
        }),
      ).html;
    expect(pageWith({})).not.toContain('X-Key');
    expect(textOf(pageWith({ security: [{ token: [] }] }))).toContain(
      'How this request authenticates Bearer token',
    );
  });
});
