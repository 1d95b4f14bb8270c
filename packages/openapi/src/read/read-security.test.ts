import { describe, expect, test } from 'vitest';
import { makeFollow } from './follow.ts';
import { readSchemes, readSecurity, readServers } from './read-security.ts';

const follow = makeFollow({ schemes: { key: { type: 'apiKey', in: 'cookie', name: 'session' } } });

describe('security schemes', () => {
  test.each([
    [
      'a key in a header',
      { type: 'apiKey', in: 'header', name: 'X-Key' },
      { type: 'apiKey', in: 'header', key: 'X-Key' },
    ],
    [
      'a key in the query',
      { type: 'apiKey', in: 'query', name: 'k' },
      { type: 'apiKey', in: 'query', key: 'k' },
    ],
    [
      'a cookie, by reference',
      { $ref: '#/schemes/key' },
      { type: 'apiKey', in: 'cookie', key: 'session' },
    ],
    [
      'a token',
      { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    ],
    [
      'OpenID Connect',
      { type: 'openIdConnect', openIdConnectUrl: 'https://x.example' },
      { type: 'openIdConnect', url: 'https://x.example' },
    ],
    [
      'a certificate',
      { type: 'mutualTLS', deprecated: true },
      { type: 'mutualTLS', deprecated: true },
    ],
    [
      'an unknown type',
      { type: 'handshake', description: 'Firm' },
      { type: 'other', description: 'Firm' },
    ],
  ])('%s', (_, raw, scheme) => {
    expect(readSchemes({ one: raw }, follow)).toMatchObject([
      { name: 'one', flows: [], ...scheme },
    ]);
  });

  test('OAuth with all its flows, URLs and scopes', () => {
    const flows = {
      authorizationCode: {
        authorizationUrl: 'https://x.example/a',
        tokenUrl: 'https://x.example/t',
        refreshUrl: 'https://x.example/r',
        scopes: { read: 'Reads', write: '' },
      },
      deviceAuthorization: {
        deviceAuthorizationUrl: 'https://x.example/d',
        tokenUrl: 'https://x.example/t',
        scopes: {},
      },
    };
    expect(readSchemes({ login: { type: 'oauth2', flows } }, follow)[0]?.flows).toEqual([
      {
        kind: 'authorizationCode',
        urls: [
          { label: 'authorization', url: 'https://x.example/a' },
          { label: 'token', url: 'https://x.example/t' },
          { label: 'refresh', url: 'https://x.example/r' },
        ],
        scopes: [
          { name: 'read', description: 'Reads' },
          { name: 'write', description: undefined },
        ],
      },
      {
        kind: 'deviceAuthorization',
        urls: [
          { label: 'device', url: 'https://x.example/d' },
          { label: 'token', url: 'https://x.example/t' },
        ],
        scopes: [],
      },
    ]);
  });
});

describe('security requirements of an operation', () => {
  test.each([
    ['nothing', undefined, []],
    ['none, explicitly', [], [[]]],
    ['a value that is not a list', { key: [] }, []],
    ['none, as one of the alternatives', [{}], [[]]],
    ['one scheme', [{ key: [] }], [[{ scheme: 'key', scopes: [] }]]],
    [
      'one or the other',
      [{ key: [] }, { login: ['read'] }],
      [[{ scheme: 'key', scopes: [] }], [{ scheme: 'login', scopes: ['read'] }]],
    ],
    [
      'both together',
      [{ key: [], login: ['read', 'write'] }],
      [
        [
          { scheme: 'key', scopes: [] },
          { scheme: 'login', scopes: ['read', 'write'] },
        ],
      ],
    ],
    ['one, or nothing', [{ key: [] }, {}], [[{ scheme: 'key', scopes: [] }], []]],
  ])('%s', (_, raw, choices) => {
    expect(readSecurity(raw)).toEqual(choices);
  });
});

test('servers have their variables with defaults; those without a URL are ignored', () => {
  const raw = [
    {
      url: 'https://{port}.example/{base}',
      description: 'Live',
      variables: { port: { default: 443, enum: ['443', '8443'] }, base: { description: 'Where' } },
    },
    { description: 'Nowhere' },
  ];
  expect(readServers(raw)).toEqual([
    {
      url: 'https://{port}.example/{base}',
      name: undefined,
      description: 'Live',
      variables: [
        { name: 'port', default: '443', enum: ['443', '8443'], description: undefined },
        { name: 'base', default: '', enum: [], description: 'Where' },
      ],
    },
  ]);
});
