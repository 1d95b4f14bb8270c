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
    expect(textWith(security, [{ key: [] }])).toContain('Authentication Not needed');
  });

  test('is anyone if the whole API says so', () => {
    expect(textWith(undefined, [])).toContain('Authentication Not needed');
  });

  test('may be anyone, though signing in is possible', () => {
    const text = textWith([{ key: [] }, {}]);
    expect(text).toContain('Authentication API key X-Key · optional');
    expect(text).not.toContain('Not needed');
  });

  test('is stated by alternatives, each with its scopes or roles', () => {
    const text = textWith([{ login: ['read', 'write'] }, { token: ['captain'] }]);
    expect(text).toContain(
      'Authentication OAuth 2.0 or Bearer tokenScopesOAuth 2.0: read writeBearer token: captain',
    );
  });

  test('is stated by schemes that are all required together', () => {
    expect(textWith([{ key: [], login: ['read'] }])).toContain(
      'Authentication API key X-Key and OAuth 2.0 · Scopes: read',
    );
    expect(textWith([{ key: [], login: [] }, { token: [] }])).toContain(
      'One of these ways:API key X-Key and OAuth 2.0Bearer token',
    );
  });

  test('is stated by scopes of several schemes, each beside its scheme', () => {
    expect(textWith([{ login: ['read'], token: ['captain'] }])).toContain(
      'Authentication OAuth 2.0 and Bearer tokenScopesOAuth 2.0: read and Bearer token: captain',
    );
  });

  test('is stated by the name of a scheme that nothing declares', () => {
    expect(textWith([{ handshake: ['firm'] }])).toContain(
      'Authentication handshake · Scopes: firm',
    );
  });

  test('is stated by the reference to a scheme', () => {
    expect(textWith([{ '#/components/securitySchemes/key': [] }])).toContain(
      'Authentication API key X-Key',
    );
  });
});

describe('the roles of a scheme that is not OAuth', () => {
  test('are named roles', () => {
    expect(textWith([{ token: ['captain'] }])).toContain('Bearer token · Roles: captain');
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
