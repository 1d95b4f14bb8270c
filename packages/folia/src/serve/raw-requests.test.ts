import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, makeServer } from './http-server.ts';
import { makeRequestHandler } from './serve-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'raw-'));
const outDir = join(folder, 'site');
const MODIFIED = new Date('2026-03-01T12:00:00Z');
const TEXT = '0123456789'.repeat(300);

let server: Server;
let port: number;

beforeAll(async () => {
  const files = {
    'site/index.html': 'home',
    'site/404.html': 'not found',
    'site/rope.txt': TEXT,
    'site/empty.txt': '',
    'site/.env': 'secret',
    'site/.git/config': 'secret',
    'site/.well-known/security.txt': 'contact',
    'secret.txt': 'secret',
    'site-two/secret.txt': 'secret',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  utimesSync(join(outDir, 'rope.txt'), MODIFIED, MODIFIED);
  symlinkSync(join(folder, 'secret.txt'), join(outDir, 'link.txt'));
  symlinkSync(join(folder, 'site-two'), join(outDir, 'two'));
  symlinkSync('rope.txt', join(outDir, 'inside.txt'));
  server = makeServer(makeRequestHandler({ outDir, baseUrl: '/' }), {
    headersTimeout: 300,
    requestTimeout: 300,
    connectionsCheckingInterval: 50,
  });
  port = await listen(server, 0);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Sends bytes as they are, and returns what the server answers until it closes the connection. */
function exchange(request: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    let answer = '';
    socket.setEncoding('latin1').on('data', (text) => {
      answer += text;
    });
    // The server may close the connection while the request is still being sent.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(request);
  });
}

type Answer = { status: number; headers: Headers; body: string };

async function send(line: string, headers: Record<string, string> = {}): Promise<Answer> {
  const lines = Object.entries({ Host: 'quay.example', Connection: 'close', ...headers });
  const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const answer = await exchange(`${line}\r\n${text}\r\n`);
  const [head = '', ...bodies] = answer.split('\r\n\r\n');
  const [status = '', ...fields] = head.split('\r\n');
  return {
    status: Number(status.split(' ')[1]),
    headers: new Headers(
      fields.map((field): [string, string] => {
        const [name = '', ...value] = field.split(':');
        return [name, value.join(':').trim()];
      }),
    ),
    body: bodies.join('\r\n\r\n'),
  };
}

const get = (path: string, headers?: Record<string, string>) =>
  send(`GET ${path} HTTP/1.1`, headers);

describe('nothing outside of the folder, and nothing hidden, is found at', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e/secret.txt',
    '/..;/secret.txt',
    '/....//secret.txt',
    '/two/../../secret.txt',
    '/rope.txt/../../secret.txt',
    '//secret.txt',
    '/link.txt',
    '/two/secret.txt',
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/.',
    '/rope.txt%00.html',
    '/C:/secret.txt',
    '/%E0%A4%A',
    '/%',
    'http://elsewhere.example/secret.txt',
    '*',
  ])('%s', async (path) => {
    const { status, body } = await get(path);
    expect([status, body]).toEqual([404, 'not found']);
  });
});

test('a link that stays in the folder and well-known files are found', async () => {
  expect(await get('/inside.txt')).toMatchObject({ status: 200, body: TEXT });
  expect(await get('/.well-known/security.txt')).toMatchObject({ status: 200, body: 'contact' });
});

test.each(['POST /rope.txt', 'PUT /rope.txt', 'DELETE /rope.txt', 'OPTIONS /rope.txt', 'TRACE /'])(
  '%s is not allowed',
  async (line) => {
    const { status, headers } = await send(`${line} HTTP/1.1`);
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  },
);

test('HEAD has the headers of GET and no body', async () => {
  const head = await send('HEAD /rope.txt HTTP/1.1');
  const got = await get('/rope.txt');
  expect(head.body).toBe('');
  expect(got.body).toBe(TEXT);
  for (const name of ['content-type', 'content-length', 'etag', 'last-modified', 'cache-control'])
    expect([name, head.headers.get(name)]).toEqual([name, got.headers.get(name)]);
});

describe('a conditional request', () => {
  test.each([
    ['If-None-Match', 'the ETag', (etag: string) => etag, 304],
    ['If-None-Match', 'a list', (etag: string) => `"other", ${etag}`, 304],
    ['If-None-Match', 'any', () => '*', 304],
    ['If-None-Match', 'another ETag', () => '"other"', 200],
    ['If-Modified-Since', 'the same time', () => MODIFIED.toUTCString(), 304],
    ['If-Modified-Since', 'earlier', () => 'Sat, 28 Feb 2026 12:00:00 GMT', 200],
    ['If-Modified-Since', 'no date', () => 'yesterday', 200],
  ])('with %s: %s', async (name, _what, value, status) => {
    const etag = (await get('/rope.txt')).headers.get('etag') ?? '';
    const answer = await get('/rope.txt', { [name]: value(etag) });
    expect([answer.status, answer.body]).toEqual([status, status === 304 ? '' : TEXT]);
  });
});

describe('a range', () => {
  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/3000', TEXT.slice(0, 10)],
    ['bytes=2990-', 206, 'bytes 2990-2999/3000', TEXT.slice(2990)],
    ['bytes=-5', 206, 'bytes 2995-2999/3000', '56789'],
    ['bytes=2990-9999', 206, 'bytes 2990-2999/3000', TEXT.slice(2990)],
    ['bytes=3000-', 416, 'bytes */3000', ''],
    ['bytes=0-1,5-6', 200, null, TEXT],
    ['bytes=9-1', 416, 'bytes */3000', ''],
    ['lines=0-1', 200, null, TEXT],
    ['nonsense', 200, null, TEXT],
  ])('%s', async (range, status, contentRange, body) => {
    const answer = await get('/rope.txt', { Range: range, 'Accept-Encoding': 'gzip' });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, contentRange]);
    expect(answer.body).toBe(body);
  });

  test('of an empty file cannot be satisfied, and the file itself is empty', async () => {
    expect(await get('/empty.txt', { Range: 'bytes=0-' })).toMatchObject({ status: 416 });
    expect(await get('/empty.txt')).toMatchObject({ status: 200, body: '' });
  });

  test('that is conditional gets the whole file', async () => {
    const answer = await get('/rope.txt', { Range: 'bytes=0-9', 'If-Range': '"old"' });
    expect([answer.status, answer.body]).toEqual([200, TEXT]);
  });
});

describe('the encoding', () => {
  test.each([
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip;q=0, identity', null],
    ['', null],
  ])('for Accept-Encoding "%s"', async (accepted, encoding) => {
    const { status, headers } = await get('/rope.txt', { 'Accept-Encoding': accepted });
    expect([status, headers.get('content-encoding')]).toEqual([200, encoding]);
    expect(headers.get('vary')).toContain('Accept-Encoding');
  });
});

test('HTTP/1.0 gets an answer without chunks, and the connection is closed', async () => {
  const answer = await exchange('GET /rope.txt HTTP/1.0\r\nAccept-Encoding: gzip;q=0\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toMatch(/transfer-encoding/i);
  expect(answer.endsWith(`\r\n\r\n${TEXT}`)).toBe(true);
});

describe('what is not a request gets an answer from 400 on, and the server lives', () => {
  test.each([
    ['noise', '\x00\xff\x16\x03\x01\r\n\r\n'],
    ['a version that does not exist', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
    ['long headers', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(70_000)}\r\n\r\n`],
    ['a long address', `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ])('%s', async (_what, request) => {
    expect(await exchange(request)).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/);
    expect((await get('/')).status).toBe(200);
  });
});

describe('a slow client is cut off, while others are answered', () => {
  test.each([
    ['sends nothing', ''],
    ['never ends its headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['never sends its body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc'],
  ])('that %s', async (_what, request) => {
    const slow = exchange(request);
    expect((await get('/')).status).toBe(200);
    expect(await slow).toMatch(/^(?:HTTP\/1\.1 40[58] |$)/);
  });
});
