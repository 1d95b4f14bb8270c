import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveSite } from './serve-site.ts';

const outDir = mkdtempSync(join(tmpdir(), 'served-'));
/** A script that each page of a build contains. */
const SHELL = '<script data-app="/assets/client-BCaNVKRn.js" data-switch></script>';
const CHANGED = new Date('2026-05-04T10:00:00.500Z');
const servers: Server[] = [];

beforeAll(async () => {
  mkdirSync(join(outDir, 'docs'));
  mkdirSync(join(outDir, 'ar'));
  const page = (path: string) =>
    `${SHELL}<link rel="canonical" href="https://quay.example/${path}">${path}`;
  const files = {
    'index.html': 'home',
    '404.html': 'not found',
    'ar/404.html': `${SHELL}غير موجودة`,
    'docs/404.html': page('kai/grün/docs/404'),
    'docs/tides.html': page('kai/grün/docs/tides'),
    'ten.txt': '0123456789',
    'empty.txt': '',
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(outDir, path), text);
  utimesSync(join(outDir, 'ten.txt'), CHANGED, CHANGED);
  for (const baseUrl of ['/kai/grün/', '/']) {
    servers.push((await serveSite({ outDir, baseUrl, port: 0 })).server);
  }
});

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(outDir, { recursive: true });
});

type Answer = { status: number; headers: Headers; body: string };

/** Sends bytes as they are, to the server with a base path beyond ASCII, or to the one without. */
function exchange(text: string, server = servers[1]): Promise<Answer> {
  const address = server?.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, 'localhost', () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...body] = received.split('\r\n\r\n');
      const [statusLine = '', ...lines] = head.split('\r\n');
      const headers = lines.map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ');
        return [name, value.join(': ')];
      });
      resolve({
        status: Number(statusLine.split(' ')[1]),
        headers: new Headers(headers),
        body: body.join('\r\n\r\n'),
      });
    });
  });
}

function get(target: string, headers: Record<string, string> = {}, server = servers[1]) {
  const lines = Object.entries({ Host: 'quay.example', Connection: 'close', ...headers });
  const written = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return exchange(`GET ${target} HTTP/1.1\r\n${written}\r\n`, server);
}

test.each([
  ['http://quay.example/ten.txt', 200, '0123456789'],
  ['HTTP://quay.example:8080/ten.txt?a=http://b/', 200, '0123456789'],
  ['http://quay.example', 200, 'home'],
  ['http://quay.example?a=b', 200, 'home'],
  ['http://quay.example/nowhere', 404, 'not found'],
  ['ftp://quay.example/ten.txt', 404, 'not found'],
])('a request for the whole URL %s is one for its path', async (target, status, text) => {
  const answer = await get(target);
  expect([answer.status, answer.body]).toEqual([status, text]);
});

test('a redirect from a whole URL names the path only', async () => {
  const { status, headers } = await get('http://evil.example/docs/404.html?a=b');
  expect([status, headers.get('location')]).toEqual([200, null]);
  const spelled = await get('http://evil.example/kai/gr%C3%BCn/docs/tides.html?a', {}, servers[0]);
  expect(spelled.headers.get('location')).toBe('/kai/gr%C3%BCn/docs/tides?a');
});

describe('requests that are refused have the security headers', () => {
  test.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n', 400],
    ['two hosts in HTTP/1.0', 'GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['no HTTP', 'garbage\r\n\r\n', 400],
    ['too large headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'a method without meaning here',
      'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      405,
    ],
  ])('%s', async (_, text, expected) => {
    const { status, headers } = await exchange(text);
    expect(status).toBe(expected);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  });
});

test('HTTP/1.0 needs no host, and an expectation that nobody knows is ignored', async () => {
  expect((await exchange('GET /ten.txt HTTP/1.0\r\n\r\n')).body).toBe('0123456789');
  expect((await get('/ten.txt', { Expect: 'tea' })).body).toBe('0123456789');
});

test('garbage after a request is refused after its response', async () => {
  const { status, body } = await exchange(
    'GET /ten.txt HTTP/1.1\r\nHost: a\r\n\r\ngarbage\r\n\r\n',
  );
  expect([status, body]).toEqual([200, expect.stringMatching(/^0123456789HTTP\/1\.1 400 /)]);
});

test.each([
  ['bytes=-999999999', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=-11', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=-10', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=8-999', 206, '89', 'bytes 8-9/10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=0-0,-999', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=x', 200, '0123456789', null],
  ['items=0-3', 200, '0123456789', null],
])('the range %s of ten bytes: %i', async (range, status, body, contentRange) => {
  const answer = await get('/ten.txt', { Range: range });
  expect([answer.status, answer.body, answer.headers.get('content-range')]).toEqual([
    ...[status, body, contentRange],
  ]);
});

test('no range of an empty file can be sent', async () => {
  expect((await get('/empty.txt', { Range: 'bytes=-5' })).status).toBe(416);
});

const EARLIER = 'Mon, 04 May 2026 09:59:59 GMT';
const SAME = 'Mon, 04 May 2026 10:00:00 GMT';
const LATER = 'Mon, 04 May 2026 10:00:01 GMT';

test.each([
  [{ 'If-Match': '*' }, 200],
  [{ 'If-Match': '"other"' }, 412],
  [{ 'If-Match': '"other"', 'If-Unmodified-Since': LATER }, 412],
  [{ 'If-Match': '*', 'If-Unmodified-Since': EARLIER }, 200],
  [{ 'If-Match': '"other"', 'If-None-Match': '*' }, 412],
  [{ 'If-Unmodified-Since': EARLIER }, 412],
  [{ 'If-Unmodified-Since': EARLIER, Range: 'bytes=0-1' }, 412],
  [{ 'If-Unmodified-Since': SAME }, 200],
  [{ 'If-Unmodified-Since': LATER }, 200],
  [{ 'If-Unmodified-Since': 'yesterday' }, 200],
  [{ 'If-Unmodified-Since': LATER, 'If-Modified-Since': SAME }, 304],
])('preconditions %o: %i', async (headers: Record<string, string>, status) => {
  expect((await get('/ten.txt', headers)).status).toBe(status);
});

test('an ETag of this server is weak, which never matches a precondition', async () => {
  const etag = (await get('/ten.txt')).headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\//);
  expect((await get('/ten.txt', { 'If-Match': etag })).status).toBe(412);
});

test.each([
  ['/kai/gr%C3%BCn/ten.txt', 200],
  ['/kai/gr%c3%bcn/ten.txt', 200],
  ['/kai/%67r%C3%BCn/ten.txt', 200],
  ['/kai/gr%C3%BCn/nowhere', 404],
  ['/kai%2Fgr%C3%BCn/ten.txt', 404],
  ['/ten.txt', 404],
  ['/kai/gr%C3%BC', 404],
  ['/kai', 404],
])('below the base path /kai/grün/: %s: %i', async (target, status) => {
  expect((await get(target, {}, servers[0])).status).toBe(status);
});

test('the base path without its slash leads to the site, encoded', async () => {
  const { status, headers } = await get('/kai/gr%c3%bcn?a', {}, servers[0]);
  expect([status, headers.get('location')]).toEqual([301, '/kai/gr%C3%BCn/?a']);
});

test.skipIf(sep === '\\')('a page can have a colon in its name', async () => {
  writeFileSync(join(outDir, 'docs/std::vec.html'), 'a page about vectors');
  expect((await get('/docs/std::vec')).body).toBe('a page about vectors');
  expect((await get('/docs/std%3A%3Avec')).body).toBe('a page about vectors');
});

test('a page named 404 in the first folder is a page, not the not-found page of that folder', async () => {
  const page = await get('/kai/gr%C3%BCn/docs/404', {}, servers[0]);
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('docs/404')]);
  const missing = await get('/kai/gr%C3%BCn/docs/nowhere', {}, servers[0]);
  expect([missing.status, missing.body]).toEqual([404, 'not found']);
  const translated = await get('/kai/gr%C3%BCn/ar/404', {}, servers[0]);
  expect([translated.status, translated.body]).toEqual([404, `${SHELL}غير موجودة`]);
});
