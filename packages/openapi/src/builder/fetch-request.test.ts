import { expect, test } from 'vitest';
import type { SampleRequest } from '../samples/index.ts';
import { isFileMissing, toFetchArguments } from './fetch-request.ts';

const request: SampleRequest = {
  method: 'POST',
  url: 'https://api.harbor.example/berths',
  headers: [
    ['Cookie', 'a=b'],
    ['X-Key', 'abc'],
  ],
  returnsJson: true,
};

test('a request is sent without cookies, stored credentials and the address of the page', () => {
  const body = {
    kind: 'json',
    value: { name: 'East 7' },
    contentType: 'application/json',
  } as const;
  const { url, init } = toFetchArguments({ ...request, body }, new Map());
  expect(url).toBe(request.url);
  expect(init).toMatchObject({
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  });
  expect(init.headers).toEqual([
    ['X-Key', 'abc'],
    ['Content-Type', 'application/json'],
  ]);
  expect(JSON.parse(String(init.body))).toEqual({ name: 'East 7' });
});

test('user and password are encoded in UTF-8', () => {
  const basicAuth = { username: 'ada', password: 'Möwe' };
  const { init } = toFetchArguments({ ...request, basicAuth }, new Map());
  expect(init.headers).toContainEqual([
    'Authorization',
    `Basic ${Buffer.from('ada:Möwe').toString('base64')}`,
  ]);
});

test('a form has the chosen files and the types of its parts', async () => {
  const scan = new File(['bytes'], 'scan.pdf', { type: 'application/pdf' });
  const body: SampleRequest['body'] = {
    kind: 'multipart',
    parts: [
      { name: 'scan', file: 'scan.pdf' },
      { name: 'note', value: 'Signed' },
      { name: 'meta', value: '{}', contentType: 'application/json' },
    ],
  };
  const files = new Map([['scan', [scan]]]);
  const form = toFetchArguments({ ...request, body }, files).init.body;
  if (!(form instanceof FormData)) throw new Error('It is not a form.');
  expect(form.get('note')).toBe('Signed');
  expect(form.get('scan')).toMatchObject({ name: 'scan.pdf', type: 'application/pdf' });
  expect(form.get('meta')).toMatchObject({ type: 'application/json' });
  expect(isFileMissing(body, files)).toBe(false);
  expect(isFileMissing(body, new Map())).toBe(true);
});

test('a body that is a file needs one', () => {
  const body = { kind: 'file', file: 'scan.pdf', contentType: 'application/pdf' } as const;
  const scan = new File(['bytes'], 'scan.pdf');
  expect(isFileMissing(body, new Map())).toBe(true);
  expect(toFetchArguments({ ...request, body }, new Map([['', [scan]]])).init.body).toBe(scan);
});
